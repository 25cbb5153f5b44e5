import { beforeEach, describe, expect, it } from 'vitest';
import type { QuizAnswer } from '../../../lambdas/domain/model/answers.ts';
import type { Model } from '../../../lambdas/domain/model/model.ts';
import { isOpenKey } from '../../../shared/model/learning/question.ts';
import { contractOf } from '../../fixtures/lesson/contract.ts';
import { engine } from '../../fixtures/lesson/engine.ts';
import { type Asked, fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { readMaterial } from '../../fixtures/lesson/read-prompt.ts';
import { riversText } from '../../fixtures/lesson/rivers.ts';
import { finalize, writeAll } from '../../fixtures/lesson/run-lesson.ts';
import { spanishAnswer } from '../../fixtures/lesson/spanish-answers.ts';

const spanish = ({ task, prefix, prompt }: Asked) => spanishAnswer(task, readMaterial(`${prefix}\n${prompt}`));
const inEnglish = ({ task }: Asked) => ({
  title: 'The rivers of the north',
  description: 'Where the rivers of the north run and which fish the people catch there in spring.',
  category: '',
  subcategory: '',
  tags: { industry: [], exam: [], tool: [], pedagogy: [] },
  scenes:
    task.kind === 'plan'
      ? task.slots.map(({ suggested, order }) => ({
          title: `What the water tells us, part ${order}`,
          chunks: suggested,
        }))
      : [],
});

const lesson = async <M extends Model>(world: World, model: M): Promise<M> => {
  await writeAll(world, model);
  await finalize(world, model);
  return model;
};

let world: World;
beforeEach(() => {
  world = worldOf({ spec: contractOf({ language: 'es' }) });
});

describe('a lesson in Spanish from notes in English', () => {
  it('passes every check, and its evidence stays word for word what the notes say', async () => {
    const model = await lesson(world, fakeModel(spanish));
    expect(world.failed.size).toBe(0);
    expect(world.plan).toMatchObject({ language: 'es', title: 'El caso de los ríos del norte' });
    expect(world.finish).toMatchObject({ asked: 7, passed: 7, notes: [] });
    expect(model.calls.map(({ name }) => name)).not.toContain('scene_repair');
    const scenes = [...world.scenes.values()];
    expect(scenes.find(({ type }) => type === 'chapter')?.content).toContain('kilómetros');
    const quotes = scenes.flatMap(({ keys, sources }) => [
      ...sources.map(({ quote }) => quote),
      ...keys.flatMap((key) => (isOpenKey(key) ? [] : (key.evidence?.quote ?? []))),
    ]);
    expect(quotes.length).toBeGreaterThan(7);
    expect(quotes.filter((quote) => !riversText(8).includes(quote))).toEqual([]);
  });

  it('asks for it in its instructions, and that no quote is translated', async () => {
    const { calls } = await lesson(world, fakeModel(spanish));
    expect(calls[0]?.prefix).toContain('Write in Spanish, whatever the language of the material');
    expect(calls[0]?.prefix).toContain('A quote is never translated.');
  });

  it('has open questions whose key points stand in the notes', async () => {
    const assessment = { mcqCount: 4, shortAnswerCount: 2, caseStudyCount: 0 };
    const spec = contractOf({ language: 'es', mode: 'traditional', assessment, questionTarget: 6 });
    world = worldOf({ spec });
    await lesson(world, fakeModel(spanish));
    const keys = [...world.scenes.values()].flatMap((scene) => scene.keys).filter(isOpenKey);
    expect(keys.length).toBe(2);
    expect(keys[0]?.points[0]).toMatchObject({ text: expect.stringContaining('recorre') });
    expect(riversText(8)).toContain(keys[0]?.points[0]?.evidence.quote);
  });

  it('asks once more for an English scene and gives it up when it is English again', async () => {
    const model = fakeModel((asked) => (asked.task.kind === 'scene' ? undefined : spanish(asked)));
    await writeAll(world, model);
    expect([...world.scenes.values()].filter(({ type }) => type === 'chapter')).toEqual([]);
    const again = model.calls.find(({ name }) => name === 'scene_repair');
    expect(again?.task).toMatchObject({ reasons: ['It is not in the language that was asked for.'] });
  });

  it('asks once more for an English plan', async () => {
    const model = fakeModel((asked) => (asked.name === 'lesson_plan' ? inEnglish(asked) : spanish(asked)));
    await writeAll(world, model);
    const plans = model.calls.filter(({ name }) => name === 'lesson_plan');
    expect(plans).toHaveLength(2);
    expect(plans[1]?.task).toMatchObject({ reasons: ['It is not in the language that was asked for.'] });
    expect(plans[1]?.prompt).toContain('An earlier answer was not good enough.');
  });

  it('leaves out the one question of a quiz that stayed English', async () => {
    const spoiled = (asked: Asked) => {
      const answer = spanish(asked) as QuizAnswer;
      const [first, ...others] = answer.questions;
      const english = {
        ...first,
        question: 'How many kilometres does this river run through the valley?',
        explanation: 'The notes measure the whole river and say how far it runs before the lake.',
      };
      return { ...answer, questions: [english, ...others] };
    };
    const model = fakeModel((asked) => (asked.task.kind === 'quiz' ? spoiled(asked) : spanish(asked)));
    await lesson(world, model);
    const questions = [...world.scenes.values()].flatMap(({ quiz }) => quiz?.questions ?? []);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter(({ question }) => question.startsWith('How many'))).toEqual([]);
    const repair = model.calls.find(({ name }) => name === 'quiz_repair');
    expect(repair?.task).toMatchObject({ refused: [{ reasons: ['It is not in the language that was asked for.'] }] });
  });
});

describe('who only takes sentences from the material', () => {
  it('goes on in its language, and the lesson says so', async () => {
    await lesson(world, engine);
    expect(world.plan).toMatchObject({ language: 'en' });
    expect(world.finish?.notes).toContainEqual({ code: 'untranslated', params: { language: 'es' } });
  });
});
