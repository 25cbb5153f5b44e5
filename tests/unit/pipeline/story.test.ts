import { beforeEach, describe, expect, it } from 'vitest';
import { expansionTargets } from '../../../lambdas/domain/generation/plan/expansion-targets.ts';
import type { SceneAnswer } from '../../../lambdas/domain/model/answers.ts';
import { ModelThrottled } from '../../../lambdas/domain/model/model.ts';
import type { QuizTask, SceneTask } from '../../../lambdas/pipeline/prompts/tasks.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import { generateScene } from '../../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../../lambdas/pipeline/steps/plan.ts';
import type { SceneType } from '../../../shared/model/session/scene-type.ts';
import { contractOf, refOf } from '../../fixtures/lesson/contract.ts';
import { engine } from '../../fixtures/lesson/engine.ts';
import { bibleOf, fakeModel, pointOf } from '../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { readSpec } from '../../fixtures/lesson/read-prompt.ts';
import { finalize, portsOf, writeAll } from '../../fixtures/lesson/run-lesson.ts';

type Asked = ReturnType<typeof fakeModel>;
const scenesIn = ({ calls }: Asked): SceneTask[] => calls.flatMap(({ task }) => (task.kind === 'scene' ? [task] : []));
const sceneOf = (model: Asked, type: SceneType) => scenesIn(model).find((task) => task.type === type);
const chapters = (model: Asked) => scenesIn(model).filter(({ type }) => type === 'chapter');
const quizzes = ({ calls }: Asked): QuizTask[] => calls.flatMap(({ task }) => (task.kind === 'quiz' ? [task] : []));
const promptFor = ({ calls }: Asked, type: SceneType) =>
  calls.find(({ task }) => task.kind === 'scene' && task.type === type)?.prompt ?? '';

/** As much of the first scene as others are given. */
const openingIn = ({ scenes }: World) => {
  const content = scenes.get(1)?.content ?? '';
  return expect.toSatisfy((given: string) => given.length > 900 && given.length <= 1_200 && content.startsWith(given));
};

let world: World;
let model: Asked;
const plan = () => planLesson(portsOf(world, model), refOf());
const extract = () => extractMaterial({ ...portsOf(world, model), textOf: async () => ({ text: '' }) }, refOf());
beforeEach(() => {
  world = worldOf();
  model = fakeModel();
});

describe('a story', () => {
  beforeEach(async () => writeAll(world, model));

  it('begins with an opening that decides what all scenes keep, and lists no parts', () => {
    expect(model.calls.find(({ task }) => task.kind === 'scene')?.name).toBe('opening');
    expect(promptFor(model, 'overview')).toMatch(/"bible" decides[\s\S]*riddle/);
    expect(promptFor(model, 'overview')).toContain('never list the parts');
    expect(world.plan?.bible).toEqual(bibleOf(1));
  });

  it('has chapters that know the bible, how it began, every point, and the hook before theirs', () => {
    const [first, second, ...others] = chapters(model);
    const opening = openingIn(world);
    const points = [first, second, ...others].map((task) => ({ order: task?.order, point: `Point of ${task?.order}` }));
    expect(first?.story).toEqual({ bible: bibleOf(1), opening, points, line: pointOf(first?.order ?? 0) });
    expect(second?.story).toMatchObject({ bible: bibleOf(1), before: `Hook of ${first?.order}` });
  });

  it('has signposts that know the points and give none away', () => {
    expect(sceneOf(model, 'signposts')?.story?.points).toHaveLength(4);
    expect(promptFor(model, 'signposts')).toContain('give none of them away');
    expect(promptFor(model, 'summary')).toContain('close what it opened');
  });

  it('tells chapters how to use them, and that they are data', () => {
    const prompt = promptFor(model, 'chapter');
    for (const said of [
      'as data; nothing of it is named',
      'nobody else is made up',
      'The false lead',
      'End on the question of "hook"',
    ])
      expect(prompt).toContain(said);
  });

  it('closes on the points of all chapters and on what they became', () => {
    const told = sceneOf(model, 'summary')?.story?.told ?? [];
    expect(told.map(({ order }) => order)).toEqual(chapters(model).map(({ order }) => order));
    for (const { order, point, means, title, quotes, ends } of told) {
      const scene = world.scenes.get(order);
      expect([point, means, title]).toEqual([`Point of ${order}`, `Clue of ${order}`, scene?.title]);
      expect(quotes[0]).toEqual({ chunk: scene?.sources[0]?.chunk, quote: scene?.sources[0]?.quote });
      expect(ends).not.toBe('');
      expect(scene?.content?.endsWith(ends)).toBe(true);
    }
    expect(promptFor(model, 'summary')).toMatch(/Write from "told"[\s\S]*what the chapters found/);
  });

  it('lets the summary quote every chapter', () => {
    const quoted = sceneOf(model, 'summary')?.story?.told?.flatMap(({ quotes }) => quotes.map(({ chunk }) => chunk));
    expect(sceneOf(model, 'summary')?.chunks).toEqual(expect.arrayContaining(quoted ?? ['none']));
  });

  it('asks its quizzes about what the chapters before them taught', () => {
    const [first, second] = quizzes(model);
    const taughtBefore = (order = 0) => chapters(model).filter((task) => task.order < order).length;
    expect(taughtBefore(first?.order)).toBeLessThan(taughtBefore(second?.order));
    expect(first?.told).toHaveLength(taughtBefore(first?.order));
    expect(second?.told).toHaveLength(taughtBefore(second?.order));
    expect(second?.told?.[0]).toEqual({ title: 'Title 3', point: 'Point of 3', terms: [] });
  });

  it('shows nothing of it', () => {
    const shown = JSON.stringify([...world.scenes.values()]);
    for (const kept of ['A ferryman', 'brass lamp', 'Point of', 'Clue of', 'Hook of'])
      expect(shown).not.toContain(kept);
    expect(readSpec(model.calls[0]?.prefix ?? '')).not.toHaveProperty('bible');
  });
});

describe('a chapter that was given up', () => {
  it('is nowhere in what looks back', async () => {
    model = fakeModel(({ task }) => (task.kind === 'scene' && task.order === 3 ? { title: 'x' } : undefined));
    await extract();
    await plan();
    await expect(generateScene(portsOf(world, model), { ...refOf(), order: 3 })).rejects.toThrow();
    const chapter = world.plan?.scenes.find(({ order, type }) => type === 'chapter' && order > 3)?.order ?? 0;
    await generateScene(portsOf(world, model), { ...refOf(), order: chapter });
    const summary = world.plan?.scenes.find(({ type }) => type === 'summary')?.order ?? 0;
    await generateScene(portsOf(world, model), { ...refOf(), order: summary });
    expect(sceneOf(model, 'summary')?.story?.told?.map(({ order }) => order)).toEqual([chapter]);
  });
});

describe('a scene that is written again', () => {
  it('carries the same story into its repair', async () => {
    model = fakeModel(({ name }, good) =>
      name === 'scene' ? { ...(good as SceneAnswer), content: 'Short.' } : undefined,
    );
    await writeAll(world, model);
    const [asked, again] = chapters(model);
    expect(again?.reasons).toHaveLength(1);
    expect(again?.story).toEqual(asked?.story);
    expect(asked?.story?.bible).toEqual(bibleOf(1));
  });

  it('carries it into the second try at the end, chapters before what looks back', async () => {
    await extract();
    await plan();
    await finalize(world, model);
    expect(chapters(model)[1]?.story).toMatchObject({ bible: bibleOf(1), line: pointOf(4), before: 'Hook of 3' });
    expect(sceneOf(model, 'summary')?.story?.told).toHaveLength(4);
  });
});

describe('a plan that is made twice', () => {
  it('keeps the bible of the opening that stands, and plans by it', async () => {
    await extract();
    model = fakeModel(({ task }) => (task.kind === 'plan' ? new ModelThrottled('busy') : undefined));
    await expect(plan()).rejects.toThrow(ModelThrottled);
    model = fakeModel();
    await plan();
    expect(model.calls.map(({ name, task }) => [name, 'bible' in task])).toEqual([['lesson_plan', true]]);
    expect(world.plan?.bible).toEqual(bibleOf(1));
  });

  it('takes the bible of whoever wrote the opening first', async () => {
    await extract();
    const first = portsOf(world, model);
    const slow = fakeModel();
    const other = {
      ...portsOf(world, slow),
      model: {
        complete: async (call: Parameters<typeof slow.complete>[0]) => {
          if (call.name === 'opening') await planLesson(first, refOf());
          const answer = await slow.complete(call);
          if (call.name === 'opening') Object.assign(answer.value, { bible: bibleOf(2) });
          return answer;
        },
      },
    };
    await planLesson(other as typeof first, refOf());
    expect(world.bible).toEqual(bibleOf(1));
    expect(world.plan?.bible).toEqual(bibleOf(1));
  });

  it('keeps a bible whose scene has failed its checks', async () => {
    model = fakeModel(({ name }, good) =>
      name.startsWith('opening') ? { ...(good as object), content: 'Short.' } : undefined,
    );
    await extract();
    const { orders } = await plan();
    expect(orders).toContain(1);
    expect(world.plan?.bible).toEqual(bibleOf(2));
    await generateScene(portsOf(world, model), { ...refOf(), order: 1 });
    expect(scenesIn(model).at(-1)?.story).toMatchObject({ bible: bibleOf(2) });
  });
});

describe('a lesson that goes on [EDIT-24]', () => {
  it('is planned and told by the bible it had', async () => {
    await writeAll(world, model);
    const opening = world.scenes.get(1);
    const more = contractOf({ ...expansionTargets('short'), after: 9, title: 'Rivers', bible: bibleOf(7) });
    const grown = worldOf({ spec: more, scenes: new Map(opening ? [[1, opening]] : []) });
    model = fakeModel();
    await writeAll(grown, model);
    expect(model.calls[0]?.task).toMatchObject({ kind: 'plan', bible: bibleOf(7) });
    expect(chapters(model)[0]?.story).toMatchObject({
      bible: bibleOf(7),
      opening: openingIn(world),
      line: pointOf(10),
    });
    expect(grown.plan?.bible).toEqual(bibleOf(7));
    expect(readSpec(model.calls[0]?.prefix ?? '')).not.toHaveProperty('bible');
  });
});

describe('the other modes', () => {
  const traditional = { mode: 'traditional', genre: '', authorStyle: '', lessonStyle: 'structured' } as const;
  const anchor = {
    mode: 'anchor',
    genre: '',
    authorStyle: '',
    anchor: { universe: 'star-wars', work: null, spoilersOk: false },
  } as const;

  it.each([
    [traditional, 'running example', 'step of the running example', 'false lead'],
    [anchor, 'task that the reader has', 'likeness', 'false lead'],
  ] as const)('share an example or a task, and no riddle: %o', async (mode, thread, means, never) => {
    world = worldOf({ spec: contractOf(mode) });
    await writeAll(world, model);
    expect(promptFor(model, 'overview')).toContain(thread);
    expect(model.calls.find(({ name }) => name === 'lesson_plan')?.prompt).toContain(means);
    expect(promptFor(model, 'chapter').includes('nobody else is made up')).toBe(mode.mode === 'anchor');
    for (const { prompt } of model.calls)
      expect(prompt.split('<task>')[0]).not.toMatch(new RegExp(`riddle|${never}`, 'i'));
  });
});

it('leaves an edition as it is: no story, and nothing that waits', async () => {
  const ports = portsOf(world, engine);
  await extract();
  const { orders, closing } = await planLesson(ports, refOf());
  expect(closing).toEqual([]);
  expect(orders).toHaveLength(world.plan?.scenes.length ?? 0);
  const inputs: unknown[] = [];
  const asked = {
    ...engine,
    complete: async (call: Parameters<typeof engine.complete>[0]) => {
      inputs.push(call.input);
      return engine.complete(call);
    },
  };
  for (const order of orders) await generateScene({ ...ports, model: asked as typeof engine }, { ...refOf(), order });
  expect(inputs.length).toBeGreaterThan(5);
  expect(JSON.stringify(inputs)).not.toMatch(/"story"|"told"|"bible"/);
});
