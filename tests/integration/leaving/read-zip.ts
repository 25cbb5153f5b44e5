import { text } from 'node:stream/consumers';
import { fromBuffer, type ZipFile } from 'yauzl';

const opened = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip))),
  );

/** Names and texts of the files in an archive, read and checked by a program that is not ours. */
export const readZip = async (bytes: Uint8Array): Promise<Map<string, string>> => {
  const zip = await opened(bytes);
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        text(stream).then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
      }),
    );
    zip.readEntry();
  });
};
