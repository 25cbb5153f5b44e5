import type { Failure } from '../../../../shared/model/session/failure.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { failureTexts } from '../../texts/failure.ts';
import { refusalTexts } from '../../texts/refusal.ts';
import { generationTexts } from './texts.ts';

type Failed = Pick<Session, 'failure_reason' | 'status'>;

/** The author cancelled it: nothing has failed. */
export const isCancelled = ({ failure_reason: failure }: Pick<Session, 'failure_reason'>): boolean =>
  failure?.code === 'cancelled';

/** An unknown code, sent by a newer server, reads like an unforeseen failure. */
const sentenceOf = (failure: Failure): string => {
  if (failure.code === 'told') return failure.params.text;
  const sentence: string | undefined =
    failure.code === 'refused' ? refusalTexts[failure.params.error] : failureTexts[failure.code];
  return sentence ?? failureTexts.unknown;
};

/** Why the last generation failed, or of a written session, its last update. Null when nothing failed. */
export const failureText = ({ failure_reason: failure, status }: Failed): string | null => {
  if (failure === null) return null;
  if (status !== 'ready' && status !== 'completed') return sentenceOf(failure);
  return failure.code === 'cancelled'
    ? generationTexts.growCancelled
    : generationTexts.growFailed({ reason: sentenceOf(failure) });
};
