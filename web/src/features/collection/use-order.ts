import { useState } from 'react';
import type { Collection, CollectionItem } from '../../../../shared/model/collection.ts';
import { moved } from './move.ts';
import { useUpdate } from './use-collections.ts';

/** The order of the items as it was last put, also while it is on its way to the server. */
export const useOrder = ({ id, items }: Collection) => {
  const { mutate } = useUpdate(id);
  const [order, setOrder] = useState<readonly CollectionItem[]>();
  const [told, setTold] = useState('');
  const shown = order ?? items;
  const move = (from: number, to: number) => {
    const next = moved(shown, from, to);
    if (next === shown) return;
    setOrder(next);
    setTold(`${shown[from]?.title} is now item ${to + 1} of ${shown.length}.`);
    mutate({ items: next.map(({ session_id }) => session_id) }, { onSettled: () => setOrder(undefined) });
  };
  return { items: shown, move, told };
};
