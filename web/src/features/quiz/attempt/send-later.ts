import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../../shared/contract/client.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Output } from '../../../../../shared/contract/endpoint.ts';
import type { SceneId } from '../../../../../shared/model/id.ts';
import type { KeptAttempts } from './kept-attempt.ts';

export type PendingAnswers = Output<Contract['submitAnswers']>;
/** What came of an attempt that waited; undefined when it was refused. */
type Listener = (scene: SceneId, saved: PendingAnswers | undefined) => void;

const listeners = new Set<Listener>();

/** Hears of attempts that were sent later, whatever page is open. Answers how to stop. */
export const onSentLater = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether a submission may still arrive when it is sent again: it got no answer, or the service could not just then. */
export const mayArriveLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Sends what was submitted and did not arrive. What is refused for good is no longer sent, and its answers stay. */
export const sendUnsent = async (attempts: KeptAttempts, api: Client): Promise<void> => {
  for (const { scene, kept, answers } of attempts.unsent()) {
    const { key } = kept;
    try {
      const saved = await api('submitAnswers', { params: { sceneId: scene }, body: { answers } }, { key });
      attempts.forget(scene);
      for (const listener of listeners) listener(scene, saved);
    } catch (error) {
      if (mayArriveLater(error)) return;
      if (error instanceof ApiError && error.status === 404) attempts.forget(scene);
      else attempts.save(scene, { ...kept, state: { ...kept.state, waiting: false }, unsent: null });
      for (const listener of listeners) listener(scene, undefined);
    }
  }
};
