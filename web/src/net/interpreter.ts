/** Python in this worker, with our code in it. */

export interface Interpreter {
  pyimport(module: string): object;
  unpackArchive(archive: ArrayBuffer, format: string): void;
}

interface Loader {
  loadPyodide(options: object): Promise<Interpreter>;
}

/** A damaged archive is refused: its hash is in the page. */
export async function loadInterpreter(folder: string, hash: string): Promise<Interpreter> {
  unpackOnTheWay();
  const code = fetch(`${folder}code.zip`, { integrity: hash }).then((answer) => answer.arrayBuffer());
  const [python, archive] = await Promise.all([begun(folder), code]);
  python.unpackArchive(archive, 'zip');
  return python;
}

async function begun(folder: string): Promise<Interpreter> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Loader;
  return loadPyodide({ indexURL: folder });
}

/** The interpreter is stored packed: not every host packs what it sends, or knows the type of this file. */
function unpackOnTheWay(): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (address, options) => {
    const wanted = String(address instanceof Request ? address.url : address);
    if (!wanted.endsWith('.wasm')) return plain(address, options);
    const { body } = await plain(`${wanted}.gz`, options);
    const headers = { 'content-type': 'application/wasm' };
    return new Response(body!.pipeThrough(new DecompressionStream('gzip')), { headers });
  };
}
