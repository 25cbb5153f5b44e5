import { beforeEach, describe, expect, it } from 'vitest';
import { noUsage } from '../../../../lambdas/domain/model/token-usage.ts';
import type { WrittenScene } from '../../../../lambdas/domain/scene/written-scene.ts';
import { checkScene } from '../../../../lambdas/pipeline/steps/check.ts';
import { isOpen, isOpenKey } from '../../../../shared/model/learning/question.ts';
import { refOf } from '../../../fixtures/lesson/contract.ts';
import { type Asked, fakeModel, pointOf } from '../../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../../fixtures/lesson/memory-store.ts';
import { goodQuestions } from '../../../fixtures/lesson/questions.ts';
import { rivers } from '../../../fixtures/lesson/rivers.ts';
import { portsOf, writeAll } from '../../../fixtures/lesson/run-lesson.ts';

const LETTERS = ['A', 'B', 'C', 'D'];
let world: World;
let scene: WrittenScene;
const quiz = () => world.scenes.get(scene.order) ?? expect.fail('no quiz');
const askedIn = ({ quiz: asked }: WrittenScene): readonly string[] =>
  asked?.questions.map(({ question }) => question) ?? [];
const idsIn = ({ quiz: asked }: WrittenScene): readonly string[] => asked?.questions.map(({ id }) => id) ?? [];
const keyOf = (id: string): string => {
  const key = scene.keys.find((one) => one.id === id);
  return (key && !isOpenKey(key) && LETTERS[key.correctAnswer]) || expect.fail('no key');
};

beforeEach(async () => {
  world = worldOf();
  await writeAll(world);
  world.checks = noUsage;
  scene = [...world.scenes.values()].find(({ type }) => type === 'quiz') ?? expect.fail('no quiz');
});

/** A reader who says this of the first question as it was written, and has nothing against any other. */
const says = async (said: object, otherwise: (asked: Asked) => unknown = () => undefined) => {
  const first = scene.quiz?.questions[0]?.id ?? '';
  const model = fakeModel((asked, good) => {
    if (asked.task.kind !== 'solve') return otherwise(asked);
    const { ideas, answers } = good as { ideas: string[]; answers: { id: string }[] };
    return { ideas, answers: answers.map((answer) => (answer.id === first ? { ...answer, ...said } : answer)) };
  });
  await checkScene(portsOf(world, model), { ...refOf(), order: scene.order });
  return model;
};
const refusedOf = ({ calls }: ReturnType<typeof fakeModel>): readonly unknown[] =>
  calls.flatMap(({ task }) => (task.kind === 'quiz' ? (task.refused ?? []) : []));

describe('a question whose wording leaves nothing but its key', () => {
  it('is asked for again with the words that do so', async () => {
    const [question = ''] = askedIn(scene);
    const model = await says({ left: [keyOf(scene.quiz?.questions[0]?.id ?? '')], clue: 'Only this one has a city.' });
    const { options = [] } = scene.quiz?.questions.find((one) => !isOpen(one)) ?? {};
    expect(refusedOf(model)).toMatchObject([
      {
        question,
        options: { A: options[0], B: options[1], C: options[2], D: options[3] },
        reasons: [expect.stringContaining('Only this one has a city.')],
      },
    ]);
    expect(idsIn(quiz())).toHaveLength(idsIn(scene).length);
    expect(idsIn(quiz())).not.toContain(idsIn(scene)[0]);
  });

  it('is asked for again with the points of the chapters before it', async () => {
    const model = await says({ left: [keyOf(scene.quiz?.questions[0]?.id ?? '')], clue: 'Only this one fits.' });
    const before = [...world.scenes.values()].filter(({ type, order }) => type === 'chapter' && order < scene.order);
    const told = before.map(({ order }) => ({ point: pointOf(order).point }));
    expect(told).not.toHaveLength(0);
    expect(model.calls.filter(({ task }) => task.kind === 'quiz').map(({ task }) => task)).toMatchObject([{ told }]);
  });

  it('is dropped when its writer has no other one', async () => {
    const nothing = ({ name }: Asked) =>
      name === 'quiz_repair' ? { title: '', description: '', questions: [] } : undefined;
    await says({ left: [keyOf(scene.quiz?.questions[0]?.id ?? '')], clue: 'Only this one fits.' }, nothing);
    expect(askedIn(quiz())).toEqual(askedIn(scene).slice(1));
  });

  it('stands where one option beside the key is left and its writer has nothing better', async () => {
    const key = keyOf(scene.quiz?.questions[0]?.id ?? '');
    const left = [key, LETTERS.find((letter) => letter !== key)];
    const nothing = ({ name }: Asked) =>
      name === 'quiz_repair' ? { title: '', description: '', questions: [] } : undefined;
    const model = await says({ left, clue: 'The question names no river.' }, nothing);
    expect(refusedOf(model)).toMatchObject([{ reasons: [expect.stringContaining('leaves one option beside')] }]);
    expect(idsIn(quiz()).toSorted()).toEqual(idsIn(scene).toSorted());
  });

  it.each([
    ['three options are left', ['A', 'B', 'C']],
    ['nothing was said of it', []],
  ])('is none where %s', async (_, left) => {
    expect(refusedOf(await says({ left, clue: 'The others are short.' }))).toEqual([]);
    expect(quiz().quiz).toEqual(scene.quiz);
  });

  it('is none where another option than the key is left', async () => {
    const key = keyOf(scene.quiz?.questions[0]?.id ?? '');
    await says({ left: LETTERS.filter((letter) => letter !== key).slice(0, 1), clue: 'That one is long.' });
    expect(quiz().quiz).toEqual(scene.quiz);
  });
});

/** A reader who says one thing of the first question and another one of questions that come in its place. */
const saysOfNew = (first: object, added: object) => {
  const known = new Set(idsIn(scene));
  return fakeModel(({ task }, good) => {
    if (task.kind !== 'solve') return undefined;
    const { ideas, answers } = good as { ideas: string[]; answers: { id: string }[] };
    const said = ({ id }: { id: string }) => (known.has(id) ? (id === idsIn(scene)[0] ? first : {}) : added);
    return { ideas, answers: answers.map((answer) => ({ ...answer, ...said(answer) })) };
  });
};

describe('a question that might be better', () => {
  const nothing = ({ name }: Asked) =>
    name === 'quiz_repair' ? { title: '', description: '', questions: [] } : undefined;
  const doubt = 'It holds for one of its rivers alone.';

  it('is asked for again with the key ideas of its chunks where it asks for none', async () => {
    const [question = ''] = askedIn(scene);
    const model = await says({ worth: 2 });
    const [idea = ''] = goodQuestions(rivers[0] ?? expect.fail('no river'), '').map(({ explanation }) => explanation);
    expect(refusedOf(model)).toMatchObject([{ question, reasons: [expect.stringContaining(`Ask for one: ${idea}`)] }]);
    expect(idsIn(quiz())).toHaveLength(idsIn(scene).length);
    expect(idsIn(quiz())).not.toContain(idsIn(scene)[0]);
  });

  it('is asked for again with what a strict colleague would say', async () => {
    const model = await says({ doubt });
    expect(refusedOf(model)).toMatchObject([{ reasons: [expect.stringContaining(doubt)] }]);
    expect(idsIn(quiz())).not.toContain(idsIn(scene)[0]);
  });

  it('is none where the colleague says that there is nothing', async () => {
    expect(refusedOf(await says({ doubt: 'Nothing to object.' }))).toEqual([]);
  });

  it('stands when its writer has no better one', async () => {
    await says({ worth: 2 }, nothing);
    expect(askedIn(quiz()).toSorted()).toEqual(askedIn(scene).toSorted());
    const keys = ({ keys: all }: WrittenScene) => all.map(({ id }) => id).toSorted();
    expect(keys(quiz())).toEqual(keys(scene));
  });

  it.each([
    ['is wrong', { answer: 'none' }],
    ['might be better as well', { doubt }],
  ])('stands when the one in its place %s', async (_, added) => {
    const model = saysOfNew({ worth: 1 }, added);
    await checkScene(portsOf(world, model), { ...refOf(), order: scene.order });
    expect(refusedOf(model)).toHaveLength(1);
    expect(idsIn(quiz()).toSorted()).toEqual(idsIn(scene).toSorted());
  });

  it('takes the place of one that is wrong', async () => {
    const model = saysOfNew({ answer: 'none' }, { doubt });
    await checkScene(portsOf(world, model), { ...refOf(), order: scene.order });
    expect(idsIn(quiz())).toHaveLength(idsIn(scene).length);
    expect(idsIn(quiz())).not.toContain(idsIn(scene)[0]);
  });

  it('is none of little worth where no idea is named', async () => {
    const model = fakeModel(({ task }, good) =>
      task.kind === 'solve'
        ? { ideas: [], answers: (good as { answers: object[] }).answers.map((answer) => ({ ...answer, worth: 1 })) }
        : undefined,
    );
    await checkScene(portsOf(world, model), { ...refOf(), order: scene.order });
    expect(refusedOf(model)).toEqual([]);
  });
});
