import { beforeEach, expect, it } from 'vitest';
import { type Model, ModelSilent, ModelThrottled } from '../../../../lambdas/domain/model/model.ts';
import { noUsage } from '../../../../lambdas/domain/model/token-usage.ts';
import { checkScene } from '../../../../lambdas/pipeline/steps/check.ts';
import { refOf } from '../../../fixtures/lesson/contract.ts';
import { fakeModel } from '../../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../../fixtures/lesson/memory-store.ts';
import { portsOf, writeAll } from '../../../fixtures/lesson/run-lesson.ts';

let world: World;
const chapter = () => [...world.scenes.values()].find(({ type }) => type === 'chapter');
const quiz = () => [...world.scenes.values()].find(({ type }) => type === 'quiz');
const invented = 'The trial was repeated in Berlin two years later.';
const objection = { sentence: invented, fault: 'invented', reason: 'Your notes know of no trial.' };
const check = (order: number, model = fakeModel()) => checkScene(portsOf(world, model), { ...refOf(), order });

beforeEach(async () => {
  world = worldOf();
  await writeAll(world);
  const scene = chapter();
  if (scene) world.scenes.set(scene.order, { ...scene, content: `${scene.content}\n\n${invented}` });
});

it('takes out a sentence that its writer does not mend, and keeps why', async () => {
  const { order = 0 } = chapter() ?? {};
  const model = fakeModel(({ task }) => (task.kind === 'check' ? { objections: [objection] } : undefined));
  expect(await check(order, model)).toEqual({ outcome: 'done' });
  expect(chapter()?.content).not.toContain(invented);
  const at = chapter()?.content?.length;
  expect(chapter()?.check).toEqual({ state: 'done', removed: [{ sentence: invented, reason: objection.reason, at }] });
  expect(world.checks.inputTokens).toBeGreaterThan(0);
});

it('keeps what its writer mended when it is read again', async () => {
  const { order = 0 } = chapter() ?? {};
  const model = fakeModel(({ name, task }) => {
    if (name === 'check') return { objections: [objection] };
    return task.kind === 'mend' ? { sentences: [{ sentence: invented, instead: 'They wrote it down.' }] } : undefined;
  });
  await check(order, model);
  expect(model.calls.map(({ name }) => name)).toEqual(['check', 'mend', 'check_again']);
  expect(chapter()?.content).toContain('They wrote it down.');
  expect(chapter()?.check).toEqual({
    state: 'done',
    removed: [],
    mended: [{ sentence: invented, reason: objection.reason, at: chapter()?.content?.length }],
  });
});

it('checks a scene once, and nothing for a generation that is over', async () => {
  const { order = 0 } = chapter() ?? {};
  await check(order);
  expect(await check(order)).toEqual({ outcome: 'already' });
  world.wanted = false;
  expect(await check(order)).toEqual({ outcome: 'stale' });
});

it('drops a question that is answered otherwise, also after it was asked for again', async () => {
  const scene = quiz();
  const wrong = scene?.quiz?.questions[0]?.id;
  world.checks = noUsage;
  const model = fakeModel(({ task }) =>
    task.kind === 'solve'
      ? {
          answers: task.questions.map(({ id }) => ({
            id,
            reason: 'Both are right.',
            answer: id === wrong ? 'two' : 'A',
          })),
        }
      : undefined,
  );
  const keys = scene?.keys.map((key) => ({ ...key, correctAnswer: 0 })) ?? [];
  if (scene) world.scenes.set(scene.order, { ...scene, keys } as typeof scene);
  await check(scene?.order ?? 0, model);
  expect(quiz()?.quiz?.questions.map(({ id }) => id)).not.toContain(wrong);
  expect(quiz()?.check?.state).toBe('done');
});

it('leaves a scene as it was written, and says so, when its reader says nothing in time', async () => {
  for (const scene of [chapter(), quiz()]) {
    const silent = fakeModel(() => new ModelSilent('no answer'));
    expect(await check(scene?.order ?? 0, silent)).toEqual({ outcome: 'done' });
    expect(world.scenes.get(scene?.order ?? 0)).toEqual({ ...scene, check: { state: 'failed', removed: [] } });
    expect(silent.calls).toHaveLength(1);
  }
});

it('is tried again by the workflow when its reader has too much to do', async () => {
  const { order = 0 } = chapter() ?? {};
  const busy = fakeModel(() => new ModelThrottled('busy'));
  await expect(check(order, busy)).rejects.toThrow(ModelThrottled);
  expect(chapter()?.check?.state).toBe('waiting');
});

it('takes a question out when who is to replace it says nothing in time', async () => {
  const scene = quiz();
  const [first, ...others] = scene?.quiz?.questions ?? [];
  const model = fakeModel(({ name }) => {
    if (name === 'quiz_repair') return new ModelSilent('no answer');
    return name === 'solve' ? { answers: [{ id: first?.id, reason: 'Neither.', answer: 'none' }] } : undefined;
  });
  await check(scene?.order ?? 0, model);
  expect(quiz()?.quiz?.questions).toEqual(others);
});

it('is asked of nobody where the lesson is to have no second reader', async () => {
  const { order = 0 } = chapter() ?? {};
  const model = fakeModel();
  const ports = { ...portsOf(world, model), checks: false };
  expect(await checkScene(ports, { ...refOf(), order })).toEqual({ outcome: 'already' });
  expect(model.calls).toEqual([]);
});

it('limits how long a hosted reader is waited for, and not one on this computer', async () => {
  const { order = 0 } = chapter() ?? {};
  const limits: (number | undefined)[] = [];
  for (const writer of [undefined, { code: 'local' as const, name: 'llama' }]) {
    const good = fakeModel();
    const model: Model = {
      ...(writer && { writer }),
      complete: (call) => {
        limits.push(call.timeoutMs);
        return good.complete(call);
      },
    };
    const scene = chapter();
    if (scene) world.scenes.set(order, { ...scene, check: { state: 'waiting', removed: [] } });
    await checkScene(portsOf(world, model), { ...refOf(), order });
  }
  expect(limits).toEqual([25_000, undefined]);
});
