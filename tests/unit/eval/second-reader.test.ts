import { describe, expect, it } from 'vitest';
import type { Extract } from '../../../lambdas/domain/material/chunk.ts';
import { ModelRefused } from '../../../lambdas/domain/model/model.ts';
import { noUsage } from '../../../lambdas/domain/model/token-usage.ts';
import { readAgain, readingLines } from '../../eval/checking/second-reader.ts';
import { writeEdition } from '../../eval/edition.ts';
import { specFor } from '../../eval/lessons.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { riverChunks } from '../../fixtures/lesson/questions.ts';

const extract: Extract = { chunks: riverChunks(8), language: 'en', characters: 9_600, words: 1_600, hash: 'rivers' };
const writtenLesson = async () =>
  (await writeEdition(extract, specFor('custom', 15, 0), { model: fakeModel(), atOnce: 1 })).world;
const ofType = (world: Awaited<ReturnType<typeof writtenLesson>>, type: string) =>
  [...world.scenes.values()].find((scene) => scene.type === type) ?? expect.fail(`no ${type}`);

describe('a lesson of the eval with its second reader', () => {
  it('is asked for nothing else than without, and its reader comes last', async () => {
    const [plain, checked] = [fakeModel(), fakeModel()];
    await writeEdition(extract, specFor('custom', 15, 0), { model: plain, atOnce: 1 });
    const { world } = await writeEdition(extract, specFor('custom', 15, 0), { model: checked, atOnce: 1 });
    const { scenes, kept } = await readAgain(world, { model: checked, atOnce: 1 });
    expect(checked.calls.slice(0, plain.calls.length)).toEqual(plain.calls);
    expect(checked.calls.slice(plain.calls.length).every(({ name }) => name === 'check' || name === 'solve')).toBe(
      true,
    );
    expect([scenes, kept]).toEqual([world.scenes.size, world.scenes.size]);
  });

  it('tells what was named and what became of it', async () => {
    const world = await writtenLesson();
    const [chapter, quiz] = [ofType(world, 'chapter'), ofType(world, 'quiz')];
    const sentence = chapter.content?.split(/(?<=\.) /)[0] ?? '';
    const model = fakeModel(({ name, task }) => {
      if (name === 'check' && 'order' in task && task.order === chapter.order)
        return { objections: [{ sentence, fault: 'invented', reason: 'Nothing says so.' }] };
      if (name !== 'solve' || !('questions' in task) || !Array.isArray(task.questions)) return undefined;
      return { answers: [{ id: quiz.keys[0]?.id ?? '', reason: 'Neither.', answer: 'none' }] };
    });
    const reading = await readAgain(world, { model, atOnce: 1 });
    expect(reading.faults).toMatchObject([
      { order: chapter.order, said: sentence, reason: 'Nothing says so.', outcome: 'taken out' },
      { order: quiz.order, said: quiz.keys[0]?.id, outcome: expect.stringMatching(/repaired|withdrawn/) },
    ]);
    expect(ofType(world, 'chapter').content).not.toContain(sentence);
    expect(readingLines(reading)[0]).toContain('found 2, mended 0, taken out 1');
  });

  it('is told as not read where nobody could', async () => {
    const world = await writtenLesson();
    const model = fakeModel(({ name }) => (name === 'check' ? new ModelRefused('No', noUsage) : undefined));
    const { failed, faults } = await readAgain(world, { model, atOnce: 1 });
    expect(failed).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
