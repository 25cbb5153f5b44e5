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

it('options that stand within the line of their question are its options', () => {
  const item = (text: string) => `<span data-type="item">${text}</span>`;
  const list = `<span data-type="list" data-list-type="enumerated" data-number-style="upper-alpha"> ${item('water')} ${item('a *boat*')} </span>`;
  const text = `${chapter}<div data-type="exercise">\n<div data-type="problem" markdown="1">\nA lock lifts: ${list}\n\n</div>\n<div data-type="solution" markdown="1">\nB\n\n</div>\n</div>`;
  expect(questionsOf(text)).toMatchObject([{ question: 'A lock lifts:', options: ['water', 'a *boat*'], correct: 1 }]);
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

describe('an answer beside its question', () => {
  const options = ['water', 'a boat'];
  const list = 'a. water\nb. a boat\n';

  it.each([
    ['behind a label', `What is lifted?\n\n${list}\nAnswer: B`],
    ['behind a label in bold', `What is lifted?\n\n${list}\n**Answer: b)** a boat`],
    ['with its words', `What is lifted?\n\n${list}\nCorrect answer: a boat`],
    ['folded away', `What is lifted?\n\n${list}\n<details><summary>Show answer</summary>\n\nB\n\n</details>`],
    ['on the line of the last option', '1. What is lifted?\nA. water\nB. a boat\nAnswer: B'],
    ['in the item of its question', '1. What is lifted?\n   a. water\n   b. a boat\n\n   **Answer:** b'],
    ['below the list of its question', '1. What is lifted?\n   - A) water\n   - B) a boat\n\nSolution: B'],
  ])('names the right option %s', (_, text) => {
    expect(questionsOf(`${chapter}${text}\n`)).toMatchObject([{ question: 'What is lifted?', options, correct: 1 }]);
  });

  it.each([
    ['behind a label', 'Who opens it?\n\nSolution: The keeper.'],
    ['folded away', '1. Who opens it?\n   <details><summary>Solution</summary>\n   The keeper.\n   </details>'],
    ['on its line', '1. Who opens it? Answer: The keeper.'],
  ])('is in words %s', (_, text) => {
    expect(questionsOf(`${chapter}${text}\n`)).toMatchObject([{ question: 'Who opens it?', answer: 'The keeper.' }]);
  });

  it('is no part of a question that speaks of answers', () => {
    const [found] = questionsOf(`${chapter}1. Choose the right answer: what is lifted?\n   a. water\n   b. a boat\n`);
    expect(found).toMatchObject({ question: 'Choose the right answer: what is lifted?', correct: null });
  });
});

describe('a key', () => {
  const asked = (question: string) => `1. ${question}\n   a. a lock\n   b. a gate\n`;
  const gates = `# Gates\n\nA gate holds the water back.\n\n## Review Questions\n\n${asked('What holds?')}`;

  it('may be a line behind its label, and counts questions that are no items of a list', () => {
    const text = `**1.** What lifts?\n\na) a lock\nb) a gate\n\n**2.** What holds?\n\na) a lock\nb) a gate\n\n**Answers:** 1. a, 2. b`;
    expect(questionsOf(chapter + text)).toMatchObject([
      { number: '1', question: 'What lifts?', correct: 0 },
      { number: '2', question: 'What holds?', correct: 1 },
    ]);
  });

  it('answers the questions before it, and none of the next chapter', () => {
    const text = `${chapter}${asked('What lifts?')}\n## Answer Key\n\n1. a\n\n${gates}`;
    expect(questionsOf(text).map(({ correct }) => correct)).toEqual([0, null]);
  });

  it('answers no question whose number another one has', () => {
    const text = `${chapter}${asked('What lifts?')}\n${gates}\n# Answer Key\n\n1. a`;
    expect(questionsOf(text).map(({ correct }) => correct)).toEqual([null, null]);
  });
});

const exercise = (problem: string, solution: string) =>
  `<div data-type="exercise"><div data-type="problem">${problem}</div><div data-type="solution">${solution}</div></div>`;

describe('the questions of a chapter with numbers', () => {
  it('tasks that do not ask are questions where the key answers them', () => {
    const found = questionsOf(
      `${chapter}Solve these.\n\n1. Add 3 and 4.\n2. Add 5 and 4.\n\n## Answers\n\n1. seven\n2. nine`,
    );
    expect(found).toMatchObject([
      { question: 'Add 3 and 4.', options: [], answer: 'seven' },
      { question: 'Add 5 and 4.', options: [], answer: 'nine' },
    ]);
    expect(questionsOf(`${chapter}1. Open the gate.\n2. Row in.`)).toEqual([]);
  });

  it('a list of which each item has its answer are the parts of a task, and no options', () => {
    const list = (one: string, other: string) => `<ol type="a"><li>${one}</li><li>${other}</li></ol>`;
    const [task] = questionsOf(
      `${chapter}${exercise(`<p>Of 1 and 3, find:</p>${list('the sum', 'the mean')}`, list('4', '2'))}`,
    );
    expect(task).toMatchObject({ options: [], correct: null, answer: '1. 4\n2. 2' });
  });

  it('what stands before several questions for all of them goes with each, and with no other', () => {
    const [first, second, third] = questionsOf(
      `${chapter}<p>Use this for the next two exercises. A lock has six gates.</p>\n\n${['one', 'two', 'three'].map((one) => exercise(`<p>How many are ${one}?</p>`, '<p>six</p>')).join('\n\n')}`,
    );
    for (const one of [first, second]) expect(one?.question).toContain('A lock has six gates.');
    expect(third?.question).toBe('How many are three?');
  });

  it('why an option is right stands behind its letter', () => {
    const [one] = questionsOf(
      `${chapter}${exercise('<p>What does a lock lift?</p><ol type="a"><li>a boat</li><li>a bank</li></ol>', '<p>a. Its gates hold the water below it.</p>')}`,
    );
    expect(one).toMatchObject({ correct: 0, answer: 'Its gates hold the water below it.' });
  });

  it('a worked example is text, and what is to be tried below it a question', () => {
    const { body, apparatus } = ((): { body: string; apparatus: ReturnType<typeof extractParts>['apparatus'] } => {
      const parts = extractParts([
        {
          id: riversMaterial,
          document: readDocument({
            format: 'markdown',
            text: `# Locks\n\nA lock lifts a boat from one level of water to another.\n\n<div data-type="example"><div data-type="title">Example 1</div>${exercise('<p>Add 1 and 2.</p>', '<p>The sum is 3.</p>')}</div>\n\n<div data-type="note"><div data-type="title">Try It</div>${exercise('<p>Add 2 and 2.</p>', '<p>4</p>')}</div>`,
          }),
        },
      ]);
      const body = parts.chunks.flatMap(({ role, text }) => (role === undefined ? [text] : [])).join('\n');
      return { body, apparatus: parts.apparatus };
    })();
    expect(body).toContain('Add 1 and 2.\n\nThe sum is 3.');
    expect(apparatus.questions).toMatchObject([{ question: 'Add 2 and 2.', answer: '4' }]);
  });
});
