import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import type { Finish } from '../../../../lambdas/domain/generation/ports.ts';
import { withWriter } from '../../../../lambdas/domain/generation/written-by.ts';
import type { Writer } from '../../../../shared/model/session/writer.ts';
import { instant } from '../../../../shared/model/time.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const session = newSession('ann', { mode: 'custom' }, now);
const llama: Writer = { code: 'local', name: 'llama3.1' };
const haiku: Writer = { code: 'provider', name: 'Claude Haiku 5.5' };
const engine: Writer = { code: 'engine' };

const story = {
  kind: 'story' as const,
  input_tokens: 10_000,
  output_tokens: 2_000,
  cache_read_tokens: 300,
  cache_write_tokens: 40,
  check_input_tokens: 0,
  check_output_tokens: 0,
  check_cache_read_tokens: 0,
  check_cache_write_tokens: 0,
  started_at: instant(now - 540_000),
};
const expansion = { ...story, kind: 'expansion' as const };
const finish = (writer: Writer | undefined, costOf?: Finish['costOf']): Finish => ({
  generatedAt: instant(now),
  asked: 0,
  passed: 0,
  kinds: { mcqCount: 0, shortAnswerCount: 0, caseStudyCount: 0 },
  minutes: 0,
  notes: [],
  coverage: { taught: [], asked: [], unused: [], sections: [], again: [] },
  writer,
  costOf,
});

describe('who wrote a lesson', () => {
  it('is kept with all tokens, their price of that day, and the time it took', () => {
    const { writers, spent } = withWriter(
      session,
      story,
      finish(haiku, ({ inputTokens }) => inputTokens / 1_000_000),
    );
    expect(writers).toEqual([haiku]);
    expect(spent).toEqual({ tokens: 12_340, usd: 0.01, seconds: 540 });
  });

  it('is free where no price is configured', () => {
    expect(withWriter(session, story, finish(llama)).spent).toMatchObject({ tokens: 12_340, usd: 0 });
  });

  it('is the engine without any tokens, whose count is only an estimate', () => {
    expect(
      withWriter(
        session,
        story,
        finish(engine, () => 1),
      ).spent,
    ).toMatchObject({ tokens: 0, usd: 0 });
  });

  it('names everybody who went on with it once, and adds up what they took', () => {
    const first = withWriter(session, story, finish(llama));
    const second = withWriter(first, expansion, finish(llama));
    const third = withWriter(second, expansion, finish(engine));
    expect(third.writers).toEqual([llama, engine]);
    expect(third.spent).toEqual({ tokens: 24_680, usd: 0, seconds: 1_620 });
  });

  it('counts what second readers took', () => {
    const read = { ...story, check_input_tokens: 1_000, check_output_tokens: 60 };
    expect(withWriter(session, read, finish(llama)).spent?.tokens).toBe(13_400);
  });

  it('is checked as long as all that was written is, also of what was added to it', () => {
    const checked = (...parts: boolean[]) =>
      parts.reduce(
        (grown, all, index) => withWriter(grown, index === 0 ? story : expansion, { ...finish(llama), checked: all }),
        session,
      ).checked;
    expect([checked(true), checked(true, true), checked(true, false)]).toEqual([true, true, undefined]);
    expect([checked(false), checked(false, true)]).toEqual([undefined, undefined]);
  });

  it('stays unknown where a lesson from before writers were kept grows', () => {
    const grown = withWriter(session, expansion, finish(llama));
    expect({ writers: grown.writers, spent: grown.spent }).toEqual({ writers: undefined, spent: undefined });
  });
});
