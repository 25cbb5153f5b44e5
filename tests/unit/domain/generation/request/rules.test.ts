import { describe, expect, it } from 'vitest';
import { pastedText } from '../../../../../lambdas/domain/generation/request/pasted-text.ts';
import { storyTargets } from '../../../../../lambdas/domain/generation/request/targets.ts';
import { counterOf, kindOf, reservationFor } from '../../../../../lambdas/domain/usage/quota.ts';
import { countersAt, usageOf } from '../../../../../lambdas/domain/usage/usage.ts';
import { customPlan } from '../../../../../shared/catalogue/duration-plan.ts';
import { filePlaceholder } from '../../../../../shared/catalogue/uploads.ts';

const story = { none: 'content_required', short: 'content_short', least: 20 } as const;
const refused = (code: string) => expect.objectContaining({ code });

describe('the content', () => {
  it('is required without a file, be it blank or missing [CUST-17]', () => {
    for (const content of ['', ' \n '])
      expect(() => pastedText(content, false, story)).toThrow(refused('content_required'));
  });

  it('needs 20 characters without a file, and 20 are enough [CUST-19, CUST-20]', () => {
    expect(() => pastedText(` ${'x'.repeat(19)} `, false, story)).toThrow(refused('content_short'));
    expect(pastedText('x'.repeat(20), false, story)).toHaveLength(20);
  });

  it('may be short or missing beside a file [CUST-40]', () => {
    expect(pastedText('', true, story)).toBeNull();
    expect(pastedText('short', true, story)).toBe('short');
  });

  it('is never the placeholder of a file, with or without the file [FILE-10]', () => {
    const placeholder = filePlaceholder('a [very] long (name).pdf');
    expect(pastedText(placeholder, true, story)).toBeNull();
    expect(pastedText(`My notes.\n\n${placeholder}`, true)).toBe('My notes.');
    expect(() => pastedText(placeholder, false, story)).toThrow(refused('content_required'));
  });
});

describe('the targets of a story', () => {
  it('are the upper end of the row of its duration [GEN-19]', () => {
    expect(storyTargets(customPlan(30), undefined, undefined)).toEqual({ scenes: 9, questions: 7 });
  });

  it('are what was asked for, clamped to the row [GEN-45]', () => {
    expect(storyTargets(customPlan(30), 8, 6)).toEqual({ scenes: 8, questions: 6 });
    expect(storyTargets(customPlan(30), 1, 0)).toEqual({ scenes: 8, questions: 6 });
    expect(storyTargets(customPlan(30), 120, 200)).toEqual({ scenes: 9, questions: 7 });
  });

  it('are never fewer than three questions [GEN-24]', () => {
    expect(storyTargets(customPlan(15), 4, 0).questions).toBe(3);
  });
});

describe('the quota', () => {
  const june = Date.parse('2025-06-30T23:59:59.999Z');

  it('counts Custom and Anchor together for good, lessons and expansions by the month (UTC) [BILL-03, GEN-04]', () => {
    expect([kindOf('custom'), kindOf('anchor'), kindOf('traditional')]).toEqual(['story', 'story', 'lesson']);
    expect(counterOf('story', june)).toBe('story');
    expect(counterOf('lesson', june)).toBe('lesson#2025-06');
    expect(counterOf('expansion', june + 1)).toBe('expansion#2025-07');
  });

  it('is reserved in the free plan, and one place among the running ones in both', () => {
    expect(reservationFor('story', 'free', june)).toEqual({ quota: { counter: 'story', limit: 3 }, running: 1 });
    expect(reservationFor('lesson', 'free', june).quota?.limit).toBe(10);
    expect(reservationFor('expansion', 'free', june).quota?.limit).toBe(5);
    expect(reservationFor('story', 'pro', june)).toEqual({ quota: null, running: 3 });
  });

  it('says what is used and what there is', () => {
    const counters = countersAt(june);
    const used = new Map([
      [counters.stories, 2],
      [counters.lessons, 9],
      ['lesson#2025-05', 4],
    ]);
    expect(usageOf('free', used, june)).toEqual({
      tier: 'free',
      stories: { used: 2, limit: 3 },
      lessons: { used: 9, limit: 10 },
      expansions: { used: 0, limit: 5 },
      running: { used: 0, limit: 1 },
    });
    expect(usageOf('pro', new Map(), june).stories.limit).toBeNull();
  });
});
