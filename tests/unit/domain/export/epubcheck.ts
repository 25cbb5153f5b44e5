import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EpubCheck } from '@likecoin/epubcheck-ts';

const run = promisify(execFile);

/** Errors and warnings of EPUBCheck's port to TypeScript. */
export const complaintsOf = async (book: Uint8Array): Promise<string[]> => {
  const { messages } = await EpubCheck.validate(book);
  return messages
    .filter(({ severity }) => severity !== 'info' && severity !== 'usage')
    .map(({ id, message, location }) => `${id} ${location?.path ?? ''}: ${message}`);
};

/** Where Debian's package `epubcheck` lies. */
const JAR = '/usr/share/java/epubcheck.jar';
export const hasDebian = existsSync(JAR);

interface Report {
  readonly messages: readonly { readonly ID: string; readonly severity: string; readonly message: string }[];
}

/** The same of the W3C's own, where it is installed. */
export const complaintsOfDebian = async (book: Uint8Array): Promise<string[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'epubcheck-'));
  try {
    const [file, report] = [path.join(folder, 'book.epub'), path.join(folder, 'report.json')];
    await writeFile(file, book);
    // Its exit code says what the report says
    await run('java', ['-jar', JAR, file, '--json', report]).catch(() => undefined);
    const { messages } = JSON.parse(await readFile(report, 'utf8')) as Report;
    return messages
      .filter(({ severity }) => !['INFO', 'USAGE', 'SUPPRESSED'].includes(severity))
      .map(({ ID, message }) => `${ID}: ${message}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
