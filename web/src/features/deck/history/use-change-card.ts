import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { api, keyOf } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/words/reason.ts';
import { toast } from '../../../ui/overlay/toast.ts';

type Change = 'suspend' | 'resume' | 'restart';

/** Asks a card no more, again, or from its beginning; the lists show it at once. */
export const useChangeCard = ({ id, session }: Pick<DeckCard, 'id' | 'session'>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => api('changeCard', { params: { cardId: id }, body: { change } }),
    onSuccess: (schedule) => {
      const key = keyOf('listCards', { params: { sessionId: session.id }, query: {} });
      queries.setQueryData<DeckCard[]>(key, (cards) =>
        cards?.map((card) => (card.id === id ? { ...card, ...schedule } : card)),
      );
    },
    onError: (error) => toast.error(reasonOf(error)),
  });
};
