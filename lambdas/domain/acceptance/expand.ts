import { createHash } from 'node:crypto';
import { MAX_SCENES } from '../../../shared/catalogue/limits.ts';
import type { Parsed } from '../../../shared/contract/endpoint.ts';
import type { lessons } from '../../../shared/contract/lessons.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { newId } from '../../../shared/model/id.ts';
import type { GenerationRef } from '../generation/generation.ts';
import { expansionTargets } from '../lesson/expansion.ts';
import { owned } from '../session/access.ts';
import { extend } from '../session/growth.ts';
import type { SessionRecord } from '../session/session.ts';
import type { AcceptanceDeps } from './accept.ts';
import { gather } from './gather.ts';
import { reservationFor } from './quota.ts';

type ExpansionRequest = Parsed<typeof lessons.expandStory>['body'];

type Deps = Omit<AcceptanceDeps, 'presetTopicsOnly'>;

interface Asked {
  readonly userId: string;
  readonly request: ExpansionRequest;
  readonly now: number;
}

/** A session that is written and has room, and that nothing is being written for. */
const extensible = (session: SessionRecord, scenes: number): SessionRecord => {
  if (session.generation_id !== null) throw new AppError('already_generating');
  if (session.generated_at === null) throw new AppError('not_written');
  if (session.scene_end + scenes > MAX_SCENES) throw new AppError('session_full');
  return session;
};

/**
 * Everything that is checked and written before a session grows. It keeps its contract and gets other material; what
 * stands is not touched. The same request again, unless it failed, starts nothing.
 */
export const acceptExpansion = async (deps: Deps, { userId, request, now }: Asked): Promise<GenerationRef> => {
  const owner = { userId };
  const found = owned(await deps.sessions.find(request.sessionId), owner, now);
  const text = request.materialNew.trim();
  if (text === '') throw new AppError('expansion_required');
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const latest = await deps.acceptances.latest(found.id);
  if (latest?.fingerprint === fingerprint && latest.phase !== 'failed')
    return { sessionId: found.id, generationId: latest.id };

  const targets = expansionTargets(request.lengthHint);
  extensible(found, targets.sceneTarget);
  const before = latest && (await deps.acceptances.agreed({ sessionId: found.id, generationId: latest.id }));
  if (!before) throw new AppError('not_written');
  const tier = (await deps.users.find(userId, { consistent: true }))?.subscription_tier ?? 'free';
  const brought = { userId, session: found.id, text, uploadId: undefined, attached: false, now };
  const { materials, added } = await gather(deps, brought);
  const generationId = newId('gen', now);
  return deps.acceptances.accept(found.id, (stored) => {
    const current = extensible(owned(stored, owner, now), targets.sceneTarget);
    return {
      session: extend(current, generationId, now),
      generationId,
      kind: 'expansion',
      contract: {
        ...before.contract,
        ...targets,
        title: current.title,
        assessment: null,
        origin: 'own',
        additionalContext: request.additionalDetails.trim(),
        after: current.scene_end,
      },
      materials,
      added,
      reservation: reservationFor('expansion', tier, now),
      fingerprint,
      now,
    };
  });
};
