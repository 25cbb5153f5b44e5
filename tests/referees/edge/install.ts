import { globSync } from 'node:fs';
import path from 'node:path';
import { cachedFolder, installed, run } from '../cache.ts';

/** njs as it is on this machine, else out of the Debian package, which is unpacked and not installed. */
export const njs = (): string => {
  if (installed('njs', '-v')) return 'njs';
  const folder = cachedFolder('njs', (into) => {
    run('apt-get', ['download', 'njs'], into);
    const [file] = globSync('*.deb', { cwd: into });
    run('dpkg-deb', ['-x', path.join(into, file ?? ''), into]);
  });
  return path.join(folder, 'usr/bin/njs');
};
