import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWorker } from './build-worker.ts';
import { isBuilt, noteBuilding } from './inputs.ts';

const root = import.meta.dirname;
const configFile = path.join(root, 'vite.config.ts');
const out = path.resolve(root, '../dist/web');
const prerender = path.resolve(root, '../dist/prerender');

type Build = typeof import('vite').build;

const buildSite = (build: Build) => build({ configFile, logLevel: 'warn' });

const buildRenderer = (build: Build) =>
  build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: path.join(root, 'src/entry-server.tsx'),
      outDir: prerender,
      sourcemap: false,
      rolldownOptions: { input: path.join(root, 'src/entry-server.tsx'), output: { entryFileNames: 'entry.mjs' } },
    },
  });

/**
 * Writes the HTML of every public page that says the same to everybody, and what crawlers ask for; `app.html` answers
 * all other addresses.
 */
const writePages = async (): Promise<readonly string[]> => {
  const entry = pathToFileURL(path.join(prerender, 'entry.mjs')).href;
  const { crawled, prerendered, render } = (await import(entry)) as typeof import('./src/entry-server.tsx');
  const frame = readFileSync(path.join(out, 'index.html'), 'utf8');
  for (const page of prerendered) {
    const { head, page: body } = await render(page);
    const file = path.join(out, page, 'index.html');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      frame.replace('<!--head-->', () => head).replace('<!--page-->', () => body),
    );
  }
  for (const [name, text] of Object.entries(crawled)) writeFileSync(path.join(out, name), text);
  return prerendered;
};

const buildAll = async (): Promise<void> => {
  const started = performance.now();
  const { built } = noteBuilding();
  const { build } = await import('vite');
  await Promise.all([buildSite(build), buildRenderer(build)]);
  const pages = await writePages();
  await buildWorker(build, out);
  rmSync(prerender, { recursive: true });
  built();
  console.log(`dist/web: ${pages.length} page(s) prerendered, ${Math.round(performance.now() - started)} ms`);
};

if (!process.argv.includes('--if-changed') || !isBuilt()) await buildAll();
