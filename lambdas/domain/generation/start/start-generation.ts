import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/model/app-error.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { PromptInput } from '../../../../shared/model/prompt-input.ts';
import type { MaterialFiles, MaterialStore, UploadStore } from '../../material/ports.ts';
import { newPromptInput } from '../../material/prompt-input.ts';
import type { PinnedWriter } from '../../model/model.ts';
import { owned } from '../../session/access.ts';
import type { SessionStore } from '../../session/ports.ts';
import type { SessionRecord } from '../../session/session.ts';
import type { SettingsStore } from '../../settings/ports.ts';
import { kindOf, reservationFor } from '../../usage/quota.ts';
import type { UserStore } from '../../user/ports.ts';
import type { GenerationRef } from '../generation.ts';
import { begin } from '../lifecycle.ts';
import { languageOf } from '../request/language.ts';
import type { GenerationRequest, ModeRules } from '../request/mode-rules.ts';
import { originOf } from '../request/origin.ts';
import { collectMaterial } from './collect-material.ts';
import { inputSnapshot } from './input-snapshot.ts';
import { snapshotOf } from './mode-spec.ts';
import type { GenerationStartStore, NewGeneration } from './ports.ts';
import { recordRefusal, refusalOf } from './record-refusal.ts';
import { startOnce } from './same-request.ts';

export interface StartDeps {
  readonly sessions: SessionStore;
  readonly users: UserStore;
  readonly settings: Pick<SettingsStore, 'find'>;
  readonly materials: MaterialStore;
  readonly uploads: UploadStore;
  readonly files: MaterialFiles;
  readonly starts: GenerationStartStore;
  /** Whether the embedded engine writes: on a topic without material it has texts on the preset ones alone. */
  readonly basic: boolean;
  /** Where another can be chosen while this one writes. */
  readonly pinned?: PinnedWriter | undefined;
}

interface StartInput<R> {
  readonly userId: string;
  readonly request: R;
  readonly now: number;
}

export interface StartedGeneration {
  readonly ref: GenerationRef;
  /** The prompt input to store; null when the user did not ask for it, or it is stored already. */
  readonly promptInput: PromptInput | null;
}

const fingerprintOf = (request: GenerationRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** The generation that this same request started earlier. Throws when another request has generated the session. */
const startedBefore = async (
  { starts }: StartDeps,
  session: SessionRecord,
  fingerprint: string,
): Promise<GenerationRef | undefined> => {
  const running = session.generation_id !== null;
  if (!running && session.generated_at === null) return undefined;
  const latest = await starts.latest(session.id);
  if (latest?.fingerprint === fingerprint) return { sessionId: session.id, generationId: latest.id };
  throw new AppError(running ? 'already_generating' : 'already_written');
};

const start = async <R extends GenerationRequest>(
  deps: StartDeps,
  rules: ModeRules<R>,
  { userId, request, now }: StartInput<R>,
): Promise<StartedGeneration> => {
  const owner = { userId };
  const found = owned(await deps.sessions.find(request.sessionId), owner, now);
  const fingerprint = fingerprintOf(request);
  const before = await startedBefore(deps, found, fingerprint);
  if (before) return { ref: before, promptInput: null };
  const text = rules.textOf(request);
  const tier = (await deps.users.find(userId, { consistent: true }))?.subscription_tier ?? 'free';
  const modeSpec = rules.specify(found, request, tier);
  const { uploadId } = request;
  const brought = { userId, session: found.id, text, uploadId, attached: rules.usesAttached, now };
  const { materials, added } = await collectMaterial(deps, brought);
  const spec = {
    ...modeSpec.spec,
    origin: originOf(materials, modeSpec.spec, deps.basic),
    language: await languageOf(deps.settings, userId, request.language),
  };
  const agreed = { spec, snapshot: snapshotOf(spec, deps.basic), assessmentConfig: modeSpec.assessmentConfig };
  const kind = kindOf(rules.mode);
  const generationId = newId('gen', now);
  const decide = (stored: SessionRecord | undefined): NewGeneration => {
    const current = owned(stored, owner, now);
    if (current.generation_id !== null) throw new AppError('already_generating');
    return {
      session: begin(current, generationId, agreed, now),
      generationId,
      kind,
      tier,
      pinned: deps.pinned,
      spec,
      materials,
      added,
      reservation: reservationFor(kind, tier, now),
      fingerprint,
      now,
    };
  };
  const { starts } = deps;
  const ref = await startOnce(starts, fingerprint, found.id, () => starts.start(found.id, decide));
  const first = ref.generationId === generationId;
  const promptInput =
    request.savePrompt && first
      ? newPromptInput(
          found.id,
          inputSnapshot(modeSpec, { title: found.title, text, hasFile: uploadId !== undefined }),
          now,
        )
      : null;
  return { ref, promptInput };
};

/** Checks and stores everything before a session is generated. Repeatable: a request is accepted once. */
export const startGeneration = async <R extends GenerationRequest>(
  deps: StartDeps,
  rules: ModeRules<R>,
  input: StartInput<R>,
): Promise<StartedGeneration> => {
  try {
    return await start(deps, rules, input);
  } catch (error) {
    const { userId, now } = input;
    const { sessionId } = input.request;
    // What went wrong first is told, also where the reason could not be kept
    await recordRefusal(deps, { userId, sessionId, error: refusalOf(error), now }).catch(() => undefined);
    throw error;
  }
};
