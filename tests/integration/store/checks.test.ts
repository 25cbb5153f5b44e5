import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GenerationRef } from '../../../lambdas/domain/generation/generation.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { checkStore, generationStore, table } from '../../../lambdas/runtime/container.ts';
import { findGeneration } from '../../../lambdas/store/generation/find-generation.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';
import { accepted, chapter, finishAt, planOf, quiz, threeScenes, usage } from '../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const waiting = { state: 'waiting', removed: [] } as const;
const read = { state: 'done', removed: [{ sentence: 'It flew.', reason: 'Nothing says so.' }] } as const;

/** A generation that has written its first chapter, which waits for its second reader. */
const written = async (who: Identity) => {
  const ref = await accepted(backend, who);
  await generationStore().savePlan(ref, planOf(threeScenes), usage);
  await generationStore().writeScene(ref, { ...chapter(1), check: waiting }, usage);
  const stored = (await checkStore().storedScene(ref, 1)) ?? expect.fail('not written');
  return { ref, stored };
};
const checked = (scene: WrittenScene): WrittenScene => ({ ...scene, content: 'What is left of it.', check: read });
const tokens = async (ref: GenerationRef) => {
  const row = await findGeneration(table(), ref);
  return [row?.input_tokens, row?.check_input_tokens];
};

it('a check takes the place of the scene that it read, and its tokens are counted apart', async () => {
  const { ref, stored } = await written(person('ann'));
  const [before] = await tokens(ref);
  expect(await checkStore().saveCheck(ref, { ...stored, scene: checked(stored.scene) }, usage)).toBe('done');
  const after = await checkStore().storedScene(ref, 1);
  expect(after?.scene).toEqual(checked(stored.scene));
  expect(after?.version).toBeGreaterThan(stored.version);
  expect(await tokens(ref)).toEqual([before, usage.inputTokens]);
});

it('a check that comes twice, or of a scene that was changed since it was read, changes nothing', async () => {
  const { ref, stored } = await written(person('bea'));
  const both = [checked(stored.scene), { ...checked(stored.scene), content: 'Another reading of it.' }];
  const outcomes = await Promise.all(both.map((scene) => checkStore().saveCheck(ref, { ...stored, scene }, usage)));
  expect(outcomes.toSorted()).toEqual(['already', 'done']);
  const stands = await checkStore().storedScene(ref, 1);
  expect(await checkStore().saveCheck(ref, { ...stored, scene: stored.scene }, usage)).toBe('already');
  expect(await checkStore().storedScene(ref, 1)).toEqual(stands);
  expect((await tokens(ref))[1]).toBe(usage.inputTokens);
});

it('a check that comes after the end of its generation changes nothing', async () => {
  const { ref, stored } = await written(person('cal'));
  await generationStore().writeScene(ref, chapter(2), usage);
  await generationStore().finish(ref, finishAt(Date.now()));
  expect(await checkStore().saveCheck(ref, { ...stored, scene: checked(stored.scene) }, usage)).toBe('stale');
  expect(await checkStore().dropScene(ref, 1, usage)).toBe('stale');
  expect(await checkStore().storedScene(ref, 1)).toEqual(stored);
});

it('a quiz of which nothing is left is given up, and the price of that is the reader’s', async () => {
  const { ref } = await written(person('dan'));
  await generationStore().writeScene(ref, quiz(3), usage);
  const [before] = await tokens(ref);
  expect(await checkStore().dropScene(ref, 3, usage)).toBe('done');
  expect(await checkStore().dropScene(ref, 3, usage)).toBe('already');
  expect(await checkStore().storedScene(ref, 3)).toBeUndefined();
  expect((await generationStore().current(ref))?.failed).toEqual(new Set([3]));
  expect(await tokens(ref)).toEqual([before, usage.inputTokens]);
});

it('what nobody has written, or another generation, is not there to be checked', async () => {
  const { ref } = await written(person('eve'));
  expect(await checkStore().storedScene(ref, 2)).toBeUndefined();
  expect(await checkStore().storedScene({ ...ref, generationId: `${ref.generationId}X` as never }, 1)).toBeUndefined();
});
