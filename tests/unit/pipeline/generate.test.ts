import { beforeEach, describe, expect, it } from 'vitest';
import type { QuizAnswer, SceneAnswer } from '../../../lambdas/domain/model/answers.ts';
import { ModelRefused, ModelThrottled } from '../../../lambdas/domain/model/model.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import { generateScene } from '../../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../../lambdas/pipeline/steps/plan.ts';
import { isOpenKey } from '../../../shared/model/learning/question.ts';
import type { SceneType } from '../../../shared/model/session/scene-type.ts';
import { refOf } from '../../fixtures/lesson/contract.ts';
import { callUsage, fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { memoryFiles, memoryStore, type World, worldOf } from '../../fixtures/lesson/memory-store.ts';

let world: World;
const portsOf = (model = fakeModel()) => ({
  store: memoryStore(world),
  files: memoryFiles(world),
  model,
  largerModel: undefined,
});
const orderOf = (type: SceneType): number => world.plan?.scenes.find((scene) => scene.type === type)?.order ?? 0;
const generate = (type: SceneType, model = fakeModel()) =>
  generateScene(portsOf(model), { ...refOf(), order: orderOf(type) });
const written = (type: SceneType) => world.scenes.get(orderOf(type));

const badly = (quiz: unknown, ...which: number[]): QuizAnswer => {
  const { questions, ...rest } = quiz as QuizAnswer;
  const spoiled = (question: QuizAnswer['questions'][number]) => ({ ...question, correctAnswer: 'Z' });
  return { ...rest, questions: questions.map((one, index) => (which.includes(index) ? spoiled(one) : one)) };
};

beforeEach(async () => {
  world = worldOf();
  await extractMaterial({ ...portsOf(), textOf: async () => ({ text: '' }) }, refOf());
  await planLesson(portsOf(), refOf());
  world.usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
});

describe('a chapter', () => {
  it('is written with passages of the material', async () => {
    expect(await generate('chapter')).toEqual({ outcome: 'done' });
    expect(written('chapter')?.sources.length).toBeGreaterThan(0);
    expect(world.usage).toEqual(callUsage);
  });

  it('that fails the checks is asked for once more with the reason', async () => {
    const model = fakeModel(({ name }, good) =>
      name === 'scene' ? { ...(good as SceneAnswer), sources: [] } : undefined,
    );
    expect(await generate('chapter', model)).toEqual({ outcome: 'done' });
    expect(model.calls.map(({ name }) => name)).toEqual(['scene', 'scene_repair']);
    expect(model.calls[1]?.task).toMatchObject({
      reasons: ['None of its quotes stands word for word in a chunk of this scene.'],
    });
    expect(world.usage.inputTokens).toBe(2 * callUsage.inputTokens);
  });

  it('that fails twice is given up, with what it cost', async () => {
    const model = fakeModel((_, good) => ({ ...(good as SceneAnswer), content: 'Too short.' }));
    expect(await generate('chapter', model)).toEqual({ outcome: 'failed' });
    expect([...world.failed]).toEqual([orderOf('chapter')]);
    expect(world.usage.inputTokens).toBe(2 * callUsage.inputTokens);
  });
});

describe('a quiz', () => {
  it('holds its questions and keeps the keys apart [GEN-02, QUIZ-01]', async () => {
    await generate('quiz');
    const scene = written('quiz');
    expect(scene).toMatchObject({ asked: 4, passed: 4, content: null });
    expect(scene?.quiz?.questions.map((question) => Object.keys(question).toSorted())).toEqual(
      Array(4).fill(['id', 'options', 'question']),
    );
    expect(scene?.keys.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4']);
  });

  it('asks once more for what failed, with the refused questions, their options, quotes and reasons, and what stands', async () => {
    const model = fakeModel(({ name }, good) => (name === 'quiz' ? badly(good, 1, 2) : undefined));
    await generate('quiz', model);
    expect(model.calls.map(({ name }) => name)).toEqual(['quiz', 'quiz_repair']);
    expect(model.calls[1]?.task).toMatchObject({
      questions: 2,
      refused: Array(2).fill({
        question: expect.stringMatching(/\?$/),
        options: expect.objectContaining({ A: expect.any(String), C: expect.any(String) }),
        level: 'explain',
        quotes: [expect.stringMatching(/\.$/)],
        reasons: ['"correctAnswer" names none of the options.'],
      }),
      kept: [expect.stringContaining('How many kilometres'), expect.any(String)],
    });
    expect(written('quiz')).toMatchObject({ asked: 4, passed: 4 });
  });

  it('drops what fails again: fewer is right', async () => {
    const model = fakeModel(({ name }, good) => badly(good, name === 'quiz' ? 1 : 0));
    await generate('quiz', model);
    expect(written('quiz')).toMatchObject({ asked: 4, passed: 3 });
  });

  it('does not ask again for questions that its chunks do not hold', async () => {
    const model = fakeModel((_, good) => ({
      ...(good as QuizAnswer),
      questions: (good as QuizAnswer).questions.slice(0, 2),
    }));
    await generate('quiz', model);
    expect(model.calls).toHaveLength(1);
    expect(written('quiz')).toMatchObject({ asked: 4, passed: 2 });
  });

  describe('in which too little asks for more than recall', () => {
    /** The same questions, of which all but `beyond` only recall. */
    const recalling = (quiz: unknown, beyond: number): QuizAnswer => {
      const { questions, ...rest } = quiz as QuizAnswer;
      return {
        ...rest,
        questions: questions.map((question, at) => ({ ...question, level: at < beyond ? 'compare' : 'recall' })),
      };
    };
    const levels = () =>
      written('quiz')
        ?.keys.map((key) => (isOpenKey(key) ? '' : key.level))
        .toSorted();

    it('is asked for those that are missing, and keeps the others as far as there is room', async () => {
      const model = fakeModel(({ name }, good) => recalling(good, name === 'quiz' ? 1 : 4));
      await generate('quiz', model);
      expect(model.calls[1]?.task).toMatchObject({
        questions: 1,
        reasons: ['1 questions that stand ask for more than recall: 1 more of them must.'],
        kept: Array(4).fill(expect.any(String)),
      });
      expect(levels()).toEqual(['compare', 'compare', 'recall', 'recall']);
    });

    it('keeps all that stand when nothing better comes back', async () => {
      const model = fakeModel(({ name }, good) => (name === 'quiz' ? recalling(good, 1) : badly(good, 0)));
      await generate('quiz', model);
      expect(levels()).toEqual(['compare', 'recall', 'recall', 'recall']);
    });

    it('is left as it is where half of it does', async () => {
      const model = fakeModel((_, good) => recalling(good, 2));
      await generate('quiz', model);
      expect(model.calls).toHaveLength(1);
      expect(levels()).toEqual(['compare', 'compare', 'recall', 'recall']);
    });
  });

  it('of which nothing passes is given up', async () => {
    const model = fakeModel((_, good) => badly(good, 0, 1, 2, 3));
    expect(await generate('quiz', model)).toEqual({ outcome: 'failed' });
    expect(written('quiz')).toBeUndefined();
  });
});

describe('a model that', () => {
  it('has no time is left to the workflow, which waits', async () => {
    const model = fakeModel(() => new ModelThrottled('busy'));
    await expect(generate('chapter', model)).rejects.toThrow(ModelThrottled);
    expect(world.failed.size).toBe(0);
  });

  it('refuses costs what it cost and the scene is given up', async () => {
    const model = fakeModel(() => new ModelRefused('no', callUsage));
    expect(await generate('chapter', model)).toEqual({ outcome: 'failed' });
    expect(world.usage.inputTokens).toBe(2 * callUsage.inputTokens);
  });
});

describe('a scene that', () => {
  it('is written or given up already is not asked for again', async () => {
    await generate('chapter');
    world.failed.add(orderOf('quiz'));
    const model = fakeModel();
    expect(await generate('chapter', model)).toEqual({ outcome: 'already' });
    expect(await generate('quiz', model)).toEqual({ outcome: 'already' });
    expect(model.calls).toEqual([]);
  });

  it('nobody wants any more is neither asked for nor written', async () => {
    const model = fakeModel(() => {
      world.wanted = false;
      return undefined;
    });
    expect(await generate('chapter', model)).toEqual({ outcome: 'stale' });
    expect(await generate('quiz', model)).toEqual({ outcome: 'stale' });
    expect(model.calls).toHaveLength(1);
    expect([...world.scenes.keys()]).toEqual([1]);
  });
});

it('refuses an input that names no scene', async () => {
  await expect(generateScene(portsOf(), { ...refOf(), order: 0 })).rejects.toThrow();
  await expect(generateScene(portsOf(), { sessionId: 'x', order: 1 })).rejects.toThrow();
});
