import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GenerationRef } from '../../../lambdas/domain/generation/generation.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import { finalizeLesson } from '../../../lambdas/pipeline/steps/finalize.ts';
import { generateScene } from '../../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../../lambdas/pipeline/steps/plan.ts';
import { generationStore } from '../../../lambdas/runtime/container.ts';
import { generationFiles } from '../../../lambdas/runtime/services/files.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { riversText } from '../../fixtures/lesson/rivers.ts';
import { expand, runningOf, sessionOf } from '../expansion.ts';
import { type Backend, person, startBackend } from '../harness.ts';
import { newStory } from '../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const material = riversText(8);
const more = 'Bark keeps the water in. Twigs grow in spring and leaves fall in autumn.';
/** Everything that a person or the model has said. */
const said: string[] = [material, more, 'My rivers'];

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Set) return [...value].flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const model = fakeModel((asked, good) => {
  said.push(...stringsIn(good));
  // One chapter never passes the checks, so that the lesson has something to say of itself
  const isThird = asked.task.kind === 'scene' && asked.task.type === 'chapter' && asked.task.order === 3;
  return isThird ? { ...good, content: 'Too short.' } : undefined;
});

const write = async (ref: GenerationRef) => {
  const ports = {
    store: generationStore(),
    files: generationFiles(),
    model,
    largerModel: undefined,
    now: Date.now,
    report: () => {},
  };
  await extractMaterial({ ...ports, textOf: async () => ({ text: '' }) }, ref);
  const { orders, closing } = await planLesson(ports, ref);
  for (const order of [...orders, ...closing]) await generateScene(ports, { ...ref, order });
  await finalizeLesson(ports, ref);
};

/** Lower case, the name of a kind of row, or an id, a time, a key or a hash, which no sentence looks like. */
const isCode = (value: string): boolean =>
  /^[a-z][a-z0-9_-]*$/.test(value) || /^[A-Z]+$/.test(value) || /^(?=.*[\d#])[\w.:#/@=+$-]+$/.test(value);
/** A path of headings holds several. */
const isSaid = (value: string): boolean => value.split(' › ').every((part) => said.some((text) => text.includes(part)));

it('a session that is written, added to, refused, cancelled and failed keeps codes, ids and what people and the model said, and no text of the product', async () => {
  const ann = person('ann');
  const generate = async (content: string) => {
    const sessionId = await newStory(backend, ann, 'My rivers');
    const body = { sessionId, content, genre: 'mystery', authorInspiration: 'doyle' };
    return { sessionId, ...(await backend.call('generateStory', ann, { body })) };
  };
  const { sessionId } = await generate(material);
  await write(await runningOf(backend, ann, sessionId));
  expect(await sessionOf(backend, ann, sessionId)).toMatchObject({
    status: 'ready',
    notes: expect.arrayContaining([expect.objectContaining({ code: 'unwritten' })]),
  });
  await expand(backend, ann, sessionId, more);
  await backend.call('cancelGeneration', ann, { params: { sessionId } });
  const failing = await generate(material);
  await generationStore().fail(await runningOf(backend, ann, failing.sessionId), 'busy', new Date().toISOString());
  const refused = await generate('short');
  expect(refused.error.code).toBe('content_short');

  const table = DynamoDBDocumentClient.from(new DynamoDBClient());
  const { Items: rows = [] } = await table.send(new ScanCommand({ TableName: backend.tableName }));
  const failures = rows.flatMap(({ failure_reason }) => failure_reason?.code ?? []);
  expect(failures.sort()).toEqual(['busy', 'cancelled', 'refused']);
  const strange = stringsIn(rows).filter((value) => value !== '' && !isCode(value) && !isSaid(value));
  expect(strange).toEqual([]);
});
