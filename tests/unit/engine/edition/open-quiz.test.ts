import { expect, it } from 'vitest';
import { isOpen } from '../../../../shared/model/learning/question.ts';
import { contractFor, type Taught, teach } from '../teach.ts';

const filler = (about: string): string =>
  Array.from({ length: 8 }, (_, at) => `The yard has ${about} number ${at + 1} beside its gate.`).join(' ');

/** What says how many things there are, and has no options to choose from. */
const yard = `# A yard of boats

## Hulls

A hull of oak is heavy because oak holds so much water. A hull of oak has two layers: a shell and a frame. ${filler('a hull')}

## Sails

A sail of wool stays soft because wool holds the fat of the sheep. A sail is made in two ways: by hand and on a loom. ${filler('a sail')}

## Ropes

A rope of hemp is tarred so that it does not rot in the rain. A rope of hemp has three enemies: rain, sun and salt. ${filler('a rope')}
`;

const structured = (shortAnswerCount: number) =>
  contractFor(30, {
    mode: 'traditional',
    lessonStyle: 'structured',
    genre: '',
    questionTarget: 4 + shortAnswerCount,
    assessment: { mcqCount: 4, shortAnswerCount, caseStudyCount: 0 },
  });

const asked = ({ scenes }: Taught) => scenes.flatMap(({ quiz }) => quiz?.questions ?? []);

it('a learner who wants questions in their own words is asked more of them where there are too few options', async () => {
  const questions = asked(await teach(yard, structured(1)));
  expect(questions.every(isOpen)).toBe(true);
  expect(questions).toHaveLength(3);
  expect(questions.some(({ question }) => /Which are they\?/.test(question))).toBe(true);
});

it('a story, whose learner has no say in it, asks so where there are too few options', async () => {
  const questions = asked(await teach(yard, contractFor(30, { questionTarget: 4 })));
  expect(questions.length).toBeGreaterThan(1);
  expect(questions.every(isOpen)).toBe(true);
});

it('a learner who wants none is asked none', async () => {
  expect(asked(await teach(yard, structured(0))).filter(isOpen)).toEqual([]);
});

it('a chapter does not practise what its quiz asks', async () => {
  const { scenes } = await teach(yard, structured(1));
  const practised = scenes.flatMap(({ activities }) =>
    activities.map((one) => ('question' in one ? one.question : '')),
  );
  expect(asked({ scenes } as Taught).filter(({ question }) => practised.includes(question))).toEqual([]);
});
