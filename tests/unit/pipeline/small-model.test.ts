import { describe, expect, it } from 'vitest';
import { limitsOf, noLimits } from '../../../lambdas/domain/model/capacity.ts';
import { sessionPrompt } from '../../../lambdas/pipeline/prompts/prompt.ts';
import type { SceneTask } from '../../../lambdas/pipeline/prompts/tasks.ts';
import { contractOf } from '../../fixtures/lesson/contract.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { riverChunks } from '../../fixtures/lesson/questions.ts';
import { readMaterial } from '../../fixtures/lesson/read-prompt.ts';
import { writeAll } from '../../fixtures/lesson/run-lesson.ts';

const lessonOf = async (
  capacity: object | undefined,
): Promise<{ world: World; model: ReturnType<typeof fakeModel> }> => {
  const world = worldOf();
  const model = { ...fakeModel(), ...(capacity && { capacity }) };
  await writeAll(world, model);
  return { world, model };
};
const questionsAsked = ({ calls }: ReturnType<typeof fakeModel>) =>
  calls.flatMap(({ task }) => (task.kind === 'quiz' ? [task.questions] : []));
const questionsIn = ({ scenes }: World) =>
  [...scenes.values()].reduce((sum, { quiz }) => sum + (quiz?.questions.length ?? 0), 0);

describe('a small model', () => {
  it('is asked for two questions at a time, and for as many in all', async () => {
    const large = await lessonOf(undefined);
    expect(Math.max(...questionsAsked(large.model))).toBeGreaterThan(2);
    const small = await lessonOf({ billions: 3 });
    expect(Math.max(...questionsAsked(small.model))).toBe(2);
    expect(questionsIn(small.world)).toBe(questionsIn(large.world));
  });

  it('has no second reader and no exercises', async () => {
    const { world, model } = await lessonOf({ billions: 3 });
    expect([...world.scenes.values()].filter(({ check }) => check)).toEqual([]);
    expect(model.calls.map(({ prefix }) => prefix).join()).not.toContain('Exercises, in "activities"');
    expect((await lessonOf({ billions: 8 })).world.scenes.get(1)?.check).toBeDefined();
  });

  it('is asked for a text that it has room for', async () => {
    const { model } = await lessonOf({ contextTokens: 2_048 });
    const words = model.calls.flatMap(({ task }) => (task.kind === 'scene' ? [task.words] : []));
    for (const { min, max } of words) {
      expect(max).toBeLessThanOrEqual(158);
      expect(min).toBeLessThanOrEqual(max);
    }
  });
});

describe('the material in one prompt', () => {
  const chunks = riverChunks(12);
  const ids = chunks.map(({ id }) => id);
  const task: SceneTask = {
    kind: 'scene',
    order: 2,
    of: 3,
    type: 'chapter',
    title: 'T',
    chunks: ids,
    chapters: [],
    words: { min: 1, max: 9 },
  };
  const promptFor = (contextTokens: number) =>
    sessionPrompt(contractOf(), 'en', chunks, 'en', undefined, limitsOf({ contextTokens }));

  it('is whole where there is room', () => {
    expect(readMaterial(promptFor(32_000).prefix)).toHaveLength(chunks.length);
    expect(sessionPrompt(contractOf(), 'en', chunks).prefix).toBe(promptFor(32_000).prefix);
  });

  it('is cut to the room there is, and never to nothing', () => {
    const told = (contextTokens: number) => readMaterial(promptFor(contextTokens).task(task)).length;
    expect(readMaterial(promptFor(4_096).prefix)).toEqual([]);
    expect(told(4_096)).toBeGreaterThan(1);
    expect(told(4_096)).toBeLessThan(chunks.length);
    expect(told(100)).toBe(1);
  });

  it('is not limited for a model of which nothing is known', () => {
    expect(limitsOf()).toEqual(noLimits);
  });
});
