import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ours = path.resolve(import.meta.dirname, '..');
/** What the site is made of; packages change with their lock file. */
const inputs = ['web', 'shared', 'package-lock.json', 'tsconfig.json'];
const noteIn = (repository: string) => path.join(repository, 'dist/web.inputs');
/** The last file of a build. */
const lastIn = (repository: string) => path.join(repository, 'dist/web/robots.txt');

const filesBelow = (there: string): readonly string[] => {
  if (path.extname(there) !== '') return [there];
  return readdirSync(there, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
};

/** By content: a clone that is made anew, or a branch that is left and returned to, changes times and nothing else. */
const fingerprint = (repository: string): string => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((name) => filesBelow(path.join(repository, name))))
    hash
      .update(`${path.relative(repository, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
};

/** Whether the built site is that of the files as they are. */
export const isBuilt = (repository = ours): boolean => {
  const note = noteIn(repository);
  return existsSync(note) && existsSync(lastIn(repository)) && readFileSync(note, 'utf8') === fingerprint(repository);
};

/** Until it is noted again nothing counts as built: whoever is interrupted leaves half a site. */
export const noteBuilding = (repository = ours): { readonly built: () => void } => {
  const before = fingerprint(repository);
  rmSync(noteIn(repository), { force: true });
  return { built: () => writeFileSync(noteIn(repository), before) };
};
