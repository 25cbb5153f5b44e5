import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Tab, tabFrom } from './dashboard-view.ts';

/** Tab, search and tags stand in the address: a reload or a link shows the same list. */
export const useFilter = () => {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return {
    tab: tabFrom(params.get('tab')),
    search: params.get('search') ?? '',
    tags: params.get('tags')?.split(',').filter(Boolean) ?? [],
    setTab: (tab: Tab) => set('tab', tab === 'all' ? '' : tab),
    setSearch: useCallback((search: string) => set('search', search), [set]),
    setTags: (tags: readonly string[]) => set('tags', tags.join(',')),
    clear: () => setParams({}, { replace: true }),
  };
};
