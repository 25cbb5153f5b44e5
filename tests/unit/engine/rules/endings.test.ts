import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { settledIn } from '../../../../lambdas/engine/rules/choose-options.ts';

const text = `When the pump has no pressure, the valve closes the upper pipe. If a filter is clogged, it stops the flow of fresh water. The alarm is heard in the control room if the tank runs dry. Once the reservoir is full, the sensor sends a message to the operator.

If the tank runs hot, they call for help. However, when the drain is open, the water also leaves the basin within a minute (or two). When this happens, the guard has to repair the broken wire.`;

const settled = settledIn(
  readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: 'Waterworks › The pump house', text }] }),
).filter(({ rule }) => rule.id === 'ending');
const asked = (begin: string) => settled.find(({ candidate }) => candidate.question.includes(begin));

describe('a question for an ending', () => {
  it('asks what follows from a condition, among what follows from others, and says from which', () => {
    const found = asked('When the pump has no pressure')!;
    expect(found.candidate.question).toBe('Which ending is right? “When the pump has no pressure, _____.”');
    expect(found.refused).toBeUndefined();
    expect(found.right).toBe('the valve closes the upper pipe');
    expect(found.wrong.length).toBeGreaterThanOrEqual(2);
    for (const { about } of found.wrong) expect(about).toMatch(/^The material says(?: that of: “.+, …”\.|: “.+”)$/);
  });

  it('puts a condition first that stands last', () => {
    expect(asked('If the tank runs dry, _____')?.right).toBe('the alarm is heard in the control room');
  });

  it('names what a pronoun means, where the condition names one thing', () => {
    expect(asked('If a filter is clogged')?.right).toBe('the filter stops the flow of fresh water');
    expect(asked('If the tank runs hot')).toBeUndefined();
  });

  it('takes away what ties a sentence to others, and asks of none that hangs on them', () => {
    expect(asked('“When the drain is open')?.right).toBe('the water leaves the basin within a minute');
    expect(asked('When this happens')?.refused).toBe('hangs on the sentences around it');
  });

  it('offers the right ending with a word turned where the endings of others are too few', () => {
    const few =
      'When the tank is full, the level of the basin will increase. If the pump is old, the engineer has to call a mechanic.';
    const all = settledIn(
      readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: 'The pump house', text: few }] }),
    );
    const found = all.find(({ candidate }) => candidate.question.includes('When the tank is full'));
    expect(found?.wrong.map((option) => option.text)).toContain('the level of the basin will decrease');
  });

  it('does not offer what another sentence says of the same', () => {
    const twice = `${text} When the pump has no pressure, the alarm is heard loudly in the control room.`;
    const all = settledIn(
      readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: 'The pump house', text: twice }] }),
    );
    const found = all.find(({ candidate, right }) => /pump has/.test(candidate.question) && /valve/.test(right));
    expect(found?.wrong.map((option) => option.text)).not.toContain('the alarm is heard in the control room');
  });
});
