import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { GenerationFailed } from '../../../domain/generation/reasons.ts';

/** Limits of an unpacked document, in bytes and entries; far above any normal one of 10 MB. */
const UNPACKED = { entry: 25_000_000, total: 60_000_000, entries: 2_000 } as const;

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > UNPACKED.entries) reject(new GenerationFailed('exploding'));
      else zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });

/** Checks the declared sizes of a zip before anything is inflated, and that it is a Word document. */
export const checkDocxDirectory = async (bytes: Buffer): Promise<void> => {
  const entries = await entriesOf(await open(bytes));
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > UNPACKED.total || entries.some(({ uncompressedSize }) => uncompressedSize > UNPACKED.entry))
    throw new GenerationFailed('exploding');
  if (entries.some((entry) => entry.isEncrypted())) throw new GenerationFailed('encrypted');
  if (!entries.some(({ fileName }) => /^word\/document\d*\.xml$/.test(fileName)))
    throw new GenerationFailed('mismatched');
};
