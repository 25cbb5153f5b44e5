import { LOG_BYTES, PAST_REVIEWS_AT_ONCE } from '../../../../../shared/catalogue/limits.ts';
import { api } from '../../../lib/api/api.ts';
import { DisplayError } from '../../../lib/words/display-error.ts';
import { formatBytes } from '../../../lib/words/format.ts';
import { deckLogTexts } from './texts.ts';

export interface LogResult {
  readonly counted: number;
  /** In the log before. */
  readonly known: number;
  /** Of cards that the deck does not have. */
  readonly unknown: number;
}

export interface LogProgress {
  readonly done: number;
  /** 0 while the file is being read. */
  readonly all: number;
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Has the answers of a file counted, a hundred at a time. Begun again, it counts what is missing. */
export const bringLog = async (file: File, onProgress: (so: LogProgress) => void): Promise<LogResult> => {
  if (file.size > LOG_BYTES) throw new DisplayError(deckLogTexts.tooLarge({ size: formatBytes(LOG_BYTES) }));
  onProgress({ done: 0, all: 0 });
  const { reviews } = await api('readReviewLog', { body: { base64: await base64Of(file) } });
  let [counted, unknown] = [0, 0];
  for (let done = 0; done < reviews.length; done += PAST_REVIEWS_AT_ONCE) {
    onProgress({ done, all: reviews.length });
    const some = reviews.slice(done, done + PAST_REVIEWS_AT_ONCE);
    const result = await api('importReviews', { body: { reviews: some } });
    counted += result.counted;
    unknown += result.unknown;
  }
  return { counted, unknown, known: reviews.length - counted - unknown };
};
