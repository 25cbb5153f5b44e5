import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../../shared/contract/client.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Output } from '../../../../../shared/contract/endpoint.ts';
import type { SceneId } from '../../../../../shared/model/id.ts';
import type { StoredAttempts } from './stored-attempt.ts';

export type PendingAnswers = Output<Contract['submitAnswers']>;
/** The result of a submission that had waited; undefined when it was refused. */
type Listener = (scene: SceneId, saved: PendingAnswers | undefined) => void;

const listeners = new Set<Listener>();

/** Listens for submissions that are sent later. Returns the function that stops listening. */
export const onSentLater = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True when sending again may succeed: there was no answer, or a temporary failure of the service. */
export const mayArriveLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Sends submissions that have not arrived. One that is refused for good is not sent again, but its answers are kept. */
export const sendUnsent = async (attempts: StoredAttempts, api: Client): Promise<void> => {
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
