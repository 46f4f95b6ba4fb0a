// Compiles the modules of an archive with the interpreter that will run them: node compile.mjs INTERPRETER ARCHIVE
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, archive] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile('/code.zip', readFileSync(archive));
python.runPython(`
from importlib._bootstrap_external import _code_to_hash_pyc
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

with ZipFile("/code.zip") as sources, ZipFile("/compiled.zip", "w", ZIP_DEFLATED, compresslevel=9) as compiled:
    for info in sources.infolist():
        content, name = sources.read(info), info.filename
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True)
            content, name = _code_to_hash_pyc(code, bytes(8), checked=False), name + "c"
        compiled.writestr(ZipInfo(name, info.date_time), content, ZIP_DEFLATED)
`);
writeFileSync(archive, python.FS.readFile('/compiled.zip'));
