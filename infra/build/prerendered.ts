import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

export const siteFolder = path.resolve(import.meta.dirname, '../../dist/web');

/** The paths that were prerendered when the site was built. Throws when there is no built site. */
export const prerenderedIn = (folder: string): readonly string[] => {
  if (!existsSync(path.join(folder, 'app.html'))) throw new Error(`No site in ${folder}: npm run build makes it`);
  return globSync('**/index.html', { cwd: folder })
    .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}`.replace(/^\/\.$/, '/'))
    .sort();
};
