import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '../shared/contract/contract.ts';
import { keptEndpoints, WORKER_PATH } from '../shared/web/offline.ts';
import { SITE_CONFIG_PATH } from '../shared/web/site-config.ts';

const root = import.meta.dirname;

/**
 * What the app needs to start without a connection: all of its code, because a page that was not opened yet may be the
 * next one, and the fonts of Latin text. Other fonts are kept once they were shown.
 */
const appFiles = [
  'app.html',
  'theme.js',
  'favicon.svg',
  'icon-192.png',
  'manifest.webmanifest',
  'assets/*.{js,css}',
  'assets/{inter-latin-wght-normal,literata-latin-opsz-normal,literata-latin-wght-italic}-*.woff2',
];

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The app's files by their addresses, with a hash of each one's content. */
const filesIn = (out: string): Readonly<Record<string, string>> => {
  const names = appFiles.flatMap((pattern) => globSync(pattern, { cwd: out })).sort();
  return Object.fromEntries(
    names.map((name) => [`/${name.replaceAll(path.sep, '/')}`, hashOf(readFileSync(path.join(out, name)))]),
  );
};

/** Builds the service worker of a built site, which knows that site's files: another build is another worker. */
export const buildWorker = async (build: typeof import('vite').build, out: string): Promise<void> => {
  const files = filesIn(out);
  const defined = {
    __APP_FILES__: files,
    __APP_VERSION__: hashOf(JSON.stringify(files)),
    __KEPT_PATHS__: keptEndpoints.map((name) => contract[name].path),
    __SITE_CONFIG_PATH__: SITE_CONFIG_PATH,
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    define: Object.fromEntries(Object.entries(defined).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: WORKER_PATH.slice(1) },
      },
    },
  });
};
