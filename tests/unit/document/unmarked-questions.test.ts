import { describe, expect, it } from 'vitest';
import { extractParts } from '../../../lambdas/document/parts/extract-parts.ts';
import { readDocument } from '../../../lambdas/document/read-document.ts';
import { riversMaterial } from '../../fixtures/lesson/rivers.ts';

const questionsOf = (text: string) =>
  extractParts([{ id: riversMaterial, document: readDocument({ format: 'markdown', text }) }]).apparatus.questions;

const chapter = '# Locks\n\nA lock lifts a boat from one level of water to another.\n\n## Review Questions\n\n';

it('a question above a list and the letter below it are one, as Word documents and PDFs have them', () => {
  const [first, second] = questionsOf(
    `${chapter}What does a lock lift?\n\n1. water\n2. a boat\n3. its gate\n\nAnswer\n\nB\n\nWhere does it lift it to?\n\n1. a level\n2. a shore\n\nA`,
  );
  const options = ['water', 'a boat', 'its gate'];
  expect(first).toMatchObject({ question: 'What does a lock lift?', options, correct: 1 });
  expect(second).toMatchObject({ question: 'Where does it lift it to?', correct: 0 });
});

it('a list without a letter below it is asked without an answer', () => {
  const text = `${chapter}What does a lock lift?\n\n1. water\n2. a boat\n\nDescribe how a lock is emptied.`;
  expect(questionsOf(text)).toMatchObject([{ options: ['water', 'a boat'], correct: null, answer: null }]);
});

it('steps in the text itself are no question', () => {
  expect(questionsOf('# Locks\n\nWhat has to be done?\n\n1. open the gate\n2. row in')).toEqual([]);
});

describe('numbered questions with lettered options', () => {
  const questions = `9. What lifts a boat?\na. a lock\nb. a bank\n\n10. Who opens the gate?\n\n11. Water flows ____.\n(a) up\n(b) down\n`;

  it.each([
    ['a line', '9. a, 11. b', [0, null, 1]],
    ['a list', '9. A\n10. The keeper opens it.\n11. (b)', [0, null, 1]],
  ])('find their answers in a key that is %s', (_, key, correct) => {
    const found = questionsOf(`${chapter}${questions}\n## Answer Key\n\n${key}`);
    expect(found.map(({ number }) => number)).toEqual(['9', '10', '11']);
    expect(found.map((one) => one.correct)).toEqual(correct);
    expect(found[0]?.options).toEqual(['a lock', 'a bank']);
  });

  it('are the same in plain text, and have no answer where there is no key', () => {
    const found = extractParts([
      {
        id: riversMaterial,
        document: readDocument({
          text: `Locks\n\nA lock lifts a boat from one level of water to another.\n\nQuestions\n\n${questions}`,
        }),
      },
    ]).apparatus.questions;
    expect(found.map(({ options, correct }) => [options.length, correct])).toEqual([
      [2, null],
      [0, null],
      [2, null],
    ]);
  });
});
