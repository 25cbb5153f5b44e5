import { generationStore, promptInputStore } from '../../../../lambdas/runtime/container.ts';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { Backend, Identity } from '../../harness.ts';

/** A session that was to be written, and was refused with this code. */
export const refusedFor = (error: string) => ({
  status: 'draft',
  failure_reason: { code: 'refused', params: { error } },
});

/** What tests of a session ask of `backend`, once it has started. */
export const asking = (backend: () => Backend) => {
  const read = async (who: Identity, sessionId: SessionId) =>
    (await backend().call('getSession', who, { params: { sessionId } })).body;
  return {
    read,
    /** A new session. */
    made: async (who: Identity, mode: Mode): Promise<SessionId> =>
      (await backend().call('createSession', who, { body: { mode, title: 'Cells' } })).body.id,
    inputsOf: (sessionId: SessionId) => promptInputStore().list(sessionId),
    /** What the generation at work goes by. */
    writtenFrom: async (who: Identity, sessionId: SessionId) => {
      const generationId = (await read(who, sessionId)).generation?.id;
      if (!generationId) throw new Error('not at work');
      return generationStore().current({ sessionId, generationId });
    },
  };
};
