import { formatBytes, formatTimeLeft } from '../../lib/words/format.ts';
import { uploadTexts } from './texts.ts';
import type { Sending } from './use-upload.ts';

/** "1.5 of 2.4 MB, 4 s left"; without the time until the speed is known. */
export const uploadNote = ({ sent, size, startedAt }: Pick<Sending, 'sent' | 'size' | 'startedAt'>, now: number) => {
  const amount = uploadTexts.sentOf({ sent: formatBytes(sent), size: formatBytes(size) });
  if (sent === 0 || sent >= size) return amount;
  return `${amount}, ${formatTimeLeft(((now - startedAt) / sent) * (size - sent))}`;
};
