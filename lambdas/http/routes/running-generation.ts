import { cancelGeneration } from '../../domain/generation/cancel.ts';
import { retryGeneration } from '../../domain/generation/retry-generation.ts';
import { startExpansion } from '../../domain/generation/start-expansion.ts';
import { present } from '../../domain/session/present.ts';
import { setting } from '../../runtime/config.ts';
import { generationStartStore, materialStore, sessionStore, uploadStore, userStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { count } from '../../runtime/logs/metrics.ts';
import { files } from '../../runtime/services/files.ts';
import { cancelling } from '../cancelling.ts';
import { started } from '../started.ts';

const deps = () => ({
  sessions: sessionStore(),
  users: userStore(),
  materials: materialStore(),
  uploads: uploadStore(),
  files: files(),
  starts: generationStartStore(),
  basic: setting('MODEL_TOPICS') === 'preset',
});

/** What a generation that is there already is asked for: to add to a session, to stop, to begin again. */
export const running: Routes<'expandStory' | 'cancelGeneration' | 'retryGeneration'> = {
  expandStory: async ({ caller, body, now }) =>
    started(await startExpansion(deps(), { userId: caller.userId, request: body, now })),

  cancelGeneration: async ({ caller, params, now }) => {
    const asked = { userId: caller.userId, sessionId: params.sessionId, now };
    const session = await cancelGeneration({ sessions: sessionStore(), ...cancelling() }, asked);
    count('GenerationsCancelled');
    return present(session, caller, null);
  },

  retryGeneration: async ({ caller, params, now }) =>
    started(await retryGeneration(deps(), { userId: caller.userId, sessionId: params.sessionId, now })),
};
