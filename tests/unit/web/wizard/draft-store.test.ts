import { describe, expect, it } from 'vitest';
import { customDrafts } from '../../../../web/src/features/wizard/draft/draft.ts';
import { createDraftStore } from '../../../../web/src/features/wizard/draft/draft-store.ts';
import { SESSION } from '../samples/sessions.ts';

const place = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
};

const HOUR = 3_600_000;
const owner = { userId: 'ines' };
const typed = { ...customDrafts.empty, step: 2, form: { ...customDrafts.empty.form, content: 'What I typed' } };

describe('the draft store', () => {
  it('gives back what was typed, on the screen one was on', () => {
    const storage = place();
    expect(createDraftStore(customDrafts, storage, owner, () => 5).save(typed)).toBe(5);
    expect(createDraftStore(customDrafts, storage, owner, () => 9).load()).toEqual({ ...typed, savedAt: 5 });
  });

  it('shows nobody else’s draft', () => {
    const storage = place();
    createDraftStore(customDrafts, storage, owner, () => 5).save(typed);
    expect(createDraftStore(customDrafts, storage, { userId: 'tom' }, () => 9).load()).toBeUndefined();
  });

  it('drops what is no draft', () => {
    const storage = place();
    storage.setItem('fabula.draft.custom.ines', '{"step":7}');
    expect(createDraftStore(customDrafts, storage, owner, () => 9).load()).toBeUndefined();
    storage.setItem('fabula.draft.custom.ines', 'not json');
    expect(createDraftStore(customDrafts, storage, owner, () => 9).load()).toBeUndefined();
  });

  it('says when the browser keeps nothing', () => {
    const full = {
      ...place(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(createDraftStore(customDrafts, full, owner, () => 5).save(typed)).toBeUndefined();
  });

  it('forgets an uploaded file when the store of files does', () => {
    const storage = place();
    const file = { uploadId: 'upl_01JZ8E5V6H7K8M9N0P1Q2R3S4T', name: 'a.pdf', size: 1, until: HOUR } as const;
    createDraftStore(customDrafts, storage, owner, () => 0).save({ ...typed, form: { ...typed.form, file } });
    expect(createDraftStore(customDrafts, storage, owner, () => HOUR - 1).load()?.form.file).toEqual(file);
    expect(createDraftStore(customDrafts, storage, owner, () => HOUR + 1).load()?.form.file).toBeNull();
  });

  it('keeps what was sent beside its session, and starts the next story empty', () => {
    const storage = place();
    const store = createDraftStore(customDrafts, storage, owner, () => 5);
    store.save(typed);
    store.sent(typed, SESSION);
    expect(store.load()).toBeUndefined();
    expect(
      createDraftStore(customDrafts, storage, { ...owner, sessionId: SESSION }, () => 9).load()?.form.content,
    ).toBe('What I typed');
  });

  it('keeps what was sent for a week', () => {
    const storage = place();
    createDraftStore(customDrafts, storage, owner, () => 0).sent(typed, SESSION);
    createDraftStore(customDrafts, storage, owner, () => 8 * 24 * HOUR).sent(typed, 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S99');
    expect(storage.length).toBe(1);
  });
});
