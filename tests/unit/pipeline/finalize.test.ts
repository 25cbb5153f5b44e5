import { describe, expect, it } from 'vitest';
import type { SceneAnswer } from '../../../lambdas/domain/model/answers.ts';
import { ModelThrottled } from '../../../lambdas/domain/model/model.ts';
import { minutesFor } from '../../../lambdas/domain/scene/scene.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { finalizeLesson } from '../../../lambdas/pipeline/steps/finalize.ts';
import { contractOf, refOf } from '../../fixtures/lesson/contract.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { riversMaterial, riversText } from '../../fixtures/lesson/rivers.ts';
import { finalize, portsOf, writeAll } from '../../fixtures/lesson/run-lesson.ts';

const lesson = async (some: Partial<World> = {}): Promise<World> => {
  const world = worldOf(some);
  await writeAll(world);
  return world;
};
const giveUp = (world: World, type: string): WrittenScene => {
  const scene = [...world.scenes.values()].find((one) => one.type === type);
  if (!scene) throw new Error(`no ${type}`);
  world.scenes.delete(scene.order);
  world.failed.add(scene.order);
  return scene;
};
const short = fakeModel((_, good) => ({ ...(good as SceneAnswer), content: 'Short.' }));
const questionsOf = (scene: WrittenScene | undefined) => scene?.quiz?.questions.map(({ question }) => question) ?? [];

describe('a lesson of which everything was written', () => {
  it('is finished with its counts and its coverage, without any call', async () => {
    const world = await lesson();
    const model = fakeModel();
    await finalize(world, model);
    expect(model.calls).toEqual([]);
    expect(world.finish).toMatchObject({ generatedAt: '2027-01-02T00:00:00.000Z', asked: 7, passed: 7, notes: [] });
    expect(world.finish?.kinds).toEqual({ mcqCount: 7, shortAnswerCount: 0, caseStudyCount: 0 });
    expect(world.finish?.minutes).toBe([...world.scenes.values()].reduce((sum, scene) => sum + minutesFor(scene), 0));
    expect(world.finish?.coverage.taught).toEqual(world.extract?.chunks.map(({ id }) => id));
    expect(world.finish?.coverage.asked.length).toBeGreaterThan(0);
    expect(world.finish?.coverage.unused).toEqual([]);
  });

  it('was checked when all its scenes were', async () => {
    const world = await lesson();
    for (const [at, scene] of world.scenes) world.scenes.set(at, { ...scene, check: { state: 'done', removed: [] } });
    await finalize(world, fakeModel());
    expect(world.finish?.checked).toBe(true);
  });

  it('has the targets of its duration [GEN-19]', async () => {
    const { scenes } = await lesson();
    expect(scenes.size).toBe(9);
    expect([...scenes.values()].flatMap(questionsOf)).toHaveLength(7);
  });
});

describe('a scene that was given up', () => {
  it('is tried once more', async () => {
    const world = await lesson();
    const chapter = giveUp(world, 'chapter');
    await finalize(world, fakeModel());
    expect(world.scenes.get(chapter.order)?.title).toBe(chapter.title);
    expect(world.finish?.notes).toEqual([]);
  });

  it('is named when it fails again, and the lesson is ready without it', async () => {
    const world = await lesson();
    const chapter = giveUp(world, 'chapter');
    await finalize(world, short);
    expect(world.finish?.notes).toContainEqual({
      code: 'unwritten',
      params: { kind: 'chapter', title: chapter.title },
    });
  });

  it('is tried also when nobody recorded its failure', async () => {
    const world = await lesson();
    const { order } = giveUp(world, 'summary');
    world.failed.clear();
    await finalize(world, fakeModel());
    expect(world.scenes.has(order)).toBe(true);
  });

  it('stays given up when the model has no time, and the others are kept', async () => {
    const world = await lesson();
    giveUp(world, 'summary');
    await finalize(
      world,
      fakeModel(() => new ModelThrottled('busy')),
    );
    expect(world.finish?.notes).toMatchObject([{ code: 'unwritten' }]);
  });

  it('stays given up when its writing breaks, which is reported, and the lesson is ready', async () => {
    const world = await lesson();
    const { order } = giveUp(world, 'summary');
    world.failed.clear();
    const reported: unknown[] = [];
    const broken = new TypeError('broken');
    const report = (error: unknown) => reported.push(error);
    await finalizeLesson(
      {
        ...portsOf(
          world,
          fakeModel(() => broken),
        ),
        report,
      },
      refOf(),
    );
    expect(reported).toEqual([broken]);
    expect([...world.failed]).toEqual([order]);
    expect(world.finish).toBeDefined();
  });

  it('is counted by its questions when it is a quiz', async () => {
    const world = await lesson();
    giveUp(world, 'quiz');
    await finalize(
      world,
      fakeModel(() => new ModelThrottled('busy')),
    );
    expect(world.finish?.notes).toEqual([{ code: 'dropped', params: { dropped: 4, questions: 7 } }]);
    expect(world.finish).toMatchObject({ asked: 7, passed: 3 });
  });
});

describe('without a single chapter', () => {
  const withoutChapters = async () => {
    const world = await lesson();
    for (const { type } of [...world.scenes.values()]) if (type === 'chapter') giveUp(world, 'chapter');
    return world;
  };

  it('there is no lesson', async () => {
    const world = await withoutChapters();
    await expect(finalize(world, short)).rejects.toMatchObject({ name: 'GenerationFailed', reason: 'unwritten' });
    expect(world.finish).toBeUndefined();
  });

  it('because the model was busy, the reason says so', async () => {
    const world = await withoutChapters();
    await expect(
      finalize(
        world,
        fakeModel(() => new ModelThrottled('busy')),
      ),
    ).rejects.toMatchObject({ reason: 'busy' });
  });
});

describe('questions beside other scenes', () => {
  const quizzesOf = (world: World) =>
    [...world.scenes.values()].filter(({ quiz }) => quiz !== null).toSorted((one, other) => one.order - other.order);
  /** The second quiz asks the first one's first question too. */
  const withDuplicate = async () => {
    const world = await lesson();
    const [first, second] = quizzesOf(world);
    if (!first?.quiz || !second?.quiz) throw new Error('no quizzes');
    const [question] = first.quiz.questions;
    const [key] = first.keys;
    if (!question || !key) throw new Error('no question');
    const quiz = { ...second.quiz, questions: [{ ...question, id: 'q9' }, ...second.quiz.questions.slice(1)] };
    world.scenes.set(second.order, { ...second, quiz, keys: [{ ...key, id: 'q9' }, ...second.keys.slice(1)] });
    return { world, order: second.order, question: question.question };
  };

  it('are asked for again when they repeat each other, and the others keep their ids [QUIZ-10]', async () => {
    const { world, order, question } = await withDuplicate();
    const model = fakeModel();
    await finalize(world, model);
    expect(model.calls.map(({ name }) => name)).toEqual(['quiz_repair']);
    expect(model.calls[0]?.task).toMatchObject({
      questions: 1,
      refused: [{ level: 'explain', reasons: ['Another question of this lesson asks the same.'] }],
    });
    expect(world.scenes.get(order)?.keys.map(({ id }) => id)).toEqual(['q2', 'q3', 'q10']);
    const all = quizzesOf(world).flatMap(questionsOf);
    expect(all.filter((one) => one === question)).toHaveLength(1);
    expect(world.finish).toMatchObject({ passed: 7 });
  });

  it('let a quiz say no longer that it was checked when a new one comes, and the lesson neither', async () => {
    const { world, order } = await withDuplicate();
    for (const [at, scene] of world.scenes) world.scenes.set(at, { ...scene, check: { state: 'done', removed: [] } });
    await finalize(world, fakeModel());
    const states = [...world.scenes].map(([at, { check }]) => [at === order, check?.state]);
    expect(states.filter(([, state]) => state !== 'done')).toEqual([[true, 'failed']]);
    expect(world.finish?.checked).toBe(false);
  });

  it('are dropped when no better one comes', async () => {
    const { world, order } = await withDuplicate();
    await finalize(
      world,
      fakeModel(() => new ModelThrottled('busy')),
    );
    expect(world.scenes.get(order)?.keys.map(({ id }) => id)).toEqual(['q2', 'q3']);
    expect(world.finish?.notes).toEqual([{ code: 'dropped', params: { dropped: 1, questions: 7 } }]);
  });

  it('are dropped when nothing before them teaches what they ask, and an empty quiz goes', async () => {
    const world = await lesson();
    const [first] = quizzesOf(world);
    const before = [...world.scenes.values()].filter(
      ({ type, order }) => type === 'chapter' && order < (first?.order ?? 0),
    );
    for (const chapter of before)
      world.scenes.set(chapter.order, { ...chapter, content: 'Something else entirely.', sources: [] });
    await finalize(world, fakeModel());
    expect(world.failed.has(first?.order ?? 0)).toBe(true);
    expect(world.finish).toMatchObject({ passed: 3 });
  });
});

describe('a quiz that is left with one question [GEN-58]', () => {
  const quizzesOf = (world: World) =>
    [...world.scenes.values()].filter(({ quiz }) => quiz !== null).toSorted((one, other) => one.order - other.order);
  /** Of the quiz at this place only so many questions stand. */
  const keepOnly = (world: World, place: number, count: number): WrittenScene => {
    const scene = quizzesOf(world)[place];
    if (!scene?.quiz) throw new Error('no quiz');
    const questions = scene.quiz.questions.slice(0, count);
    const ids = new Set(questions.map(({ id }) => id));
    const kept = { ...scene, quiz: { ...scene.quiz, questions }, keys: scene.keys.filter(({ id }) => ids.has(id)) };
    world.scenes.set(scene.order, { ...kept, passed: count });
    return kept;
  };

  it('joins the next quiz, and its scene is gone', async () => {
    const world = await lesson();
    const single = keepOnly(world, 0, 1);
    const [, next] = quizzesOf(world);
    await finalize(world, fakeModel());
    expect(world.scenes.has(single.order)).toBe(false);
    const merged = world.scenes.get(next?.order ?? 0);
    expect(questionsOf(merged)).toEqual([...questionsOf(single), ...questionsOf(next)]);
    expect(merged?.quiz?.questions.map(({ id }) => id).toSorted()).toEqual(merged?.keys.map(({ id }) => id).toSorted());
    expect(world.finish).toMatchObject({ passed: 4 });
  });

  it('takes one of the quiz before it when it is the last', async () => {
    const world = await lesson();
    const single = keepOnly(world, 1, 1);
    await finalize(world, fakeModel());
    expect(quizzesOf(world).map(({ quiz }) => quiz?.questions.length)).toEqual([3, 2]);
    expect(questionsOf(world.scenes.get(single.order))).toContain(questionsOf(single)[0]);
  });

  it('is left out when it is the only one', async () => {
    const world = await lesson();
    keepOnly(world, 0, 0);
    keepOnly(world, 1, 1);
    await finalize(world, fakeModel());
    expect(quizzesOf(world)).toEqual([]);
    expect(world.finish?.notes).toEqual([{ code: 'dropped', params: { dropped: 7, questions: 7 } }]);
    expect(world.finish?.passed).toBe(0);
  });

  it('stays when one question is all that was asked for [TRAD-20]', async () => {
    const world = await lesson({ spec: contractOf({ questionTarget: 1 }) });
    await finalize(world, fakeModel());
    expect(quizzesOf(world).map(({ quiz }) => quiz?.questions.length)).toEqual([1]);
  });
});

it('says what thin material is enough for', async () => {
  const materials = [{ id: riversMaterial, name: null, text: riversText(2), objectKey: null }];
  const world = await lesson({ materials, spec: contractOf({ sceneTarget: 24, questionTarget: 19 }) });
  await finalize(world, fakeModel());
  expect(world.finish?.notes[0]).toEqual({
    code: 'thin',
    params: { scenes: expect.any(Number), questions: expect.any(Number), wantedScenes: 24, wantedQuestions: 19 },
  });
  expect(world.finish?.asked).toBe(19);
});

describe('a generation that nobody wants any more', () => {
  it('is not finished and asks no model', async () => {
    const world = await lesson();
    giveUp(world, 'chapter');
    world.wanted = false;
    const model = fakeModel();
    await finalize(world, model);
    expect(model.calls).toEqual([]);
    expect(world.finish).toBeUndefined();
  });

  it('ends quietly when it becomes so between two scenes', async () => {
    const world = await lesson();
    giveUp(world, 'chapter');
    await finalize(
      world,
      fakeModel(() => {
        world.wanted = false;
        return undefined;
      }),
    );
    expect(world.finish).toBeUndefined();
  });
});
