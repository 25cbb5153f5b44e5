import { describe, expect, it } from 'vitest';
import type { Guard } from '../../../../lambdas/engine/guards/guard.ts';
import { optionGuards } from '../../../../lambdas/engine/guards/option-guards.ts';
import { phraseGuards } from '../../../../lambdas/engine/guards/phrase-guards.ts';
import { questionGuards } from '../../../../lambdas/engine/guards/question-guards.ts';
import { sumGuards, wholeGuards } from '../../../../lambdas/engine/guards/section-guards.ts';
import { sentenceGuards } from '../../../../lambdas/engine/guards/sentence-guards.ts';
import { localeOf } from '../../../../lambdas/engine/locales/locales.ts';
import examples from './examples.json' with { type: 'json' };

const { nlp } = localeOf('en');
const all = [
  ...new Set(
    [sentenceGuards, wholeGuards, sumGuards, phraseGuards, optionGuards, questionGuards].flat() as Guard<unknown>[],
  ),
];

const examplesOf: Readonly<
  Record<string, { readonly refused: readonly unknown[]; readonly passed: readonly unknown[] }>
> = examples;

describe.each(all.map((guard) => [guard.name, guard] as const))('the guard against what %s', (name, guard) => {
  const { refused = [], passed = [] } = examplesOf[name] ?? {};

  it('refuses each of its examples', () => {
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((one) => !guard.refuses(one, nlp))).toEqual([]);
  });

  it('lets each of its counterexamples pass', () => {
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.filter((one) => guard.refuses(one, nlp))).toEqual([]);
  });
});

it('no example is of a guard that is not there', () => {
  expect(Object.keys(examplesOf).filter((name) => !all.some((guard) => guard.name === name))).toEqual([]);
});
