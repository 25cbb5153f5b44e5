import { anchor } from '../../domain/generation/request/anchor.ts';
import { custom } from '../../domain/generation/request/custom.ts';
import { traditional } from '../../domain/generation/request/traditional.ts';
import { type StartedGeneration, startGeneration } from '../../domain/generation/start-generation.ts';
import { setting } from '../../runtime/config.ts';
import {
  generationStartStore,
  materialStore,
  promptInputStore,
  sessionStore,
  settingsStore,
  uploadStore,
  userStore,
} from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { logger } from '../../runtime/logs/logger.ts';
import { count } from '../../runtime/logs/metrics.ts';
import { files } from '../../runtime/services/files.ts';
import { workflow } from '../../runtime/services/workflows.ts';

const deps = () => ({
  sessions: sessionStore(),
  users: userStore(),
  settings: settingsStore(),
  materials: materialStore(),
  uploads: uploadStore(),
  files: files(),
  starts: generationStartStore(),
  basic: setting('MODEL_TOPICS') === 'preset',
});

/** It is accepted, whatever becomes of what is done here: the reader of the table's stream starts what was not started. */
const started = async ({ ref, promptInput }: StartedGeneration) => {
  const kept = promptInput ? promptInputStore().create(promptInput, undefined) : undefined;
  await kept?.catch((error: unknown) => logger.warn('Kept no prompt input', { error, ...ref }));
  await workflow()
    .start(ref)
    .catch((error: unknown) => logger.warn('Left the start to the stream', { error, ...ref }));
  count('GenerationsAccepted');
  return { ok: true, sessionId: ref.sessionId } as const;
};

export const generations: Routes<'generateStory' | 'generateTraditionalLesson' | 'generateAnchorStory'> = {
  generateStory: async ({ caller, body, now }) =>
    started(await startGeneration(deps(), custom, { userId: caller.userId, request: body, now })),

  generateTraditionalLesson: async ({ caller, body, now }) =>
    started(await startGeneration(deps(), traditional, { userId: caller.userId, request: body, now })),

  generateAnchorStory: async ({ caller, body, now }) =>
    started(await startGeneration(deps(), anchor, { userId: caller.userId, request: body, now })),
};
