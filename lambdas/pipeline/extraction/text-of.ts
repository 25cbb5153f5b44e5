import { type FileText, readContained } from './contained.ts';
import { decodeText } from './decode-text.ts';
import { documentTitle } from './document-title.ts';
import { kindOf } from './file-kind.ts';

/** The text of an uploaded file, with headings as Markdown, and what it is called. Throws `GenerationFailed` with the reason it has none. */
export const textOf = async (bytes: Uint8Array, name: string): Promise<FileText> => {
  const kind = kindOf(bytes, name);
  if (kind === 'txt' || kind === 'md') return { text: decodeText(bytes), title: documentTitle(undefined, name) };
  const { text, title } = await readContained({ kind, bytes: Uint8Array.from(bytes).buffer });
  return { text, title: documentTitle(title, name) };
};
