import { useCallback, useMemo, useRef, useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { createEditDrafts, type EditDraft } from './edit-draft.ts';

/** A draft that is saved shortly after every change and when the page is left, until it is submitted. */
export const useEditDraft = (userId: string, sessionId: SessionId) => {
  const drafts = useMemo(() => createEditDrafts(localStorage, userId, sessionId), [userId, sessionId]);
  const [draft, setDraft] = useState<EditDraft>(drafts.load);
  const unsaved = useRef<EditDraft>(undefined);

  const save = useCallback(() => {
    if (unsaved.current) drafts.save(unsaved.current);
    unsaved.current = undefined;
  }, [drafts]);
  useSaving(draft, save);

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
