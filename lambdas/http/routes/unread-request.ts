import * as z from 'zod/mini';
import type { EndpointName } from '../../../shared/contract/contract.ts';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { recordRefusal, refusalOf } from '../../domain/generation/start/record-refusal.ts';
import { sessionStore } from '../../runtime/container.ts';
import type { OnRefused } from '../../runtime/http/router.ts';

import { logger } from '../../runtime/logs/logger.ts';

const NamedSchema = z.object({ sessionId: SessionIdSchema });

const first = new Set<string>([
  'generateStory',
  'generateTraditionalLesson',
  'generateAnchorStory',
] satisfies readonly EndpointName[]);

/** A request for a first generation that was refused before its route: stores the refusal on the session. */
export const unreadRequest: OnRefused = async ({ name, body, caller, reason, now }) => {
  const named = z.safeParse(NamedSchema, body);
  if (!named.success || !first.has(name)) return;
  const { sessionId } = named.data;
  const refused = { userId: caller.userId, sessionId, error: refusalOf(reason), now };
  await recordRefusal({ sessions: sessionStore() }, refused).catch((error: unknown) =>
    logger.warn('Kept no reason for a refusal', { error, sessionId }),
  );
};
