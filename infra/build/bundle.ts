import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type FunctionName, functions } from '../../lambdas/functions.ts';
import { copyPackages } from './packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const bundleFolder = path.join(root, 'dist/lambdas');

export interface Bundle {
  readonly name: FunctionName;
  /** Size of everything loaded at a cold start: the handler's file and its static imports. */
  readonly bytes: number;
  /** Source files, of the repository and of packages, that these contain. */
  readonly inputs: readonly string[];
  /** Source files that are only in its dynamic imports. */
  readonly later: readonly string[];
}

const names = Object.keys(functions) as FunctionName[];
const source = (file: string) => path.join(root, 'lambdas', file);

/** Worker threads, bundled as separate entry points beside the handler that starts them. */
const workers: Readonly<Partial<Record<FunctionName, Readonly<Record<string, string>>>>> = {
  extract: { 'extraction-worker': 'pipeline/extraction/extraction-worker.ts' },
};

/** Bundles ES modules including the SDK. Dynamic imports become separate files, which a cold start does not load. */
const bundleOne = async (folder: string, name: FunctionName): Promise<Metafile> => {
  const programs = { index: functions[name].entry, ...workers[name] };
  const { metafile } = await build({
    entryPoints: Object.fromEntries(Object.entries(programs).map(([out, entry]) => [out, source(entry)])),
    outdir: path.join(folder, name),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // ES modules of a package can be tree-shaken.
    mainFields: ['module', 'main'],
    minify: true,
    // Read by `sourceStack` after an error, not by Node at every start.
    sourcemap: 'external',
    sourcesContent: false,
    // CommonJS packages load Node's modules by `require`.
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

const describe = (name: FunctionName, { outputs }: Metafile): Bundle => {
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

/** Bundles every function into `<folder>/<name>/index.mjs` and the files beside it. */
const bundle = async (folder: string): Promise<readonly Bundle[]> => {
  rmSync(folder, { recursive: true, force: true });
  const bundles = await Promise.all(names.map(async (name) => describe(name, await bundleOne(folder, name))));
  writeFileSync(listIn(folder), JSON.stringify(bundles));
  return bundles;
};

/** The latest bundles. Throws when there are none. */
export const builtBundles = (): readonly Bundle[] => {
  try {
    return JSON.parse(readFileSync(listIn(bundleFolder), 'utf8')) as readonly Bundle[];
  } catch (cause) {
    throw new Error('The functions are not built: npm run build', { cause });
  }
};

if (import.meta.main)
  for (const { name, bytes } of await bundle(bundleFolder))
    console.log(`${name.padEnd(20)}${String(Math.round(bytes / 1_000)).padStart(6)} kB`);
