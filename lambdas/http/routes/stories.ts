import { acceptStory } from '../../domain/acceptance/accept-story.ts';
import {
  acceptanceStore,
  files,
  materialStore,
  sessionStore,
  uploadStore,
  userStore,
  workflow,
} from '../../runtime/container.ts';
import { logger } from '../../runtime/logger.ts';
import { count } from '../../runtime/metrics.ts';
import type { Routes } from '../../runtime/router.ts';

const deps = () => ({
  sessions: sessionStore(),
  users: userStore(),
  materials: materialStore(),
  uploads: uploadStore(),
  files: files(),
  acceptances: acceptanceStore(),
});

export const stories: Routes<'generateStory'> = {
  generateStory: async ({ caller, body, now }) => {
    const ref = await acceptStory(deps(), { userId: caller.userId, story: body, now });
    // It is accepted: if it cannot be started from here, the reader of the table's stream starts it.
    await workflow()
      .start(ref)
      .catch((error: unknown) => logger.warn('Left the start to the stream', { error, ...ref }));
    count('GenerationsAccepted');
    return { ok: true, sessionId: ref.sessionId };
  },
};
