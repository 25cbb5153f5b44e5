import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { type Draft, emptyDraft, type Form, type Submission } from './draft.ts';
import { createDraftStore, type DraftOwner } from './draft-store.ts';

const SETTLE_MS = 400;

export interface Saving {
  /** Epoch milliseconds; null before the first change. */
  readonly savedAt: number | null;
  /** The browser keeps nothing: what is typed lasts as long as the page. */
  readonly failed: boolean;
}

/** A person's draft, kept on the device shortly after every change and when the page is left. `first` stands until there is one. */
export const useDraft = ({ userId, sessionId }: DraftOwner, first: Draft = emptyDraft) => {
  const store = useMemo(() => createDraftStore(localStorage, { userId, sessionId }, Date.now), [userId, sessionId]);
  const [draft, setDraft] = useState<Draft>(() => store.load() ?? first);
  const [saving, setSaving] = useState<Saving>({ savedAt: draft.savedAt, failed: false });
  const latest = useRef(draft);
  const unsaved = useRef(false);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    unsaved.current = false;
    const savedAt = store.save(latest.current);
    setSaving((before) => ({ savedAt: savedAt ?? before.savedAt, failed: savedAt === undefined }));
  }, [store]);

  const update = useCallback((change: (draft: Draft) => Draft) => {
    latest.current = change(latest.current);
    unsaved.current = true;
    setDraft(latest.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft starts the wait anew
  useEffect(() => {
    const timer = setTimeout(save, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  return {
    draft,
    saving,
    change: useCallback(
      (form: Partial<Form> | ((form: Form) => Partial<Form>)) =>
        update((before) => ({
          ...before,
          form: { ...before.form, ...(typeof form === 'function' ? form(before.form) : form) },
        })),
      [update],
    ),
    goTo: useCallback((step: number) => update((before) => ({ ...before, step })), [update]),
    keep: useCallback((submission: Submission) => update((before) => ({ ...before, submission })), [update]),
    /** The draft has become a session: it is no draft any more. */
    sent: useCallback(
      (id: SessionId) => {
        unsaved.current = false;
        store.sent(latest.current, id);
      },
      [store],
    ),
    save,
  };
};
export type DraftHandle = ReturnType<typeof useDraft>;
