import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { DeckExport, DeckFormat } from '../../../../../shared/model/account/export.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { api, keyOf, useEndpoint } from '../../../lib/api/api.ts';
import { saveFrom } from '../../../lib/browser/save-file.ts';
import { saidBy } from '../../../lib/words/reason.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { deckFileTexts } from './texts.ts';

const ASK_AGAIN_MS = 1_500;

/** The newest file of the deck; one that was asked for here is saved as soon as it is ready. */
export const useDeckFile = () => {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<DeckExport['id']>();
  const [watched, setWatched] = useState(false);
  const found = useEndpoint('getDeckExport', undefined, { refetchInterval: watched ? ASK_AGAIN_MS : false });
  const made = found.data?.export ?? null;
  const making = made?.status === 'making';
  if (making !== watched) setWatched(making);
  const begin = useMutation({
    mutationFn: (body: { format: DeckFormat; session: SessionId | null }) => api('createDeckExport', { body }),
    onSuccess: (begun) => {
      queries.setQueryData(keyOf('getDeckExport'), { export: begun });
      setWanted(begun.id);
    },
    onError: (error) => toast.error(saidBy(error) || deckFileTexts.startFailed),
  });
  const open = useMutation({
    mutationFn: (exportId: DeckExport['id']) => api('openExport', { params: { exportId } }),
    onSuccess: ({ url }) => saveFrom(url),
    onError: (error) => {
      toast.error(saidBy(error) || deckFileTexts.openFailed);
      // Its link has ended
      if (error instanceof ApiError && error.code === 'export_absent')
        queries.setQueryData(keyOf('getDeckExport'), { export: null });
    },
  });
  const { mutate: save } = open;
  const isWanted = made !== null && made.id === wanted && made.status !== 'making';
  useEffect(() => {
    if (!isWanted || made === null) return;
    setWanted(undefined);
    if (made.status === 'ready' && made.cards > 0) save(made.id);
  }, [isWanted, made, save]);
  return { found, made, making, begin, open };
};
