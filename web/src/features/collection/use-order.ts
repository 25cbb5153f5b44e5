import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Collection } from '../../../../shared/model/collection.ts';
import { api, endpointQuery } from '../../lib/api/api.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { moved } from './move.ts';
import { collectionTexts } from './texts.ts';

/** Moves an item at once in the cache; the order is reloaded after the last move was saved. */
export const useOrder = ({ id, items }: Collection) => {
  const queries = useQueryClient();
  const [told, setTold] = useState('');
  const params = { collectionId: id };
  const { queryKey } = endpointQuery('getCollection', { params });
  const { mutate } = useMutation({
    mutationFn: (order: Collection['items']) =>
      api('updateCollection', { params, body: { items: order.map(({ session_id }) => session_id) } }),
    onError: () => toast.error(collectionTexts.orderFailed),
  });
  const move = (from: number, to: number) => {
    const next = [...moved(items, from, to)];
    if (next.every((item, place) => item === items[place])) return;
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (shown) => shown && { ...shown, items: next });
    setTold(collectionTexts.movedTo({ title: items[from]?.title, to: to + 1, total: items.length }));
    mutate(next);
  };
  return { move, told };
};
