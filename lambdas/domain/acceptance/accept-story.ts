import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/model/app-error.ts';
import type { ErrorCode } from '../../../shared/model/error-code.ts';
import { newId } from '../../../shared/model/id.ts';
import type { GenerationRef } from '../generation/generation.ts';
import type { Files, MaterialStore, UploadStore } from '../material/ports.ts';
import { owned } from '../session/access.ts';
import { begin, refuse } from '../session/lifecycle.ts';
import type { SessionStore } from '../session/ports.ts';
import type { SessionRecord } from '../session/session.ts';
import type { UserStore } from '../user/ports.ts';
import { agreeOnStory, type StoryRequest } from './agreement.ts';
import { pastedText } from './content.ts';
import { gather } from './gather.ts';
import type { AcceptanceStore } from './ports.ts';
import { kindOf, reservationFor } from './quota.ts';

export interface AcceptanceDeps {
  readonly sessions: SessionStore;
  readonly users: UserStore;
  readonly materials: MaterialStore;
  readonly uploads: UploadStore;
  readonly files: Files;
  readonly acceptances: AcceptanceStore;
}

interface Asked {
  readonly userId: string;
  readonly story: StoryRequest;
  readonly now: number;
}

/** These leave the session as it is: it is not the caller's, or it is being written or has been. */
const withoutTrace: readonly ErrorCode[] = [
  'session_not_found',
  'already_generating',
  'already_written',
  'conflict',
  'invalid',
];

const fingerprintOf = (story: StoryRequest): string => createHash('sha256').update(JSON.stringify(story)).digest('hex');

/** The generation that this very request has started already; a session that is written for another one is refused. */
const startedBefore = async (
  { acceptances }: AcceptanceDeps,
  session: SessionRecord,
  fingerprint: string,
): Promise<GenerationRef | undefined> => {
  const running = session.generation_id !== null;
  if (!running && session.generated_at === null) return undefined;
  const latest = await acceptances.latest(session.id);
  if (latest?.fingerprint === fingerprint) return { sessionId: session.id, generationId: latest.id };
  throw new AppError(running ? 'already_generating' : 'already_written');
};

const accept = async (deps: AcceptanceDeps, { userId, story, now }: Asked): Promise<GenerationRef> => {
  const owner = { userId };
  const found = owned(await deps.sessions.find(story.sessionId), owner, now);
  if (found.mode !== 'custom') throw new AppError('invalid', [{ path: 'body.sessionId', problem: 'mode' }]);
  const fingerprint = fingerprintOf(story);
  const before = await startedBefore(deps, found, fingerprint);
  if (before) return before;
  const text = pastedText(story.content, story.uploadId !== undefined);
  const tier = (await deps.users.find(userId, { consistent: true }))?.subscription_tier ?? 'free';
  const agreed = agreeOnStory(found, story, tier);
  const brought = { userId, session: found.id, text, uploadId: story.uploadId, now };
  const { materials, added } = await gather(deps, brought);
  const kind = kindOf(found.mode);
  const generationId = newId('gen', now);
  return deps.acceptances.accept(found.id, (stored) => {
    const current = owned(stored, owner, now);
    if (current.generation_id !== null) throw new AppError('already_generating');
    return {
      session: begin(current, generationId, agreed, now),
      generationId,
      kind,
      contract: agreed.contract,
      materials,
      added,
      reservation: reservationFor(kind, tier, now),
      fingerprint,
      now,
    };
  });
};

/** The session that waited for a generation says why it got none. */
const leaveReason = ({ sessions }: AcceptanceDeps, { userId, story, now }: Asked, reason: string) =>
  sessions.change(story.sessionId, (stored) => {
    const waits = stored?.user_id === userId && stored.generation_id === null && stored.deleted_at === null;
    return waits && (stored.status === 'generating' || stored.status === 'draft')
      ? refuse(stored, reason, now)
      : undefined;
  });

/** Everything that is checked and written before a custom story is generated. Asked twice, it is accepted once. */
export const acceptStory = async (deps: AcceptanceDeps, asked: Asked): Promise<GenerationRef> => {
  try {
    return await accept(deps, asked);
  } catch (error) {
    if (error instanceof AppError && !withoutTrace.includes(error.code)) await leaveReason(deps, asked, error.message);
    throw error;
  }
};
