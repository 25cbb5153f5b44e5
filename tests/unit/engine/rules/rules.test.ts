import { describe, expect, it } from 'vitest';
import { extractParts } from '../../../../lambdas/document/parts/extract-parts.ts';
import { readDocument } from '../../../../lambdas/document/read-document.ts';
import type { Chunk } from '../../../../lambdas/domain/material/chunk.ts';
import { locate } from '../../../../lambdas/domain/scene/checks/evidence.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { settledIn } from '../../../../lambdas/engine/rules/choose-options.ts';
import { questionCapacity, questionsOn } from '../../../../lambdas/engine/rules/questions-on.ts';
import { explainSentences } from '../../../../local/explain/explain-sentences.ts';
import type { MaterialId } from '../../../../shared/model/id.ts';
import { bakery, chunks } from './bakery.ts';

const all = chunks.map(({ id }) => id);
const reading = bakery();
const settled = (rule: string) => settledIn(reading).filter((one) => one.rule.id === rule);
const asked = (rule: string, about: string) =>
  settled(rule).find(({ candidate }) => candidate.question.includes(about));

describe('a rule', () => {
  it('asks for the term that a definition means, among terms of the same kind, and says what each of them means', () => {
    const found = asked('term', 'hard outer part')!;
    expect(found.right).toBe('Crust');
    expect(found.wrong.length).toBeGreaterThanOrEqual(2);
    expect(found.wrong.map(({ about }) => about).every((about) => about.includes('means: '))).toBe(true);
    expect(found.wrong.find(({ text }) => text === 'Crumb')?.about).toBe(
      '“Crumb” means: soft inner part of a loaf.'.replace('Crumb', 'crumb'),
    );
  });

  it('asks for what a term means', () => {
    const found = asked('meaning', '“levain”')!;
    expect(found.right).toBe('Mixture of flour and water that ferments with wild yeasts');
    expect(found.refused).toBeUndefined();
  });

  it('asks for nothing whose options would be of other kinds: the only person is told by being one', () => {
    expect(asked('meaning', '“apprentice”')?.refused).toBe('has fewer than two wrong options, or none that tempts');
    expect(asked('term', 'stiff mixture')?.wrong.map(({ text }) => text)).toEqual(
      expect.not.arrayContaining(['Apprentice', 'Crumb', 'Crust']),
    );
  });

  it('asks for no term in both directions', () => {
    const open = [...settled('term'), ...settled('meaning')].filter(({ refused }) => !refused);
    expect(new Set(open.map(({ candidate }) => candidate.subject)).size).toBe(open.length);
  });
});

describe('a quiz', () => {
  const quiz = questionsOn(reading, all, { count: 6 });

  it('asks no two questions about one thing, and in several ways', () => {
    expect(quiz).toHaveLength(6);
    expect(new Set(quiz.map(({ question }) => question)).size).toBe(6);
    const kinds = new Set(
      quiz.map(({ question }) => settledIn(reading).find(({ candidate }) => candidate.question === question)?.rule.id),
    );
    expect(kinds.size).toBeGreaterThanOrEqual(3);
  });

  it('asks nothing that names the answer of another question', () => {
    const entries = [
      ['decker', 'oven with a floor of stone that bakes a poolish'],
      ['racker', 'oven with a trolley of steel that bakes rolls'],
      ['tunneler', 'oven with a belt of wire that bakes crackers'],
      ['levain', 'mixture of flour and water that ferments with wild yeasts'],
      ['poolish', 'mixture of flour and water that ferments with bought yeast'],
      ['sponge', 'mixture of milk and flour that ferments with bought yeast'],
    ] as const;
    const text = entries.map(([term]) => `Bakers know the ${term} well. Any ${term} needs care.`).join(' ');
    const lines = entries.map(([term, definition]) => `- **${term}**: ${definition}`).join('\n');
    const ovens = readMaterial({
      language: 'en',
      chunks: [
        { id: 'c1', heading: 'Ovens', text },
        { id: 'c2', heading: 'Glossary', role: 'glossary', text: lines },
      ],
      apparatus: {
        objectives: [],
        questions: [],
        glossary: entries.map(([term, definition]) => ({ term, definition, chunk: 'c2' })),
      },
    });
    const asked = questionsOn(ovens, ['c1'], { count: 9 });
    expect(asked.length).toBeGreaterThan(1);
    const rights = asked.map(
      ({ options, correctAnswer }) => options['ABCD'.indexOf(correctAnswer)]?.toLowerCase() ?? '',
    );
    expect(rights.filter((right) => asked.some(({ question }) => question.toLowerCase().includes(right)))).toEqual([]);
  });

  it('has a quote in the material for every answer, and a remark for every option', () => {
    const given = chunks.map(
      (chunk): Chunk => ({ ...chunk, material: 'mat_own' as MaterialId, start: 0, end: chunk.text.length }),
    );
    for (const { evidence, options, about, correctAnswer } of quiz) {
      expect(locate(evidence, given)).toBeDefined();
      expect(about).toHaveLength(options.length);
      expect(about['ABCD'.indexOf(correctAnswer)]).toBe('');
    }
  });

  it('asks only about the chunks it is given, and not again what was asked', () => {
    expect(questionsOn(reading, ['c3'], { count: 5 }).every(({ evidence }) => evidence.chunk === 'c3')).toBe(true);
    const kept = quiz.map(({ question }) => question);
    expect(questionsOn(reading, all, { count: 20, kept }).some(({ question }) => kept.includes(question))).toBe(false);
  });

  it('has as many questions as the material holds', () => {
    expect(questionsOn(reading, all, { count: 99 })).toHaveLength(questionCapacity(reading, all));
    expect(
      questionCapacity(
        readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: null, text: 'Bread is warm.' }] }),
        ['c1'],
      ),
    ).toBe(0);
  });

  it('asks for one figure at most', () => {
    const rows = ['Rye', 'Wheat', 'Spelt', 'Maize'].map(
      (flour, at) => `| ${flour} | ${at + 4} hours | ${at + 20} grams |`,
    );
    const text = `| Flour | Rest | Salt |\n| --- | --- | --- |\n${rows.join('\n')}`;
    const figures = readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: 'Bread', text }] });
    expect(questionCapacity(figures, ['c1'])).toBeLessThanOrEqual(1);
  });

  it('asks none of the book’s own when it replaces others: they stand at the end already', () => {
    const more = questionsOn(reading, all, { count: 99, kept: ['Which question did not pass?'] });
    expect(more.map(({ question }) => question)).not.toContain('What makes a levain rise?');
  });

  it('has the book’s own questions in a language without rules', () => {
    expect(questionsOn(bakery('sr'), all, { count: 9 }).map(({ question }) => question)).toEqual([
      'What makes a levain rise?',
    ]);
  });
});

it('says of every sentence which rules found something in it and which guard refused', () => {
  const text = `A crumb is a soft part that holds bubbles of gas. A crust is a brown part that forms in the heat. A sole is a flat part that lay on the stone. A rising is a rise of the dough in a warm room.

A crumb is white, a crust is brown, and a sole is grey. No rising is like another. Bakers like a crumb with holes, a crust that cracks, and a sole that sounds hollow.`;
  const loaves = readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: 'Loaves', text }] });
  const explained = explainSentences(loaves);
  expect(explained).toHaveLength(loaves.bodies.flatMap(({ sentences }) => sentences).length);
  const verdictsOf = (begin: string) => explained.find(({ sentence }) => sentence.text.startsWith(begin))?.verdicts;
  expect(verdictsOf('A crust is a')).toContainEqual(
    expect.objectContaining({ question: expect.stringContaining('brown part'), refused: null }),
  );
  expect(verdictsOf('A rising')).toContainEqual(
    expect.objectContaining({ rule: 'meaning', question: null, refused: expect.any(String) }),
  );
});

it('quotes of a glossary the line that names the term, as the checks of a lesson want it', () => {
  const entries = [
    'crumb: soft inner part of a loaf',
    'crust: hard outer part of a loaf',
    'sole: flat lower part of a loaf',
  ];
  const document = readDocument({
    format: 'markdown',
    text: `# Loaves\n\nA loaf has a crumb, a crust and a sole. Bakers knock on the sole.\n\n## Glossary\n\n${entries.map((entry) => `- **${entry.replace(':', '**:')}`).join('\n')}`,
  });
  const { chunks: made, apparatus: found } = extractParts([{ id: 'mat_own' as MaterialId, document }]);
  const open = settledIn(readMaterial({ language: 'en', chunks: made, apparatus: found })).filter(
    ({ rule, refused }) => rule.id === 'term' && !refused,
  );
  expect(open.length).toBeGreaterThan(0);
  for (const { right, candidate } of open) {
    expect(candidate.evidence.quote.toLowerCase()).toContain(right.toLowerCase());
    expect(locate(candidate.evidence, made)).toBeDefined();
  }
});
