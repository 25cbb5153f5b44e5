import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { createEditDrafts, type EditDraft } from './edit-draft.ts';

const SETTLE_MS = 400;

/** A draft that is kept shortly after every change and when the page is left, until it has been sent. */
export const useEditDraft = (userId: string, sessionId: SessionId) => {
  const drafts = useMemo(() => createEditDrafts(localStorage, userId, sessionId), [userId, sessionId]);
  const [draft, setDraft] = useState<EditDraft>(drafts.load);
  const unsaved = useRef<EditDraft>(undefined);

  const save = useCallback(() => {
    if (unsaved.current) drafts.save(unsaved.current);
    unsaved.current = undefined;
  }, [drafts]);
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
    change: useCallback(
      (change: (draft: EditDraft) => Partial<EditDraft>) =>
        setDraft((before) => {
          unsaved.current = { ...before, ...change(before) };
          return unsaved.current;
        }),
      [],
    ),
    sent: useCallback(() => {
      unsaved.current = undefined;
      drafts.forget();
    }, [drafts]),
  };
};
