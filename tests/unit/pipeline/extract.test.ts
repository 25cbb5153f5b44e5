import { describe, expect, it } from 'vitest';
import { GenerationFailed } from '../../../lambdas/domain/generation/reasons.ts';
import type { FileText } from '../../../lambdas/pipeline/extraction/read-in-worker.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import type { MaterialId } from '../../../shared/model/id.ts';
import { contractOf, refOf } from '../../fixtures/lesson/contract.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { memoryFiles, memoryStore, type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { riversMaterial, riversText } from '../../fixtures/lesson/rivers.ts';

const other: MaterialId = 'mat_01J00000000000000000000001';
const typed = (text: string, id = riversMaterial) => ({ id, name: null, text, objectKey: null });
const file = (name: string) => ({ id: other, name, text: null, objectKey: 'materials/x' });

const extract = async (
  some: Partial<World>,
  textOf = async (_: Uint8Array, name: string): Promise<FileText> => ({ text: `Text of ${name}.` }),
  model = fakeModel(),
) => {
  const world = worldOf(some);
  await extractMaterial(
    {
      store: memoryStore(world),
      files: memoryFiles(world),
      textOf,
      model,
      largerModel: undefined,
    },
    refOf(),
  );
  return world;
};
const failure = (some: Partial<World>, textOf?: () => Promise<FileText>, model?: ReturnType<typeof fakeModel>) =>
  extract(some, textOf, model).then(
    () => 'none',
    (error: unknown) => (error instanceof GenerationFailed ? error.reason : error),
  );

it('leaves text, language, hash and chunks for the steps after it', async () => {
  const { extract: found, phases } = await extract({});
  expect(found).toMatchObject({ language: 'en', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(found?.characters).toBe(riversText(8).length);
  expect(found?.chunks).toHaveLength(8);
  expect(phases).toEqual(['extract']);
});

it('reads typed text and file together, in their order', async () => {
  const materials = [typed('Notes of my own.'), file('river.pdf')];
  const { extract: found } = await extract({ materials, uploads: new Map([['materials/x', new Uint8Array([1])]]) });
  expect(found?.chunks.map(({ text }) => text)).toEqual(['Notes of my own.', 'Text of river.pdf.']);
});

it('keeps what its one document is called, and nothing of several', async () => {
  const uploads = new Map([['materials/x', new Uint8Array([1])]]);
  const read = async () => ({ text: 'The Nile floods.', title: 'Floods of the Nile' });
  expect((await extract({ materials: [file('a.pdf')], uploads }, read)).extract?.title).toBe('Floods of the Nile');
  const both = await extract({ materials: [typed('Notes of my own.'), file('a.pdf')], uploads }, read);
  expect(both.extract).not.toHaveProperty('title');
});

it('reads pasted text that was too long for its row from the bucket', async () => {
  const bytes = new TextEncoder().encode(riversText(2));
  const { extract: found } = await extract({
    materials: [{ id: other, name: null, text: null, objectKey: 'materials/x' }],
    uploads: new Map([['materials/x', bytes]]),
  });
  expect(found?.chunks).toHaveLength(2);
});

it('never takes the placeholder of a file for material [FILE-10]', async () => {
  const materials = [typed('[Content of river.pdf is extracted during generation]'), file('river.pdf')];
  const { extract: found } = await extract({ materials, uploads: new Map([['materials/x', new Uint8Array([1])]]) });
  expect(found?.chunks.map(({ text }) => text)).toEqual(['Text of river.pdf.']);
});

it('does nothing when it already did, or when nobody wants the lesson any more', async () => {
  const done = await extract({});
  const again = await extract({ extract: done.extract, materials: [] });
  expect(again.extract).toBe(done.extract);
  expect((await extract({ wanted: false })).extract).toBeUndefined();
});

describe('a generation ends before any model call', () => {
  it('when there is no text', async () => {
    expect(await failure({ materials: [typed(' \n\t ')] })).toBe('empty');
    expect(await failure({ materials: [] })).toBe('empty');
    expect(await failure({ materials: [typed('--- *** ---')] })).toBe('empty');
  });

  it('when the file has expired', async () => {
    expect(await failure({ materials: [file('river.pdf')] })).toBe('file_gone');
  });

  it('when all material together holds more than 500,000 characters', async () => {
    const half = 'word '.repeat(50_000).trim();
    expect(await failure({ materials: [typed(half), typed(half, other)] })).toBe('none');
    expect(await failure({ materials: [typed(half), typed(`${half} more of it`, other)] })).toBe('too_long');
  });

  it('with the reason that reading the file gave', async () => {
    const uploads = new Map([['materials/x', new Uint8Array([1])]]);
    const textOf = async () => {
      throw new GenerationFailed('encrypted');
    };
    expect(await failure({ materials: [file('river.pdf')], uploads }, textOf)).toBe('encrypted');
  });
});

describe('a topic without material', () => {
  const topic = { topic: 'Rivers', subtopic: '', focus: 'Where they end' };
  const alone = () => ({ spec: contractOf({ mode: 'anchor', topic, origin: 'model' }), materials: [] });

  it('gets a text that the model writes, kept as the material of the lesson [GEN-01, ANCH-24]', async () => {
    const model = fakeModel();
    const { extract: found, materials, usage } = await extract(alone(), undefined, model);
    expect(materials.map(({ text }) => text)).toEqual([`# Northern Rivers\n\n${riversText(8)}`]);
    expect(found?.chunks.length).toBeGreaterThan(3);
    expect(model.calls.map(({ name }) => name)).toEqual(['source']);
    expect(model.calls[0]?.prefix).toContain('Where they end');
    expect(usage.inputTokens).toBe(100);
  });

  it('asks once more with the reasons, and is given up after that', async () => {
    const short = fakeModel(() => ({ title: 'Rivers', text: 'Rivers run. See https://rivers.example.com' }));
    expect(await failure(alone(), undefined, short)).toBe('unsourced');
    expect(short.calls.map(({ name }) => name)).toEqual(['source', 'source_repair']);
    expect(short.calls[1]?.task).toMatchObject({
      reasons: [
        'It contains a link or an address that the material does not contain.',
        expect.stringContaining('words'),
      ],
    });
  });

  it('asks no model where there is material [GEN-01]', async () => {
    const model = fakeModel();
    await extract({ spec: contractOf({ mode: 'anchor', topic }) }, undefined, model);
    expect(model.calls).toEqual([]);
  });
});
