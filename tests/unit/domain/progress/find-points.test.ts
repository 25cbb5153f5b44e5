import { describe, expect, it } from 'vitest';
import { latestAttempts } from '../../../../lambdas/domain/progress/attempts.ts';
import { checkAnswers } from '../../../../lambdas/domain/progress/check.ts';
import { findPoints, type OpenSubmission } from '../../../../lambdas/domain/progress/find-points.ts';
import type { Answer } from '../../../../lambdas/domain/progress/grade.ts';
import { submitAnswers } from '../../../../lambdas/domain/progress/record-progress.ts';
import type { SceneRecord } from '../../../../lambdas/domain/scene/scene.ts';
import { sceneId } from '../../../../shared/model/id.ts';
import { fakeSessions, fakeStore, ready } from './fake-store.ts';
import { assessment, at, chapter, points, question, quizOf, session } from './samples.ts';

const ann = { userId: 'ann', now: at(1) };
const id = sceneId(session, 3);
const failing = (code: string) => expect.objectContaining({ code });
const words: Answer[] = [
  { id: 'q1', chosen: 1 },
  { id: 'o1', text: ' Water is split ' },
];

/** What the grader was asked, how many answers were taken from whom, and what came back. */
const found = async (answers: readonly Answer[], scene: SceneRecord = assessment, left = true, model = true) => {
  const [asked, taken]: [OpenSubmission[][], unknown[][]] = [[], []];
  const grader = async (submitted: readonly OpenSubmission[]) => {
    asked.push([...submitted]);
    return new Map([['o1', [0]]]);
  };
  const gradings = {
    take: async (...all: unknown[]) => {
      taken.push(all);
      return left;
    },
  };
  const deps = {
    sessions: fakeSessions(scene, { ...ready, visibility: 'private' }),
    gradings,
    grader: () => (model ? grader : undefined),
  };
  return { found: await findPoints(deps, ann, id, answers), asked, taken };
};

describe('open answers', () => {
  it('are shown to the grader with their question and its key points', async () => {
    expect(await found(words)).toEqual({
      found: new Map([['o1', [0]]]),
      asked: [[{ id: 'o1', asked: ` ${question}`, points: points.map(({ text }) => text), answer: 'Water is split' }]],
      taken: [['ann', 1, at(1)]],
    });
  });

  it('are left to their learner without a grader, and with none left of today', async () => {
    expect(await found(words, assessment, true, false)).toEqual({ found: undefined, asked: [], taken: [] });
    expect(await found(words, assessment, false)).toEqual({ found: undefined, asked: [], taken: [['ann', 1, at(1)]] });
  });

  it.each([
    ['options alone are answered', [{ id: 'q1', chosen: 1 }], assessment],
    ['words are empty', [{ id: 'o1', text: ' ' }], assessment],
    ['words answer options', [{ id: 'q1', text: 'Water' }], assessment],
    ['words answer what was not asked', [{ id: 'other', text: 'Water' }], assessment],
    ['the question has no key', words, { ...assessment, keys: [] }],
    ['its key is one of options', words, { ...assessment, keys: quizOf(1).keys.map((key) => ({ ...key, id: 'o1' })) }],
    ['the scene is no quiz', words, chapter],
    ['the scene comes after what can be read', words, { ...assessment, order: 4 }],
  ])('are not asked about where %s', async (_, answers, scene) =>
    expect(await found(answers, scene)).toEqual({ found: undefined, asked: [], taken: [] }),
  );

  it('are not asked about where there is no scene, nor for whoever may not read the session', async () => {
    const deps = { gradings: { take: async () => true }, grader: () => undefined };
    expect(await findPoints({ ...deps, sessions: fakeSessions(undefined) }, ann, id, words)).toBeUndefined();
    const hidden = fakeSessions(assessment, { ...ready, visibility: 'private' });
    const asking = findPoints({ ...deps, sessions: hidden }, { ...ann, userId: 'ben' }, id, words);
    await expect(asking).rejects.toEqual(failing('session_not_found'));
  });
});

describe('a quiz that nobody is signed in for', () => {
  const check = (scene: SceneRecord | undefined) =>
    checkAnswers(fakeSessions(scene), { reader: { userId: undefined }, now: at(1) }, id, words);

  it('is graded', async () => expect(await check(quizOf(1))).toMatchObject({ score: 100, passed: true }));

  it.each([
    ['there is none', undefined, 'scene_type_unknown'],
    ['it comes after what can be read', { ...quizOf(1), order: 4 }, 'scene_type_unknown'],
    ['it is not written', { ...quizOf(1), state: 'stub' as const }, 'scene_not_written'],
  ])('is refused where %s', (_, scene, code) => expect(check(scene)).rejects.toEqual(failing(code)));
});

describe('the latest attempts', () => {
  it('are those of each quiz that was answered, graded as they were', async () => {
    const answers = words.slice(0, 1);
    const { entry } = await submitAnswers(fakeStore(quizOf(1)), ann, id, { answers, request: undefined });
    const { questions } = await checkAnswers(fakeSessions(quizOf(1)), { reader: ann, now: at(1) }, id, answers);
    const attempt = { scene_id: id, score: 100, passed: true, questions };
    expect(latestAttempts([chapter, quizOf(1)], [{ ...entry, order: 2 }, entry])).toEqual([attempt]);
    expect(latestAttempts([quizOf(1)], [{ ...entry, answers: [] }])).toEqual([]);
    expect(latestAttempts([quizOf(1)], [{ ...entry, order: 2 }])).toEqual([]);
  });
});
