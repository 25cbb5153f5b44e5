import { AppError } from '../../../../shared/model/app-error.ts';
import { cancelGeneration } from '../../../domain/generation/cancel.ts';
import { anchor } from '../../../domain/generation/request/anchor.ts';
import { custom } from '../../../domain/generation/request/custom.ts';
import { traditional } from '../../../domain/generation/request/traditional.ts';
import { retryGeneration } from '../../../domain/generation/start/retry-generation.ts';
import { startExpansion } from '../../../domain/generation/start/start-expansion.ts';
import { type StartedGeneration, startGeneration } from '../../../domain/generation/start/start-generation.ts';
import { present } from '../../../domain/session/present.ts';
import { setting } from '../../../runtime/config.ts';
import {
  generationStartStore,
  materialStore,
  promptInputStore,
  sessionStore,
  settingsStore,
  uploadStore,
  userStore,
} from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { logger } from '../../../runtime/logs/logger.ts';
import { count } from '../../../runtime/logs/metrics.ts';
import { pinnedEngine, pinnedWriter } from '../../../runtime/model/writer.ts';
import { files } from '../../../runtime/services/files.ts';
import { workflow } from '../../../runtime/services/workflows.ts';

import { cancellationDeps } from '../../cancellation-deps.ts';

const deps = () => ({
  sessions: sessionStore(),
  users: userStore(),
  settings: settingsStore(),
  materials: materialStore(),
  uploads: uploadStore(),
  files: files(),
  starts: generationStartStore(),
  basic: setting('MODEL_TOPICS') === 'preset',
  pinned: pinnedWriter(),
});

const withEngine = () => {
  const pinned = pinnedEngine();
  if (!pinned) throw new AppError('nothing_to_retry');
  return { ...deps(), basic: true, pinned };
};

/** The generation is accepted already: failures here are only logged, and the stream handler starts what was not started. */
const started = async ({ ref, promptInput }: StartedGeneration) => {
  const kept = promptInput ? promptInputStore().create(promptInput, undefined) : undefined;
  await kept?.catch((error: unknown) => logger.warn('Kept no prompt input', { error, ...ref }));
  await workflow()
    .start(ref)
    .catch((error: unknown) => logger.warn('Left the start to the stream', { error, ...ref }));
  count('GenerationsAccepted');
  return { ok: true, sessionId: ref.sessionId } as const;
};

export const generation: Routes<
  | 'generateStory'
  | 'generateTraditionalLesson'
  | 'generateAnchorStory'
  | 'expandStory'
  | 'cancelGeneration'
  | 'retryGeneration'
  | 'retryAsEdition'
> = {
  generateStory: async ({ caller, body, now }) =>
    started(await startGeneration(deps(), custom, { userId: caller.userId, request: body, now })),

  generateTraditionalLesson: async ({ caller, body, now }) =>
    started(await startGeneration(deps(), traditional, { userId: caller.userId, request: body, now })),

  generateAnchorStory: async ({ caller, body, now }) =>
    started(await startGeneration(deps(), anchor, { userId: caller.userId, request: body, now })),

  expandStory: async ({ caller, body, now }) =>
    started({ ref: await startExpansion(deps(), { userId: caller.userId, request: body, now }), promptInput: null }),

  cancelGeneration: async ({ caller, params, now }) => {
    const asked = { userId: caller.userId, sessionId: params.sessionId, now };
    const session = await cancelGeneration({ sessions: sessionStore(), ...cancellationDeps() }, asked);
    count('GenerationsCancelled');
    return present(session, caller, null);
  },

  retryGeneration: async ({ caller, params, now }) =>
    started({
      ref: await retryGeneration(deps(), { userId: caller.userId, sessionId: params.sessionId, now }),
      promptInput: null,
    }),

  retryAsEdition: async ({ caller, params, now }) =>
    started({
      ref: await retryGeneration(withEngine(), { userId: caller.userId, sessionId: params.sessionId, now }),
      promptInput: null,
    }),
};
