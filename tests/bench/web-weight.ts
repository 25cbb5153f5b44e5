import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from './report.ts';

const site = path.resolve(import.meta.dirname, '../../dist/web');

interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

const gzipped = (file: string): number => gzipSync(readFileSync(path.join(site, file))).length;

/** A chunk with everything it imports before it runs. */
const closure = (manifest: Manifest, names: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const next of entry.imports ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return files;
};

const weight = (files: Iterable<string>): number =>
  [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzipped(file), 0) / 1_000;

/** What the prerendered page itself asks for. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');

/** JavaScript of the landing page and of the dashboard, each with all it loads before it shows. */
export const webWeight = (): Figure[] => {
  const file = path.join(site, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The site is not built: npm run build');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const landing = new Set(scriptsOf(readFileSync(path.join(site, 'index.html'), 'utf8')));
  // The entry brings the texts, and then the app
  const app = Object.keys(manifest).filter((name) => name === 'app.html' || name === 'src/app/mount.tsx');
  const dashboard = Object.keys(manifest).filter((name) => /routes\/.*dashboard/.test(name));
  if (app.length !== 2 || dashboard.length === 0) throw new Error('The manifest names neither app nor dashboard');
  return [
    { what: '/: JavaScript', value: weight(landing), unit: 'kB gz', limit: 20 },
    { what: 'app shell: JavaScript', value: weight(closure(manifest, app)), unit: 'kB gz', limit: 130 },
    { what: '/dashboard: JavaScript', value: weight(closure(manifest, [...app, ...dashboard])), unit: 'kB gz' },
  ];
};
