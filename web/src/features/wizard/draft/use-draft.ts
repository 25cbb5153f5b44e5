import { useCallback, useMemo, useRef, useState } from 'react';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { useSaving } from '../../../lib/use-saving.ts';
import type { DraftKind, DraftOf, Kept } from './draft-kind.ts';
import { createDraftStore, type DraftOwner } from './draft-store.ts';
import type { DraftSubmission } from './submission.ts';

export interface Saving {
  /** Epoch milliseconds; null before the first change. */
  readonly savedAt: number | null;
  /** The browser cannot store it: the draft lasts as long as the page. */
  readonly failed: boolean;
}

/** A person's draft, saved on the device shortly after every change and when the page is left. `first` is the initial value. */
export const useDraft = <F extends Kept>(
  kind: DraftKind<F>,
  { userId, sessionId }: DraftOwner,
  first: DraftOf<F> = kind.empty,
) => {
  const store = useMemo(
    () => createDraftStore(kind, localStorage, { userId, sessionId }, Date.now),
    [kind, userId, sessionId],
  );
  const [draft, setDraft] = useState<DraftOf<F>>(() => store.load() ?? first);
  const [saving, setSaving] = useState<Saving>({ savedAt: draft.savedAt, failed: false });
  const latest = useRef(draft);
  const unsaved = useRef(false);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    unsaved.current = false;
    const savedAt = store.save(latest.current);
    setSaving((before) => ({ savedAt: savedAt ?? before.savedAt, failed: savedAt === undefined }));
  }, [store]);

  const update = useCallback((change: (draft: DraftOf<F>) => DraftOf<F>) => {
    latest.current = change(latest.current);
    unsaved.current = true;
    setDraft(latest.current);
  }, []);

  useSaving(draft, save);

  return {
    draft,
    saving,
    change: useCallback(
      (form: Partial<F> | ((form: F) => Partial<F>)) =>
        update((before) => ({
          ...before,
          form: { ...before.form, ...(typeof form === 'function' ? form(before.form) : form) },
        })),
      [update],
    ),
    goTo: useCallback((step: number) => update((before) => ({ ...before, step })), [update]),
    keep: useCallback((submission: DraftSubmission) => update((before) => ({ ...before, submission })), [update]),
    /** To be called when the draft was submitted: it is removed from the drafts. */
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
export type DraftHandle<F extends Kept> = ReturnType<typeof useDraft<F>>;
