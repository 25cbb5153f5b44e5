import { describe, expect, it } from 'vitest';
import { decideFailure, decideFinish } from '../../../../lambdas/domain/generation/end-generation.ts';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { newReader } from '../../../../lambdas/domain/progress/progress.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import type { GenerationKind } from '../../../../lambdas/domain/usage/quota.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { GenerationPhase } from '../../../../shared/model/session/generation-phase.ts';
import { instant } from '../../../../shared/model/time.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const generationId = newId('gen');
const made = newSession('ann', { mode: 'custom' }, now);
const ref = { sessionId: made.id, generationId };
const writing: SessionRecord = {
  ...made,
  status: 'generating',
  generation_id: generationId,
  tags: { industry: ['rivers'], exam: [], tool: ['water'], pedagogy: [] },
};
const generation = {
  kind: 'story' as GenerationKind,
  phase: 'generate' as GenerationPhase,
  total: 4,
  written: new Set([1, 2, 3]),
  failed: new Set([4]),
  quota: 'story' as string | null,
  input_tokens: 10,
  output_tokens: 2,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  check_input_tokens: 0,
  check_output_tokens: 0,
  check_cache_read_tokens: 0,
  check_cache_write_tokens: 0,
  started_at: instant(now - 60_000),
};
const reader = newReader('ann', made.id);
const running = { ref, session: writing as SessionRecord | undefined, generation };
const result = {
  generatedAt: instant(now),
  asked: 2,
  passed: 2,
  kinds: { mcqCount: 2, shortAnswerCount: 0, caseStudyCount: 0 },
  minutes: 12,
  notes: [],
  coverage: { taught: [], asked: [], unused: [], sections: [], again: [] },
};
const finishing = { ...running, reader: reader as typeof reader | undefined, known: [] as readonly string[] };
const finished = (some: Partial<typeof finishing> = {}) => {
  const writes = decideFinish({ ...finishing, ...some }, result);
  if (typeof writes === 'string') throw new Error(`refused: ${writes}`);
  return writes;
};

describe('a generation that is done', () => {
  it('leaves a ready session of what was written, without what was given up, and frees its place', () => {
    const { session, released, counted } = finished();
    expect(session).toMatchObject({ status: 'ready', generation_id: null, generated_scene_count: 3, left_out: [4] });
    expect({ released, counted }).toEqual({ released: ['running'], counted: 'generations_custom' });
  });

  it('completes the session of an author who has completed all of it by then', () => {
    const learned = { ...reader, completed: [1, 2, 3], begun: true };
    expect(finished({ reader: learned })).toMatchObject({ completed: 1, session: { learning_status: 'completed' } });
    expect(finished()).toMatchObject({ completed: 0, session: { learning_status: 'ready' } });
  });

  it('takes out of the progress what was learned from a scene that was given up, and leaves other progress alone', () => {
    const learned = { ...reader, completed: [1, 4], scores: { 4: 80 }, begun: true };
    expect(finished({ reader: learned }).reader).toMatchObject({ completed: [1], scores: {} });
    expect(finished({ reader: { ...reader, completed: [1], begun: true } }).reader).toBeUndefined();
  });

  it('brings its tags to the filter, but none of an expansion and no more than three hundred', () => {
    expect(finished().tags).toEqual(['rivers', 'water']);
    expect(finished({ generation: { ...generation, kind: 'expansion' } }).tags).toEqual([]);
    const many = Array.from({ length: 299 }, (_, at) => `tag-${at}`);
    expect(finished({ known: many }).tags).toEqual(['rivers']);
    expect(finished({ known: [...many, 'water'] }).tags).toEqual(['water']);
  });

  it('adds what an expansion planned to the lesson that stood', () => {
    const before = { ...writing, status: 'ready' as const, scene_end: 5, generated_scene_count: 5 };
    const { session } = finished({ session: before, generation: { ...generation, kind: 'expansion' } });
    expect(session).toMatchObject({ scene_end: 9, generated_scene_count: 8 });
  });

  it('is done once: told again it has been, and once it failed or another began it is nobody’s any more', () => {
    const at = (phase: GenerationPhase) => decideFinish({ ...finishing, generation: { ...generation, phase } }, result);
    expect([at('done'), at('failed')]).toEqual(['already', 'stale']);
    expect(decideFinish({ ...finishing, session: undefined, reader: undefined }, result)).toBe('stale');
    const other = { ...writing, generation_id: newId('gen') };
    expect(decideFinish({ ...finishing, session: other }, result)).toBe('stale');
  });
});

describe('a generation that fails', () => {
  it('leaves a draft with its reason and gives back its place and its part of the quota', () => {
    expect(decideFailure(running, 'busy', now)).toMatchObject({
      outcome: 'done',
      writes: {
        session: { before: writing, after: { status: 'draft', failure_reason: { code: 'busy' }, scene_end: 0 } },
        released: ['running', 'story'],
        counted: 'failures',
      },
    });
    const unlimited = { ...generation, quota: null };
    expect(decideFailure({ ...running, generation: unlimited }, 'busy', now).writes?.released).toEqual(['running']);
  });

  it('is counted apart when its author cancelled it', () => {
    expect(decideFailure(running, 'cancelled', now).writes?.counted).toBe('cancellations');
  });

  it('forgets progress in a session that was never finished, and in no other', () => {
    const forgets = (session: SessionRecord | undefined) =>
      decideFailure({ ...running, session }, 'busy', now).forgetsProgress;
    expect(forgets(writing)).toBe(true);
    expect(forgets({ ...writing, generation_id: null })).toBe(true);
    expect(forgets({ ...writing, generated_at: instant(now) })).toBe(false);
    expect(forgets({ ...writing, generation_id: newId('gen') })).toBe(false);
    expect(forgets(undefined)).toBe(false);
  });

  it('gives back what was reserved also when the session has gone or belongs to another generation', () => {
    for (const session of [undefined, { ...writing, generation_id: newId('gen') }])
      expect(decideFailure({ ...running, session }, 'busy', now)).toMatchObject({
        outcome: 'stale',
        writes: { session: undefined, released: ['running', 'story'] },
      });
  });

  it('ends once, and what an expansion wrote is erased again when that broke off', () => {
    const at = (phase: GenerationPhase, kind: GenerationKind = 'story') =>
      decideFailure({ ...running, generation: { ...generation, kind, phase } }, 'busy', now);
    expect(at('failed')).toMatchObject({ outcome: 'already', writes: undefined, erasesScenes: false });
    expect(at('done', 'expansion')).toMatchObject({ outcome: 'stale', writes: undefined, erasesScenes: false });
    expect(at('failed', 'expansion')).toMatchObject({ writes: undefined, erasesScenes: true });
    expect(at('generate', 'expansion').erasesScenes).toBe(true);
  });

  it('has nothing to end where there is no generation', () => {
    const none = decideFailure({ ref, session: undefined, generation: undefined }, 'busy', now);
    expect(none).toMatchObject({ outcome: 'stale', writes: undefined, erasesScenes: false });
  });
});
