import { describe, expect, it } from 'vitest';
import { compareAnswer, disputeQuestion, keepView } from '../../../../lambdas/domain/progress/give-feedback.ts';
import { submitAnswers } from '../../../../lambdas/domain/progress/record-progress.ts';
import { sceneId } from '../../../../shared/model/id.ts';
import { fakeStore, ready } from './fake-store.ts';
import { assessment, at, chapter, session } from './samples.ts';

const [ann, ben] = [
  { userId: 'ann', now: at(1) },
  { userId: 'ben', now: at(1) },
];
const id = sceneId(session, 3);
const failing = (code: string) => expect.objectContaining({ code });
const answers = [
  { id: 'q1', chosen: 1 },
  { id: 'o1', text: 'Water is split' },
];
/** A store in which somebody has answered. */
const answered = async (learner = ann, found?: ReadonlyMap<string, readonly number[]>) => {
  const store = fakeStore(assessment);
  await submitAnswers(store, learner, id, { answers, found, request: undefined });
  return store;
};

describe('a disputed question', () => {
  it('leaves the score, and its author’s session counts it once', async () => {
    const store = await answered();
    const outcome = await disputeQuestion(store, ann, id, 'o1', 'It is wrong.');
    expect(outcome.entry).toMatchObject({ disputes: { o1: 'It is wrong.' }, mastery_score: 100 });
    expect(store.session()).toMatchObject({ disputed_questions: 1, mastery_score: 100 });
    await disputeQuestion(store, ann, id, 'o1', 'It is very wrong.');
    expect(store.session()?.disputed_questions).toBe(1);
    await disputeQuestion(store, ann, id, 'q1', 'So is this.');
    expect(store.session()?.disputed_questions).toBe(2);
    await disputeQuestion(store, ann, id, 'o1', null);
    expect(store.session()?.disputed_questions).toBe(1);
  });

  it('of a reader counts in the session, whose other figures stay', async () => {
    const store = await answered(ben);
    await disputeQuestion(store, ben, id, 'q1', 'It is wrong.');
    expect(store.session()).toEqual({ ...ready, disputed_questions: 1 });
  });

  it('that nobody called wrong before changes nothing', async () => {
    const store = await answered(ben);
    await disputeQuestion(store, ben, id, 'q1', null);
    expect(store.writes()?.session).toBeUndefined();
  });
});

describe('an answer that its learner compares', () => {
  it('scores by the key points that they find, as far as those exist', async () => {
    const outcome = await compareAnswer(await answered(), ann, id, 'o1', [1, 7, 1]);
    expect(outcome.entry).toMatchObject({
      latest: [{ id: 'q1' }, { id: 'o1', score: 50, found: [1], judge: 'learner' }],
      mastery_score: 75,
      answers,
    });
  });

  it('is none that a model has judged, and none to options', async () => {
    const judged = await answered(ann, new Map([['o1', [0]]]));
    await expect(compareAnswer(judged, ann, id, 'o1', [0, 1])).rejects.toEqual(failing('not_comparable'));
    await expect(compareAnswer(await answered(), ann, id, 'q1', [0])).rejects.toEqual(failing('not_comparable'));
  });
});

describe('what a reader says of a question', () => {
  it('beside its grade is kept and taken back', async () => {
    const store = await answered();
    expect((await keepView(store, ann, id, 'q1', 'not_right')).entry.views).toEqual({ q1: 'not_right' });
    await disputeQuestion(store, ann, id, 'o1', 'It is wrong.');
    const { entry } = await keepView(store, ann, id, 'q1', null);
    expect([entry.views, entry.disputes]).toEqual([{}, { o1: 'It is wrong.' }]);
  });

  it.each([
    [
      'disputed',
      (store: ReturnType<typeof fakeStore>, question: string) => disputeQuestion(store, ann, id, question, 'No.'),
    ],
    [
      'compared',
      (store: ReturnType<typeof fakeStore>, question: string) => compareAnswer(store, ann, id, question, []),
    ],
    ['viewed', (store: ReturnType<typeof fakeStore>, question: string) => keepView(store, ann, id, question, 'right')],
  ])('is %s only once they have answered it', async (_, say) => {
    await expect(say(fakeStore(assessment), 'q1')).rejects.toEqual(failing('not_answered'));
    await expect(say(await answered(), 'other')).rejects.toEqual(failing('not_answered'));
    await expect(say(fakeStore(chapter), 'q1')).rejects.toEqual(failing('not_gradable'));
  });
});
