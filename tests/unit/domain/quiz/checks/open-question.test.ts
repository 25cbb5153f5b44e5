import { describe, expect, it } from 'vitest';
import { openOutcome } from '../../../../../lambdas/domain/quiz/checks/open-outcome.ts';
import { examineOpen, type ProposedOpen } from '../../../../../lambdas/domain/quiz/checks/open-question.ts';
import { chunksOf } from '../../../../fixtures/lesson/chunks-of.ts';

const material = `# Leaves

Chlorophyll takes up red and blue light. Water gives its electrons to chlorophyll. Oxygen leaves the leaf through small pores. Sugar is made in the stroma from carbon dioxide.`;
const chunks = chunksOf(material);
const context = { chunks, material, language: 'en', rules: 'Write well.' };
const chunk = chunks[0]?.id ?? '';

const point = (text: string, quote = text) => ({ text, chunk, quote });
const good: ProposedOpen = {
  kind: 'short_answer',
  scenario: '',
  question: 'What happens in a leaf during the day?',
  modelAnswer: 'Water gives its electrons to chlorophyll, and oxygen leaves the leaf through small pores.',
  points: [point('Water gives its electrons to chlorophyll.'), point('Oxygen leaves the leaf through small pores.')],
};
const aCase: ProposedOpen = {
  ...good,
  kind: 'case_study',
  scenario: 'A gardener keeps a plant in green light for a week.',
  question: 'What would you tell the gardener?',
  modelAnswer: `${good.modelAnswer} Chlorophyll takes up red and blue light.`,
  points: [...good.points, point('Chlorophyll takes up red and blue light.')],
};
const rules = (proposed: ProposedOpen) => examineOpen(proposed, context).findings.map(({ rule }) => rule);

describe('an open question', () => {
  it('may be published with points that stand in the material and an answer that says them', () => {
    expect([rules(good), rules(aCase)]).toEqual([[], []]);
    expect(examineOpen(good, context).resolved).toMatchObject({
      scenario: null,
      points: [{ evidence: { quote: 'Water gives its electrons to chlorophyll.', heading: 'Leaves' } }, {}],
    });
  });

  it('needs points enough, each different and with its quote word for word', () => {
    expect(rules({ ...good, points: [] })).toContain('points');
    expect(rules({ ...good, points: [...good.points.slice(0, 1), ...good.points.slice(0, 1)] })).toContain('points');
    const invented = point('Oxygen leaves the leaf through small pores.', 'Oxygen leaves through large holes.');
    expect(rules({ ...good, points: [...good.points.slice(0, 1), invented] })).toContain('points');
    expect(rules({ ...aCase, points: aCase.points.slice(0, 2) })).toContain('points');
  });

  it('may ask for one thing, which its one point says; a case may not', () => {
    const one = { ...good, modelAnswer: 'Water gives its electrons to chlorophyll.', points: good.points.slice(0, 1) };
    expect(rules(one)).toEqual([]);
    expect(rules({ ...aCase, points: one.points })).toContain('points');
  });

  it('has a model answer that its quotes entail and that leaves no point out', () => {
    const foreign = 'Mitochondria burn glucose inside animals, which breathe and move about freely every single day.';
    expect(rules({ ...good, modelAnswer: foreign })).toContain('evidence');
    expect(rules({ ...good, modelAnswer: 'Water gives its electrons to chlorophyll.' })).toContain('explanation');
    expect(rules({ ...good, modelAnswer: '' })).toContain('explanation');
  });

  it('does not give a point away, and asks in a full question', () => {
    expect(rules({ ...good, question: 'Why do we say that water gives its electrons to chlorophyll?' })).toContain(
      'given-away',
    );
    expect(rules({ ...good, question: 'Leaves?' })).toContain('stem');
  });

  it('that is a case study has a case without figures of its own', () => {
    expect(rules({ ...aCase, scenario: '' })).toContain('stem');
    expect(rules({ ...aCase, scenario: 'A gardener keeps 37 plants in green light.' })).toContain('evidence');
  });

  it('is taken as often as it was asked for, and not twice', () => {
    const wanted = { shortAnswers: 1, caseStudies: 0 };
    const { passed, rejected } = openOutcome([good, good, aCase], { ...context, others: [], wanted });
    expect(passed).toHaveLength(1);
    expect(rejected.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toEqual(['duplicate']);
  });
});
