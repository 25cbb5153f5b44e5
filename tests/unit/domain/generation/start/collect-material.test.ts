import { describe, expect, it } from 'vitest';
import { collectMaterial } from '../../../../../lambdas/domain/generation/start/collect-material.ts';
import { fileMaterial, modelMaterial, textMaterial } from '../../../../../lambdas/domain/material/material.ts';
import { UPLOAD_BYTES } from '../../../../../shared/catalogue/limits.ts';
import { newId } from '../../../../../shared/model/id.ts';
import { memory, now, refused } from './memory.ts';

const uploadId = newId('upl');
const withUpload = () => {
  const house = memory();
  const type = 'application/pdf';
  const object_key = 'uploads/ann/1';
  house.state.upload = {
    id: uploadId,
    user_id: 'ann',
    name: 'notes.pdf',
    content_type: type,
    object_key,
    expires_at: 9,
  };
  house.state.object = { size: 10, tag: 'etag' };
  return house;
};
type Brought = Partial<Parameters<typeof collectMaterial>[1]>;
const collected = (house: ReturnType<typeof memory>, some: Brought) =>
  collectMaterial(house.deps, {
    userId: 'ann',
    session: house.id,
    text: null,
    uploadId: undefined,
    attached: false,
    now,
    ...some,
  });

describe('what a session is written from', () => {
  it('is the file, copied to where it does not expire, then the text', async () => {
    const house = withUpload();
    const { materials, added } = await collected(house, { text: 'Rivers.', uploadId });
    expect(materials).toMatchObject([
      { kind: 'file', name: 'notes.pdf', hash: 'etag' },
      { kind: 'text', text: 'Rivers.', object_key: null },
    ]);
    expect(added).toEqual(materials);
    expect(house.state.copied).toEqual([['uploads/ann/1', `materials/${house.id}/${materials[0]!.id}`]]);
    expect(house.state.written).toEqual([]);
  });

  it('lies in the bucket when the text is long', async () => {
    const house = memory();
    const text = 'x'.repeat(9_000);
    const { materials } = await collected(house, { text });
    expect(house.state.written).toEqual([[materials[0]!.object_key, text, 'text/plain; charset=utf-8']]);
  });

  it('needs the whole upload, its own, and of no more than the largest size', async () => {
    const missing = expect.objectContaining({ code: 'upload_missing' });
    await expect(collected(withUpload(), { uploadId: newId('upl') })).rejects.toEqual(missing);
    await expect(collected(withUpload(), { uploadId, userId: 'bob' })).rejects.toEqual(missing);
    const arriving = withUpload();
    arriving.state.object = undefined;
    await expect(collected(arriving, { uploadId })).rejects.toEqual(refused('upload_missing'));
    const large = withUpload();
    large.state.object = { size: UPLOAD_BYTES + 1, tag: 'etag' };
    await expect(collected(large, { uploadId })).rejects.toEqual(missing);
    large.state.object = { size: UPLOAD_BYTES, tag: 'etag' };
    expect((await collected(large, { uploadId })).added).toHaveLength(1);
  });

  it('begins with what was attached, the oldest first, where that is used; never with what a model wrote', async () => {
    const house = memory();
    const [old, young] = [textMaterial(house.id, 'Old.', 1), textMaterial(house.id, 'Young.', 2)];
    house.state.materials = [modelMaterial(house.id, 'Written.', 3), young, old];
    const { materials, added } = await collected(house, { text: 'New.', attached: true });
    expect(materials).toMatchObject([{ text: 'Old.' }, { text: 'Young.' }, { text: 'New.' }]);
    expect(added).toMatchObject([{ text: 'New.' }]);
    expect((await collected(house, { text: 'New.' })).materials).toMatchObject([{ text: 'New.' }]);
  });

  it('is not kept twice, nor read twice: the same text and the same file are what the session has', async () => {
    const house = withUpload();
    const text = textMaterial(house.id, 'x'.repeat(9_000), 1);
    const file = fileMaterial(house.id, 'earlier.pdf', 'etag', 2);
    house.state.materials = [file, text];
    const again = { text: 'x'.repeat(9_000), uploadId };
    expect(await collected(house, again)).toEqual({ materials: [file, text], added: [] });
    expect(await collected(house, { ...again, attached: true })).toEqual({ materials: [text, file], added: [] });
    expect([...house.state.written, ...house.state.copied]).toEqual([]);
  });

  it('is a new text beside a file of the same mark, and beside a model’s same text', async () => {
    const house = memory();
    const written = modelMaterial(house.id, 'Rivers.', 1);
    house.state.materials = [written];
    expect((await collected(house, { text: 'Rivers.' })).added).toMatchObject([{ kind: 'text', hash: written.hash }]);
  });
});
