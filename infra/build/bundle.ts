import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { type FunctionName, functions } from '../../lambdas/functions.ts';
import { createBeside } from './beside.ts';
import { lean } from './lean.ts';
import { keepOwnMap } from './own-map.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const bundleFolder = path.join(root, 'dist/lambdas');

export interface Bundled {
  readonly name: FunctionName;
  /** Of the handler's own file, without source map. */
  readonly bytes: number;
  readonly gzipBytes: number;
  /** Files of the repository and of its packages that are in it. */
  readonly inputs: readonly string[];
  /** Those of the programs beside it, which it loads when it first needs them. */
  readonly later: readonly string[];
}

const names = Object.keys(functions) as FunctionName[];
const source = (file: string) => path.join(root, 'lambdas', file);

const common = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  // The ES modules of a package are the ones that can be shaken.
  mainFields: ['module', 'main'],
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  absWorkingDir: root,
  logLevel: 'warning',
} as const satisfies BuildOptions;

const besides = createBeside(path.join(root, 'lambdas'));

/** CommonJS with the SDK inside: measured, it starts faster than an ES module and than the runtime's own SDK. */
const bundlePrograms = async (folder: string, entryPoints: Readonly<Record<string, string>>) => {
  const { metafile } = await build({
    ...common,
    entryPoints,
    outdir: folder,
    format: 'cjs',
    define: {
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
      // The browser's streams, which the SDK looks for in every answer and Node makes when they are looked for.
      ReadableStream: 'undefined',
    },
    // V8 looks into the body of every arrow function when it reads a file, of other functions only when they run.
    supported: { arrow: false },
    plugins: [lean, besides.plugin],
    metafile: true,
  });
  const outputs = Object.entries(metafile.outputs);
  return (program: string) => {
    const [file, output] = outputs.find(([name]) => name.endsWith(`${program}.js`)) ?? [];
    if (!file || !output) throw new Error(`No ${program} came of the bundle`);
    keepOwnMap(path.join(root, `${file}.map`));
    const used = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    return { inputs: used.map(([input]) => input), besides: besides.programsOf(output) };
  };
};

/** Every handler, and then what they load while they run. Answers the inputs of both by function. */
const bundleHandlers = async (folder: string) => {
  const entries = names.map((name) => [`${name}/index`, source(functions[name].entry)]);
  const handlerOf = await bundlePrograms(folder, Object.fromEntries(entries));
  const handlers = names.map((name) => ({ name, ...handlerOf(`${name}/index`) }));
  const programs = handlers.flatMap(({ name, besides: more }) =>
    [...more].map(([program, file]) => ({ name, program: `${name}/${program}`, file })),
  );
  const programOf = await bundlePrograms(folder, Object.fromEntries(programs.map((one) => [one.program, one.file])));
  const extra = Map.groupBy(programs, ({ name }) => name);
  return new Map(
    handlers.map(({ name, inputs }) => {
      const later = (extra.get(name) ?? []).flatMap(({ program }) => programOf(program).inputs);
      return [name, { inputs, later }];
    }),
  );
};

/** The thread that reads untrusted files is a program of its own, beside the handler that starts it. */
const bundleReader = (folder: string) =>
  build({
    ...common,
    entryPoints: [source('pipeline/extraction/extraction-worker.ts')],
    outfile: path.join(folder, 'extract/extraction-worker.mjs'),
    format: 'esm',
    // Parsers written as CommonJS ask for Node's modules by require.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  });

/** Bundles every function into `<folder>/<name>/index.js`. */
export const bundle = async (folder = bundleFolder): Promise<readonly Bundled[]> => {
  rmSync(folder, { recursive: true, force: true });
  const [handlers] = await Promise.all([bundleHandlers(folder), bundleReader(folder)]);
  // The repository's own package.json calls every .js an ES module.
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }\n');
  return names.map((name) => {
    const code = readFileSync(path.join(folder, name, 'index.js'));
    const { inputs = [], later = [] } = handlers.get(name) ?? {};
    return { name, bytes: code.length, gzipBytes: gzipSync(code).length, inputs, later };
  });
};

const kilobytes = (bytes: number): string => String(Math.round(bytes / 1_000)).padStart(6);

if (import.meta.main)
  for (const { name, bytes, gzipBytes } of await bundle())
    console.log(`${name.padEnd(20)}${kilobytes(bytes)} kB, ${kilobytes(gzipBytes)} kB gzipped`);
