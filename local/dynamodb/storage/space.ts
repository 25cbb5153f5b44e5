import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SPARE_BYTES = 256 * 1024;

/** Throws if the disk has no space for what LevelDB writes when it opens: a table with the content of its logs, and a new log. */
export async function checkSpace(dataDir: string): Promise<void> {
  const logs = (await readdir(dataDir)).filter((name) => name.endsWith('.log'));
  const sizes = await Promise.all(logs.map(async (name) => (await stat(path.join(dataDir, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, SPARE_BYTES);
  const probe = path.join(dataDir, 'space-check');
  try {
    // Not zeros, which a file system could store as a hole
    await writeFile(probe, Buffer.alloc(bytes, 1));
  } finally {
    await rm(probe, { force: true });
  }
}
