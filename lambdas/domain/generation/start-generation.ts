import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/model/app-error.ts';
import { newId } from '../../../shared/model/id.ts';
import type { PromptInput } from '../../../shared/model/prompt-input.ts';
import type { Files, MaterialStore, UploadStore } from '../material/ports.ts';
import { newPromptInput } from '../material/prompt-input.ts';
import { owned } from '../session/access.ts';
import type { SessionStore } from '../session/ports.ts';
import type { SessionRecord } from '../session/session.ts';
import type { SettingsStore } from '../settings/ports.ts';
import { kindOf, reservationFor } from '../usage/quota.ts';
import type { UserStore } from '../user/ports.ts';
import { gather } from './collect-material.ts';
import type { GenerationRef } from './generation.ts';
import { snapshotOf } from './generation-start.ts';
import { inputSnapshot } from './input-snapshot.ts';
import { begin } from './lifecycle.ts';
import { leaveReason, refusalOf } from './record-refusal.ts';
import { languageOf } from './request/language.ts';
import type { GenerationRequest, ModeRules } from './request/mode-rules.ts';
import { originOf } from './request/origin.ts';
import { startOnce } from './same-request.ts';
import type { Acceptance, AcceptanceStore } from './start-ports.ts';

export interface AcceptanceDeps {
  readonly sessions: SessionStore;
  readonly users: UserStore;
  readonly settings: Pick<SettingsStore, 'find'>;
  readonly materials: MaterialStore;
  readonly uploads: UploadStore;
  readonly files: Files;
  readonly acceptances: AcceptanceStore;
  /** Whether the embedded engine writes: on a topic without material it has texts on the preset ones alone. */
  readonly basic: boolean;
}

interface Asked<R> {
  readonly userId: string;
  readonly request: R;
  readonly now: number;
}

export interface Accepted {
  readonly ref: GenerationRef;
  /** What is to be kept of the request; null when that was not asked for, or has been done. */
  readonly promptInput: PromptInput | null;
}

const fingerprintOf = (request: GenerationRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

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

const accept = async <R extends GenerationRequest>(
  deps: AcceptanceDeps,
  rules: ModeRules<R>,
  { userId, request, now }: Asked<R>,
): Promise<Accepted> => {
  const owner = { userId };
  const found = owned(await deps.sessions.find(request.sessionId), owner, now);
  const fingerprint = fingerprintOf(request);
  const before = await startedBefore(deps, found, fingerprint);
  if (before) return { ref: before, promptInput: null };
  const text = rules.textOf(request);
  const tier = (await deps.users.find(userId, { consistent: true }))?.subscription_tier ?? 'free';
  const terms = rules.agree(found, request, tier);
  const { uploadId } = request;
  const brought = { userId, session: found.id, text, uploadId, attached: rules.attached, now };
  const { materials, added } = await gather(deps, brought);
  const contract = {
    ...terms.contract,
    origin: originOf(materials, terms.contract, deps.basic),
    language: await languageOf(deps.settings, userId, request.language),
  };
  const agreed = { contract, snapshot: snapshotOf(contract, deps.basic), assessmentConfig: terms.assessmentConfig };
  const kind = kindOf(rules.mode);
  const generationId = newId('gen', now);
  const decide = (stored: SessionRecord | undefined): Acceptance => {
    const current = owned(stored, owner, now);
    if (current.generation_id !== null) throw new AppError('already_generating');
    return {
      session: begin(current, generationId, agreed, now),
      generationId,
      kind,
      tier,
      contract,
      materials,
      added,
      reservation: reservationFor(kind, tier, now),
      fingerprint,
      now,
    };
  };
  const { acceptances } = deps;
  const ref = await startOnce(acceptances, fingerprint, found.id, () => acceptances.accept(found.id, decide));
  const first = ref.generationId === generationId;
  const promptInput =
    request.savePrompt && first
      ? newPromptInput(
          found.id,
          inputSnapshot(terms, { title: found.title, text, hasFile: uploadId !== undefined }),
          now,
        )
      : null;
  return { ref, promptInput };
};

/** Everything that is checked and written before a session is generated. Asked twice, it is accepted once. */
export const acceptGeneration = async <R extends GenerationRequest>(
  deps: AcceptanceDeps,
  rules: ModeRules<R>,
  asked: Asked<R>,
): Promise<Accepted> => {
  try {
    return await accept(deps, rules, asked);
  } catch (error) {
    const { userId, now } = asked;
    const { sessionId } = asked.request;
    // What went wrong first is told, also where the reason could not be kept
    await leaveReason(deps, { userId, sessionId, error: refusalOf(error), now }).catch(() => undefined);
    throw error;
  }
};
