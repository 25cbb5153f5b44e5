import { filePlaceholder } from '../../../../shared/catalogue/uploads.ts';
import { AppError } from '../../../../shared/model/app-error.ts';
import type { ErrorCode } from '../../../../shared/model/error-code.ts';

const [before = '', after = ''] = filePlaceholder('\0').split('\0');
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const placeholder = new RegExp(`${quoted(before)}[^\\n]*?${quoted(after)}`, 'g');

/** Error codes for a missing or short text; a mode that needs no text leaves both out. */
interface Refusals {
  readonly none?: ErrorCode;
  readonly short?: ErrorCode;
  /** Characters; a text under it is short. */
  readonly least?: number;
}

/** The text that was pasted, without the placeholder that stands in for a file. Null when there is only the file. */
export const pastedText = (
  content: string,
  hasFile: boolean,
  { none, short, least = 0 }: Refusals = {},
): string | null => {
  const text = content.replaceAll(placeholder, '').trim();
  if (text.length === 0 && !hasFile && none) throw new AppError(none);
  if (text.length < least && !hasFile && short) throw new AppError(short);
  return text.length === 0 ? null : text;
};
