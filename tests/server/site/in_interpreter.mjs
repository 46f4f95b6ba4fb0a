// Runs a program with the interpreter and the code of a site: node in_interpreter.mjs FOLDER PROGRAM RECORDS
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, program, records] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/code.zip`)), 'zip');
python.globals.set('records', readFileSync(records, 'utf8'));
console.log(python.runPython(readFileSync(program, 'utf8')));
