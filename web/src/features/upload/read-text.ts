import { DisplayError } from '../../lib/words/display-error.ts';
import { refusalTexts } from '../../texts/refusal.ts';
import { EMPTY_FILE } from './check-file.ts';
import { isTooLong } from './is-too-long.ts';
import { uploadTexts } from './texts.ts';

const SEPARATOR = '\n\n---\n\n';

/** UTF-8, or UTF-16 with a byte order mark; else Windows-1252. */
export const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The text of a .txt or .md file. Throws a `DisplayError`. */
export const readText = async (file: Pick<File, 'arrayBuffer'>): Promise<string> => {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // The browser's own message would not be in our words
    throw new DisplayError(uploadTexts.fileUnread, { cause: error });
  }
  const text = decode(bytes).replaceAll('\r\n', '\n').trim();
  // Text has no zero bytes: this is another format under a text file's name
  if (text === '' || text.includes('\0')) throw new DisplayError(EMPTY_FILE);
  return text;
};

/** Appends a text to existing text, with a separator. */
export const append = (content: string, text: string): string =>
  content.trim() === '' ? text : `${content.trimEnd()}${SEPARATOR}${text}`;

/** Why a file's text cannot be appended; undefined when it can. */
export const appendRefusal = (content: string, text: string): string | undefined =>
  isTooLong(append(content, text)) ? refusalTexts.content_long : undefined;
