import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/**
 * What our own code imports while it runs becomes a program of its own beside the handler, so that a cold start reads
 * none of it: esbuild itself would put it into the handler's file. It shares no module with the handler, and so hands
 * out plain values and functions, never a class to be told by.
 */
export const createBeside = (sourceFolder: string) => {
  /** Name of the program → its source. */
  const sources = new Map<string, string>();

  const plugin: Plugin = {
    name: 'beside',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\./ }, ({ kind, path: wanted, resolveDir }) => {
        if (kind !== 'dynamic-import' || !resolveDir.startsWith(sourceFolder)) return undefined;
        const source = path.resolve(resolveDir, wanted);
        const name = path.basename(source, '.ts');
        if ((sources.get(name) ?? source) !== source) throw new Error(`Two programs are called ${name}`);
        sources.set(name, source);
        return { path: `./${name}.js`, external: true };
      });
    },
  };

  /** The programs that an output imports while it runs: name → source. */
  const programsOf = (output: Metafile['outputs'][string]): ReadonlyMap<string, string> => {
    const names = output.imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path: file }) => file);
    return new Map([...sources].filter(([name]) => names.includes(`./${name}.js`)));
  };

  return { plugin, programsOf };
};
