import { describe, expect, it } from 'vitest';
import { startExpansion } from '../../../../../lambdas/domain/generation/start/start-expansion.ts';
import { fileMaterial, textMaterial } from '../../../../../lambdas/domain/material/material.ts';
import type { SessionRecord } from '../../../../../lambdas/domain/session/session.ts';
import { newId } from '../../../../../shared/model/id.ts';
import { contractOf } from '../../../../fixtures/lesson/contract.ts';
import { ended, memory, now, refused } from './memory.ts';

const first = newId('gen');
const spec = contractOf({ title: null, origin: 'model', additionalContext: 'Begin simply.', sceneTarget: 9 });
const notes = textMaterial(newId('ses'), 'Rivers begin in hills.', 1);
const scan = fileMaterial(newId('ses'), 'scan.pdf', 'tag', 2);

/** A lesson of nine scenes that is written; `fields` change it. */
const lesson = (fields: Partial<SessionRecord> = {}) => {
  const house = memory('custom', { ...ended, scene_end: 9, language: 'fr', ...fields });
  house.state.latest = { id: first, kind: 'story', phase: 'done', fingerprint: 'first' };
  house.state.spec = { spec, materials: [notes.id, scan.id] };
  house.state.materials = [notes, scan];
  return house;
};
const failed = () => {
  const house = lesson({ generated_at: null, status: 'draft', scene_end: 0, failure_reason: { code: 'scanned' } });
  house.state.latest = { ...house.state.latest!, phase: 'failed' };
  return house;
};
const request = {
  materialNew: ' Rivers end in the sea. ',
  additionalDetails: ' About deltas. ',
  lengthHint: 'medium' as const,
  fromUntold: false,
};
const expanded = (house: ReturnType<typeof memory>, some: object = {}, userId = 'ann') =>
  startExpansion(house.deps, { userId, request: { ...request, sessionId: house.id, ...some }, now });

describe('a lesson that is to grow', () => {
  it('keeps what it was agreed to be and what stands, and gets other material', async () => {
    const house = lesson();
    const { generationId } = await expanded(house);
    expect(house.last()).toMatchObject({
      generationId,
      kind: 'expansion',
      tier: 'free',
      reservation: { quota: { counter: 'expansion#2025-01', limit: 5 }, running: 1 },
      spec: {
        ...spec,
        title: 'Rivers',
        origin: 'own',
        language: 'fr',
        additionalContext: 'About deltas.',
        after: 9,
        assessment: null,
        sceneTarget: 5,
        questionTarget: 4,
      },
      session: { status: 'ready', scene_end: 9, generation_id: generationId },
    });
    expect(house.last().spec.untold).toBeUndefined();
    expect(house.last().materials).toMatchObject([{ text: 'Rivers end in the sea.' }]);
    expect(house.last().added).toEqual(house.last().materials);
  });

  it('goes on with what its scenes share, also when it has grown before', async () => {
    const bible = { narrator: 'A ferryman', place: 'A ferry', cast: [], thread: 'Where to?', returns: 'A lamp' };
    const house = lesson();
    house.state.bible = bible;
    await expanded(house);
    expect(house.last().spec.bible).toEqual(bible);
    const grown = lesson();
    grown.state.spec = { ...grown.state.spec!, spec: { ...spec, after: 6, bible } };
    await expanded(grown);
    expect(grown.last().spec.bible).toEqual(bible);
  });

  it('keeps the language that was asked for at first', async () => {
    const house = lesson();
    house.state.spec = { ...house.state.spec!, spec: { ...spec, language: 'es' } };
    await expanded(house);
    expect(house.last().spec.language).toBe('es');
  });

  it('is given what nothing has told yet where that is wished instead', async () => {
    const house = lesson();
    const coverage = { taught: [], asked: [], again: [], sections: [{ heading: null, parts: 2, told: 1 }] };
    house.state.coverages = [{ ...coverage, generationId: first, unused: ['c2'] }];
    await expanded(house, { materialNew: ' ', fromUntold: true });
    expect(house.last()).toMatchObject({
      spec: { untold: [{ generationId: first, chunks: ['c2'] }], origin: 'model' },
      materials: [],
      added: [],
    });
  });

  it.each([
    ['it is not wished', true, { fromUntold: false }, {}],
    ['all is told', false, { fromUntold: true }, {}],
    ['the lesson was never written', true, { fromUntold: true }, { generated_at: null }],
  ] as const)('needs material when %s', async (_, left, some, fields) => {
    const house = lesson(fields);
    const coverage = { taught: [], asked: [], again: [], sections: [{ heading: null, parts: 2, told: 1 }] };
    if (left) house.state.coverages = [{ ...coverage, generationId: first, unused: ['c2'] }];
    await expect(expanded(house, { materialNew: ' ', ...some })).rejects.toEqual(refused('expansion_required'));
  });

  it('grows up to the most scenes that a lesson has, and no further', async () => {
    const house = lesson();
    await expanded(house);
    const room = house.last().spec.sceneTarget;
    const full = lesson({ scene_end: 121 - room });
    await expect(expanded(full)).rejects.toEqual(refused('session_full'));
    const fits = lesson({ scene_end: 120 - room });
    await expanded(fits);
    expect(fits.last().spec.after).toBe(120 - room);
  });

  it('is refused while it is written, to others, and before a first generation', async () => {
    await expect(expanded(lesson({ generation_id: newId('gen') }))).rejects.toEqual(refused('already_generating'));
    await expect(expanded(lesson(), {}, 'bob')).rejects.toEqual(refused('session_not_found'));
    const never = lesson();
    never.state.latest = undefined;
    await expect(expanded(never)).rejects.toEqual(refused('not_written'));
  });

  it('holds the subscription plan of now', async () => {
    const house = lesson();
    house.state.tier = 'pro';
    await expanded(house);
    expect(house.last()).toMatchObject({ tier: 'pro', reservation: { quota: null } });
  });

  it('grows once for one request, and again for it after a failure', async () => {
    const house = lesson();
    const ref = await expanded(house);
    expect(await expanded(house)).toEqual(ref);
    expect(house.state.started).toHaveLength(1);
    house.set({ generation_id: null });
    house.state.latest = { ...house.state.latest!, phase: 'failed' };
    expect(await expanded(house)).not.toEqual(ref);
    expect(house.state.started).toHaveLength(2);
  });

  it('is answered with what the same request began a moment earlier', async () => {
    const twin = lesson();
    await expanded(twin);
    const { fingerprint } = twin.last();
    const house = lesson({ id: twin.id });
    const other = newId('gen');
    house.state.meanwhile = () => {
      house.set({ generation_id: other });
      house.state.latest = { id: other, kind: 'expansion', phase: 'extract', fingerprint };
    };
    expect(await expanded(house)).toEqual({ sessionId: house.id, generationId: other });
    const foreign = lesson();
    foreign.state.meanwhile = () => foreign.set({ generation_id: other });
    await expect(expanded(foreign)).rejects.toEqual(refused('already_generating'));
  });
});

describe('a lesson whose first generation failed', () => {
  it('begins anew with what it had, without files that could not be read, and what is new', async () => {
    const house = failed();
    const { generationId } = await expanded(house);
    expect(house.last()).toMatchObject({
      kind: 'story',
      spec: { origin: 'own', additionalContext: 'About deltas.', sceneTarget: 9, title: null },
      session: { status: 'generating', generation_id: generationId, failure_reason: null },
      reservation: { quota: { counter: 'story' } },
    });
    expect(house.last().spec.after).toBeUndefined();
    expect(house.last().session.contract_snapshot).toMatchObject({ basic: true, sceneCountTarget: 9 });
    expect(house.last().materials).toMatchObject([{ id: notes.id }, { text: 'Rivers end in the sea.' }]);
  });

  it('keeps what was said of it where nothing else is', async () => {
    const house = failed();
    await expanded(house, { additionalDetails: ' ' });
    expect(house.last().spec.additionalContext).toBe('Begin simply.');
  });

  it('has none of the material that it was not written from', async () => {
    const house = failed();
    house.state.spec = { spec, materials: [] };
    await expanded(house);
    expect(house.last().materials).toMatchObject([{ text: 'Rivers end in the sea.' }]);
  });
});
