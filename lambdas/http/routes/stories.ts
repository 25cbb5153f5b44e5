import { anchor } from '../../domain/generation/request/anchor.ts';
import { story } from '../../domain/generation/request/custom.ts';
import { lesson } from '../../domain/generation/request/traditional.ts';
import { type Accepted, acceptGeneration } from '../../domain/generation/start-generation.ts';
import { setting } from '../../runtime/config.ts';
import {
  acceptanceStore,
  materialStore,
  promptInputStore,
  sessionStore,
  settingsStore,
  uploadStore,
  userStore,
} from '../../runtime/container.ts';
import { logger } from '../../runtime/logger.ts';
import { count } from '../../runtime/metrics.ts';
import type { Routes } from '../../runtime/router.ts';
import { files } from '../../runtime/services/files.ts';
import { workflow } from '../../runtime/services/workflows.ts';

const deps = () => ({
  sessions: sessionStore(),
  users: userStore(),
  settings: settingsStore(),
  materials: materialStore(),
  uploads: uploadStore(),
  files: files(),
  acceptances: acceptanceStore(),
  basic: setting('MODEL_TOPICS') === 'preset',
});

/** It is accepted, whatever becomes of what is done here: the reader of the table's stream starts what was not started. */
const begun = async ({ ref, promptInput }: Accepted) => {
  const kept = promptInput ? promptInputStore().create(promptInput, undefined) : undefined;
  await kept?.catch((error: unknown) => logger.warn('Kept no prompt input', { error, ...ref }));
  await workflow()
    .start(ref)
    .catch((error: unknown) => logger.warn('Left the start to the stream', { error, ...ref }));
  count('GenerationsAccepted');
  return { ok: true, sessionId: ref.sessionId } as const;
};

export const stories: Routes<'generateStory' | 'generateTraditionalLesson' | 'generateAnchorStory'> = {
  generateStory: async ({ caller, body, now }) =>
    begun(await acceptGeneration(deps(), story, { userId: caller.userId, request: body, now })),

  generateTraditionalLesson: async ({ caller, body, now }) =>
    begun(await acceptGeneration(deps(), lesson, { userId: caller.userId, request: body, now })),

  generateAnchorStory: async ({ caller, body, now }) =>
    begun(await acceptGeneration(deps(), anchor, { userId: caller.userId, request: body, now })),
};
