import { ApiError } from '../../../../../shared/contract/api-error.ts';
import { libTexts } from '../../../lib/texts.ts';
import { saidBy } from '../../../lib/words/reason.ts';
import { refusalTexts } from '../../../texts/refusal.ts';
import { wizardTexts } from '../texts.ts';

export interface SendFailure {
  readonly text: string;
  readonly kind: 'sign-in' | 'quota' | 'other';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);
const isTimeout = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'TimeoutError') ||
  (error instanceof ApiError && (error.status === 504 || error.status === 408)) ||
  /time(d )?-?out/i.test(messageOf(error));

/** The texts that differ between modes. */
export interface FailureWords {
  readonly signIn: string;
  readonly timeout: string;
}

/** The message of a failed creation. */
export const failureOf = (error: unknown, words: FailureWords): SendFailure => {
  const message = messageOf(error);
  const code = codeOf(error);
  if (code === 'unauthenticated' || code === 'sign_in' || /sign in/i.test(message))
    return { kind: 'sign-in', text: words.signIn };
  if (isTimeout(error)) return { kind: 'other', text: words.timeout };
  if (code === 'network' || /network|fetch|load failed/i.test(message))
    return { kind: 'other', text: libTexts.disconnected };
  if (code === 'quota_exceeded' || /quota|limit/i.test(message))
    return { kind: 'quota', text: refusalTexts.quota_exceeded };
  return { kind: 'other', text: saidBy(error) || wizardTexts.createFailed };
};
