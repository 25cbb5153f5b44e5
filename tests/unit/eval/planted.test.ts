import { describe, expect, it } from 'vitest';
import { isOpen } from '../../../shared/model/learning/question.ts';
import { writeEdition } from '../../eval/edition.ts';
import { specFor } from '../../eval/lessons.ts';
import { deal } from '../../eval/planted/deal.ts';
import { CannotPlant, type Fault, plant } from '../../eval/planted/faults.ts';
import { foundByRules, readCopy } from '../../eval/planted/found.ts';
import { resultLines } from '../../eval/planted/report.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { riverChunks } from '../../fixtures/lesson/questions.ts';

const extract = { chunks: riverChunks(8), language: 'en', characters: 9_600, words: 1_600, hash: 'rivers' };
const written = async () => {
  const { world } = await writeEdition(extract, specFor('custom', 15, 0), { model: fakeModel(), atOnce: 1 });
  const scenes = [...world.scenes.values()];
  const chapter = scenes.find(({ type }) => type === 'chapter') ?? expect.fail('no chapter');
  const quiz = scenes.find(({ type }) => type === 'quiz') ?? expect.fail('no quiz');
  return { world, scenes, chapter, quiz };
};
type Written = Awaited<ReturnType<typeof written>>;

const invented = ({ chapter }: Written): Fault => ({
  id: 'one',
  kind: 'invented fact',
  scene: chapter.order,
  find: chapter.content?.split(/(?<=\.) /)[0] ?? '',
  put: 'A duke built it in 1402.',
});
const wrongKey = ({ quiz }: Written): Fault => {
  const [question] = quiz.quiz?.questions ?? [];
  const [key] = quiz.keys;
  if (!question || isOpen(question) || !key || !('correctAnswer' in key)) return expect.fail('no question');
  const option = question.options.find((_, at) => at !== key.correctAnswer) ?? '';
  return { id: 'two', kind: 'wrong key', scene: quiz.order, question: question.question, option };
};

const resultOf = async (lesson: Written, model = fakeModel()) => {
  const copies = deal(lesson.scenes, [invented(lesson), wrongKey(lesson)], 'seed');
  const results = await Promise.all(
    copies.map(async (copy) => {
      const before = lesson.scenes.find(({ order }) => order === copy.scene.order) ?? copy.scene;
      const reading = await readCopy(lesson.world, copy, model);
      return { byRules: foundByRules(lesson.world, before, copy), reading };
    }),
  );
  return resultLines(results);
};

describe('faults planted in a lesson', () => {
  it('are read beside each scene as it was written', async () => {
    const lesson = await written();
    const copies = deal(lesson.scenes, [invented(lesson), wrongKey(lesson)], 'seed');
    expect(copies.filter(({ faults }) => faults.length === 0)).toHaveLength(lesson.scenes.length);
    expect(copies.flatMap(({ faults }) => faults.map(({ id }) => id)).toSorted()).toEqual(['one', 'two']);
    expect(copies.find(({ faults }) => faults[0]?.id === 'one')?.scene.content).toContain('A duke built it in 1402.');
  });

  it('are told as found when the reader names them, and as missed when nobody does', async () => {
    const lesson = await written();
    const careful = fakeModel(({ name, task }) =>
      name === 'check' && 'content' in task && task.content.includes('A duke')
        ? { objections: [{ sentence: 'A duke built it in 1402.', fault: 'invented', reason: 'Nothing says so.' }] }
        : undefined,
    );
    expect(await resultOf(lesson, careful)).toContain('invented fact: found 1 of 1 (0 by rules, 1 by the reader)');
    const lines = await resultOf(lesson);
    expect(lines).toContain(`- missed: one, invented fact, scene ${lesson.chapter.order}`);
    expect(lines.find((line) => line.startsWith('wrong key'))).toContain('found 1 of 1');
  });

  it('leave what is said against sound sentences a false alarm', async () => {
    const lesson = await written();
    const sound = lesson.chapter.content?.split(/(?<=\.) /)[1] ?? '';
    const strict = fakeModel(({ name, task }) =>
      name === 'check' && 'order' in task && task.order === lesson.chapter.order
        ? { objections: [{ sentence: sound, fault: 'invented', reason: 'I doubt it.' }] }
        : undefined,
    );
    const lines = await resultOf(lesson, strict);
    expect(lines.find((line) => line.startsWith('False alarms, sentences'))).toMatch(/: 1 of \d+/);
    expect(lines.find((line) => line.startsWith('False alarms, beside'))).toMatch(/: 1 of \d+/);
  });

  it('are refused where they do not fit', async () => {
    const lesson = await written();
    const nowhere = { ...invented(lesson), find: 'Words that stand nowhere.' };
    expect(() => plant(lesson.chapter, nowhere)).toThrow(CannotPlant);
  });
});
