import { decodeText } from './decode-text.ts';
import { documentTitle } from './document-title.ts';
import { kindOf } from './file-kind.ts';
import { type FileText, readInWorker } from './read-in-worker.ts';

/** The text of an uploaded file as Markdown, and its title. Throws `GenerationFailed` with the reason if it has none. */
export const textOf = async (bytes: Uint8Array, name: string): Promise<FileText> => {
  const kind = kindOf(bytes, name);
  if (kind === 'txt' || kind === 'md') return { text: decodeText(bytes), title: documentTitle(undefined, name) };
  const { text, title } = await readInWorker({ kind, bytes: Uint8Array.from(bytes).buffer });
  return { text, title: documentTitle(title, name) };
};
