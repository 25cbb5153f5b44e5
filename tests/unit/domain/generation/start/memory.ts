import { expect } from 'vitest';
import type { Cancellations } from '../../../../../lambdas/domain/generation/cancel.ts';
import type { GenerationRef } from '../../../../../lambdas/domain/generation/generation.ts';
import { newSession } from '../../../../../lambdas/domain/generation/new-session.ts';
import type { Bible } from '../../../../../lambdas/domain/generation/plan/bible.ts';
import type { GenerationSpec } from '../../../../../lambdas/domain/generation/spec.ts';
import type { LatestGeneration, NewGeneration } from '../../../../../lambdas/domain/generation/start/ports.ts';
import type { GenerationCoverage } from '../../../../../lambdas/domain/material/coverage.ts';
import type { MaterialRecord, UploadRecord } from '../../../../../lambdas/domain/material/material.ts';
import type { SessionRecord } from '../../../../../lambdas/domain/session/session.ts';
import type { Tier } from '../../../../../shared/catalogue/limits.ts';
import { AppError } from '../../../../../shared/model/app-error.ts';
import type { MaterialId } from '../../../../../shared/model/id.ts';

export const now = Date.parse('2025-01-01T12:00:00.000Z');
export const refused = (code: string) => expect.objectContaining({ code });
export const ended = { generation_id: null, generated_at: '2025-01-01T11:00:00.000Z', status: 'ready' } as const;

type Fields = Partial<SessionRecord>;

/** Ann's session with what a start reads and writes, kept in memory. */
export const memory = (mode: SessionRecord['mode'] = 'custom', fields: Fields = {}) => {
  const state = {
    session: { ...newSession('ann', { mode, title: 'Rivers' }, now), ...fields } as SessionRecord | undefined,
    tier: 'free' as Tier | undefined,
    materials: [] as MaterialRecord[],
    coverages: [] as GenerationCoverage[],
    latest: undefined as LatestGeneration | undefined,
    spec: undefined as { spec: GenerationSpec; materials: MaterialId[] } | undefined,
    bible: undefined as Bible | undefined,
    upload: undefined as UploadRecord | undefined,
    object: undefined as { size: number; tag: string } | undefined,
    started: [] as NewGeneration[],
    stopped: [] as GenerationRef[],
    cancelled: 'done' as Awaited<ReturnType<Cancellations['cancel']>>,
    written: [] as (readonly [string, string, string])[],
    copied: [] as (readonly [string, string])[],
    /** What somebody else does between the look at a session and the write. */
    meanwhile: () => {},
  };
  const find = async (id: string) => (state.session?.id === id ? state.session : undefined);
  const change = async (_: string, decide: (current: SessionRecord | undefined) => SessionRecord | undefined) => {
    const next = decide(state.session);
    if (next) state.session = next;
    return next;
  };
  const deps = {
    basic: true,
    sessions: { find, change, rewrite: change },
    users: {
      find: async (id: string, options?: { consistent?: boolean }) =>
        id === 'ann' && options?.consistent && state.tier ? { subscription_tier: state.tier } : undefined,
    },
    settings: { find: async () => undefined },
    materials: { list: async () => state.materials, coverages: async () => state.coverages },
    uploads: {
      find: async (userId: string, id: string) =>
        state.upload?.user_id === userId && state.upload.id === id ? state.upload : undefined,
    },
    files: {
      stat: async (key: string) => (key === state.upload?.object_key ? state.object : undefined),
      copy: async (from: string, to: string) => void state.copied.push([from, to]),
      write: async (key: string, text: string, type: string) => void state.written.push([key, text, type]),
    },
    starts: {
      latest: async () => state.latest,
      specOf: async ({ sessionId, generationId }: GenerationRef) =>
        sessionId === state.session?.id && generationId === state.latest?.id ? state.spec : undefined,
      bibleOf: async ({ generationId }: GenerationRef) => (generationId === state.latest?.id ? state.bible : undefined),
      start: async (sessionId: SessionRecord['id'], decide: (current: SessionRecord | undefined) => NewGeneration) => {
        state.meanwhile();
        const begun = decide(state.session);
        const { generationId, kind, fingerprint, spec, materials, session } = begun;
        state.started.push(begun);
        state.session = session;
        state.latest = { id: generationId, kind, phase: 'extract', fingerprint };
        state.spec = { spec, materials: materials.map(({ id }) => id) };
        return { sessionId, generationId };
      },
    },
    cancellations: {
      cancel: async () => {
        if (state.cancelled === 'done' && state.session)
          state.session = { ...state.session, generation_id: null, failure_reason: { code: 'cancelled' } };
        return state.cancelled;
      },
    },
    workflow: { stop: async (ref: GenerationRef) => void state.stopped.push(ref) },
  };
  return {
    state,
    deps: deps as never,
    id: state.session!.id,
    set: (some: Fields) => {
      state.session = { ...state.session!, ...some };
    },
    last: () => state.started.at(-1)!,
    refuseStart: (code: ConstructorParameters<typeof AppError>[0]) => {
      state.meanwhile = () => {
        throw new AppError(code);
      };
    },
  };
};
