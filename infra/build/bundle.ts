import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type FunctionName, functions } from '../../lambdas/functions.ts';
import { copyPackages } from './packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const bundleFolder = path.join(root, 'dist/lambdas');

export interface Bundled {
  readonly name: FunctionName;
  /** Of what is read before the first call: the handler's file and what it imports statically. */
  readonly bytes: number;
  /** Files of the repository and of its packages that are in those. */
  readonly inputs: readonly string[];
  /** Files that are only in what it imports while it runs. */
  readonly later: readonly string[];
}

const names = Object.keys(functions) as FunctionName[];
const source = (file: string) => path.join(root, 'lambdas', file);

/** The thread that reads untrusted files is a program of its own, beside the handler that starts it. */
const threads: Readonly<Partial<Record<FunctionName, Readonly<Record<string, string>>>>> = {
  extract: { 'extraction-worker': 'pipeline/extraction/extraction-worker.ts' },
};

/** ES modules with the SDK inside: what a function imports while it runs is a file of its own, which a cold start does not read. */
const bundleOne = async (folder: string, name: FunctionName): Promise<Metafile> => {
  const programs = { index: functions[name].entry, ...threads[name] };
  const { metafile } = await build({
    entryPoints: Object.fromEntries(Object.entries(programs).map(([out, entry]) => [out, source(entry)])),
    outdir: path.join(folder, name),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Of a package's ES modules a bundler can leave out what nobody uses.
    mainFields: ['module', 'main'],
    minify: true,
    // Read by the log when something fails, and not by Node at every start.
    sourcemap: 'external',
    sourcesContent: false,
    // Packages written as CommonJS ask for Node's modules by require.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    absWorkingDir: root,
    logLevel: 'warning',
    metafile: true,
  });
  copyPackages(root, folder, name);
  return metafile;
};

const inputsOf = (outputs: Metafile['outputs'], files: Iterable<string>): string[] =>
  [...files].flatMap((file) =>
    Object.entries(outputs[file]?.inputs ?? {}).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [input] : [],
    ),
  );

const describe = (name: FunctionName, { outputs }: Metafile): Bundled => {
  const reached = (from: string, kinds: readonly string[], seen = new Set<string>()): Set<string> => {
    if (!outputs[from] || seen.has(from)) return seen;
    seen.add(from);
    for (const { path: file, kind } of outputs[from].imports) if (kinds.includes(kind)) reached(file, kinds, seen);
    return seen;
  };
  const handler = Object.keys(outputs).find((file) => file.endsWith(`/${name}/index.mjs`));
  if (!handler) throw new Error(`No ${name} came of the bundle`);
  const atOnce = reached(handler, ['import-statement']);
  const everything = reached(handler, ['import-statement', 'dynamic-import']);
  const inputs = inputsOf(outputs, atOnce);
  const later = inputsOf(outputs, everything).filter((input) => !inputs.includes(input));
  const bytes = [...atOnce].reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
  return { name, bytes, inputs, later };
};

const listIn = (folder: string) => path.join(folder, 'bundles.json');

/** Bundles every function into `<folder>/<name>/index.mjs` and what lies beside it. */
const bundle = async (folder: string): Promise<readonly Bundled[]> => {
  rmSync(folder, { recursive: true, force: true });
  const bundles = await Promise.all(names.map(async (name) => describe(name, await bundleOne(folder, name))));
  writeFileSync(listIn(folder), JSON.stringify(bundles));
  return bundles;
};

/** What was bundled last. Throws when nothing was. */
export const builtBundles = (): readonly Bundled[] => {
  try {
    return JSON.parse(readFileSync(listIn(bundleFolder), 'utf8')) as readonly Bundled[];
  } catch (cause) {
    throw new Error('The functions are not built: npm run build', { cause });
  }
};

if (import.meta.main)
  for (const { name, bytes } of await bundle(bundleFolder))
    console.log(`${name.padEnd(20)}${String(Math.round(bytes / 1_000)).padStart(6)} kB`);
