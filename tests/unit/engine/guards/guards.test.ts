import { describe, expect, it } from 'vitest';
import type { Guard } from '../../../../lambdas/engine/guards/guard.ts';
import { optionGuards } from '../../../../lambdas/engine/guards/option-guards.ts';
import { phraseGuards } from '../../../../lambdas/engine/guards/phrase-guards.ts';
import { questionGuards } from '../../../../lambdas/engine/guards/question-guards.ts';
import { factGuards } from '../../../../lambdas/engine/guards/sentence-guards.ts';
import { localeOf } from '../../../../lambdas/engine/locales/locales.ts';

const { nlp } = localeOf('en');
const all = [factGuards, phraseGuards, optionGuards, questionGuards].flat() as Guard<unknown>[];

describe.each(all.map((guard) => [guard.name, guard] as const))('the guard against what %s', (_, guard) => {
  it('refuses each of its examples', () => {
    expect(guard.examples.length).toBeGreaterThan(0);
    expect(guard.examples.filter((one) => !guard.refuses(one, nlp))).toEqual([]);
  });

  it('lets each of its counterexamples pass', () => {
    expect(guard.counterexamples.length).toBeGreaterThan(0);
    expect(guard.counterexamples.filter((one) => guard.refuses(one, nlp))).toEqual([]);
  });
});
