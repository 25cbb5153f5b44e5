import { useCallback } from 'react';
import { useAddress } from '../../../lib/browser/use-address.ts';
import { type Tab, tabFrom } from './dashboard-view.ts';

/** Tab, search and tags of a dashboard, kept in the address. */
export const useFilter = () => {
  const { params, set, clear } = useAddress();
  return {
    tab: tabFrom(params.get('tab')),
    search: params.get('search') ?? '',
    tags: params.get('tags')?.split(',').filter(Boolean) ?? [],
    setTab: (tab: Tab) => set('tab', tab === 'all' ? '' : tab),
    setSearch: useCallback((search: string) => set('search', search), [set]),
    setTags: (tags: readonly string[]) => set('tags', tags.join(',')),
    clear,
  };
};
