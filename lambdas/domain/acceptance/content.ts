import { CONTENT_MINIMUM } from '../../../shared/catalogue/limits.ts';
import { filePlaceholder } from '../../../shared/catalogue/uploads.ts';
import { AppError } from '../../../shared/model/app-error.ts';

const [before = '', after = ''] = filePlaceholder('\0').split('\0');
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const placeholder = new RegExp(`${quoted(before)}[^\\n]*?${quoted(after)}`, 'g');

/**
 * The text that was pasted, without the placeholder that stands in for a file. Null when only the file is there.
 * Nothing at all, and text too short to write from, are refused.
 */
export const pastedText = (content: string, hasFile: boolean): string | null => {
  const text = content.replaceAll(placeholder, '').trim();
  if (text.length === 0 && !hasFile) throw new AppError('content_required');
  if (text.length < CONTENT_MINIMUM && !hasFile) throw new AppError('content_short');
  return text.length === 0 ? null : text;
};
