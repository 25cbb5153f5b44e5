import { createHash } from 'node:crypto';
import { detailLevels } from '../../../../shared/catalogue/contract-choices.ts';
import { MAX_SCENES } from '../../../../shared/catalogue/limits.ts';
import type { Parsed } from '../../../../shared/contract/endpoint.ts';
import type { generation } from '../../../../shared/contract/session/generation.ts';
import { AppError } from '../../../../shared/model/app-error.ts';
import { type GenerationId, newId } from '../../../../shared/model/id.ts';
import type { UntoldChunks } from '../../material/chunk.ts';
import { untoldIn } from '../../material/untold.ts';
import { owned } from '../../session/access.ts';
import type { SessionRecord } from '../../session/session.ts';
import { kindOf, reservationFor } from '../../usage/quota.ts';
import { beginExpansion } from '../expansion.ts';
import type { GenerationRef } from '../generation.ts';
import { begin } from '../lifecycle.ts';
import { expansionTargets } from '../plan/expansion-targets.ts';
import type { GenerationSpec } from '../spec.ts';
import { collectMaterial } from './collect-material.ts';
import { completeMaterial } from './complete-material.ts';
import { snapshotOf } from './mode-spec.ts';
import type { GenerationStartStore, LatestGeneration } from './ports.ts';
import { startedBefore, startOnce } from './same-request.ts';
import type { StartDeps } from './start-generation.ts';

type ExpansionRequest = Parsed<typeof generation.expandStory>['body'];

type Deps = Omit<StartDeps, 'settings'>;

interface ExpansionInput {
  readonly userId: string;
  readonly request: ExpansionRequest;
  readonly now: number;
}

/** Throws unless no generation is running and there is room for `scenes` more scenes. */
const requireExtensible = (session: SessionRecord, scenes: number): SessionRecord => {
  if (session.generation_id !== null) throw new AppError('already_generating');
  if (session.scene_end + scenes > MAX_SCENES) throw new AppError('session_full');
  return session;
};

type EarlierSpec = NonNullable<Awaited<ReturnType<GenerationStartStore['specOf']>>>;

/** The spec of the new generation: that of the failed first one, or one that continues the lesson. */
const specOf = (
  session: SessionRecord,
  { spec }: EarlierSpec,
  request: ExpansionRequest,
  { untold, bible }: Pick<GenerationSpec, 'untold' | 'bible'>,
): GenerationSpec => {
  const details = request.additionalDetails.trim();
  if (session.generated_at === null)
    return { ...spec, untold: undefined, origin: 'own', additionalContext: details || spec.additionalContext };
  return {
    ...spec,
    ...expansionTargets(request.lengthHint),
    title: session.title,
    assessment: null,
    origin: untold ? spec.origin : 'own',
    // New material in another language does not change the one the lesson is told in
    language: spec.language ?? session.language,
    additionalContext: details,
    after: session.scene_end,
    bible,
    untold,
  };
};

const sessionWhileWriting = (
  session: SessionRecord,
  id: GenerationId,
  spec: GenerationSpec,
  { basic, now }: { basic: boolean; now: number },
): SessionRecord =>
  session.generated_at === null
    ? begin(session, id, { spec, snapshot: snapshotOf(spec, basic), assessmentConfig: session.assessment_config }, now)
    : beginExpansion(session, id, now);

/** The unused chunks an expansion is written from. Throws when that was not requested, or when none are left. */
const untoldOf = async (
  { materials }: Deps,
  session: SessionRecord,
  request: ExpansionRequest,
): Promise<UntoldChunks[]> => {
  const { fromUntold, lengthHint } = request;
  const wanted = fromUntold && session.generated_at !== null;
  const untold = wanted ? untoldIn(await materials.coverages(session.id), detailLevels[lengthHint]) : [];
  if (untold.length === 0) throw new AppError('expansion_required');
  return untold;
};

interface ExpansionPlan {
  readonly found: SessionRecord;
  readonly latest: LatestGeneration | undefined;
  /** Unused chunks, when no new material was given. */
  readonly untold: readonly UntoldChunks[] | undefined;
  readonly fingerprint: string;
}

const expand = async (
  deps: Deps,
  { userId, request, now }: ExpansionInput,
  plan: ExpansionPlan,
): Promise<GenerationRef> => {
  const { found, latest, untold, fingerprint } = plan;
  const owner = { userId };
  const room = expansionTargets(request.lengthHint).sceneTarget;
  requireExtensible(found, room);
  const previous = latest && (await deps.starts.specOf({ sessionId: found.id, generationId: latest.id }));
  if (!latest || !previous) throw new AppError('not_written');
  const tier = (await deps.users.find(userId, { consistent: true }))?.subscription_tier ?? 'free';
  const known = (await deps.materials.list(found.id)).filter(({ id }) => previous.materials.includes(id));
  const brought = {
    userId,
    session: found.id,
    text: request.materialNew.trim(),
    uploadId: undefined,
    attached: false,
    now,
  };
  const { materials, added } = untold ? { materials: [], added: [] } : await collectMaterial(deps, brought);
  const bible = previous.spec.bible ?? (await deps.starts.bibleOf({ sessionId: found.id, generationId: latest.id }));
  const generationId = newId('gen', now);
  return deps.starts.start(found.id, (stored) => {
    const current = requireExtensible(owned(stored, owner, now), room);
    const first = current.generated_at === null;
    const kind = first ? kindOf(current.mode) : 'expansion';
    const spec = specOf(current, previous, request, { untold, bible });
    return {
      session: sessionWhileWriting(current, generationId, spec, { basic: deps.basic, now }),
      generationId,
      kind,
      tier,
      pinned: deps.pinned,
      spec,
      materials: first ? completeMaterial(known, materials, current.failure_reason) : materials,
      added,
      reservation: reservationFor(kind, tier, now),
      fingerprint,
      now,
    };
  });
};

/**
 * Everything that is checked and written before a session grows. It keeps its spec and gets other material; what
 * stands is not touched. Without new material it tells what nothing has told yet. One whose first generation failed
 * gets that material too, and begins anew. The same request again, at once or later, unless it failed, starts nothing.
 */
export const startExpansion = async (deps: Deps, input: ExpansionInput): Promise<GenerationRef> => {
  const { userId, request, now } = input;
  const found = owned(await deps.sessions.find(request.sessionId), { userId }, now);
  const untold = request.materialNew.trim() === '' ? await untoldOf(deps, found, request) : undefined;
  // The same words ask for other parts once these are told
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request, untold]))
    .digest('hex');
  const latest = await deps.starts.latest(found.id);
  const before = startedBefore(fingerprint, found.id, latest);
  if (before) return before;
  return startOnce(deps.starts, fingerprint, found.id, () =>
    expand(deps, input, { found, latest, untold, fingerprint }),
  );
};
