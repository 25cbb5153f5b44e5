import { readContained } from './contained.ts';
import { decodeText } from './decode-text.ts';
import { kindOf } from './file-kind.ts';

/** The text of an uploaded file, with headings as Markdown. Throws `GenerationFailed` with the reason it has none. */
export const textOf = async (bytes: Uint8Array, name: string): Promise<string> => {
  const kind = kindOf(bytes, name);
  if (kind === 'txt' || kind === 'md') return decodeText(bytes);
  return readContained({ kind, bytes: Uint8Array.from(bytes).buffer });
};
