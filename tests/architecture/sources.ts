import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Paths of the repository, with forward slashes, whose file is there. */
export const tracked: readonly string[] = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export const sources = tracked.filter((file) => /\.tsx?$/.test(file));

export interface Import {
  readonly from: string;
  /** A path of the repository, or the name of a package or module of Node as written. */
  readonly to: string;
  /** Gone once types are stripped. */
  readonly typeOnly: boolean;
}

const statement =
  /^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

const importsOf = (file: string): readonly Import[] =>
  [...read(file).matchAll(statement)].map(([, type, named, bare, dynamic]) => {
    const written = named ?? bare ?? dynamic ?? '';
    const to = written.startsWith('.') ? path.posix.join(path.posix.dirname(file), written) : written;
    return { from: file, to, typeOnly: type !== undefined };
  });

export const imports: readonly Import[] = sources.flatMap(importsOf);

/** Those that lead to another file of the repository. */
export const inward = imports.filter(({ to }) => /^(docs|infra|lambdas|local|shared|tests|web)\//.test(to));
export const outward = imports.filter((one) => !inward.includes(one));

export const isBelow = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);
