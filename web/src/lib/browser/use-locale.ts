import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointQuery } from '../api/api.ts';
import { askedSettings } from '../api/asked-settings.ts';
import { holdsLocale, keepLocale } from './locale.ts';

/** Fetches language and zone once to a browser that has not met this person. */
export const useLocale = (userId: string | undefined): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined || holdsLocale()) return;
    // Until they are here dates are written in the browser's way
    queries.fetchQuery(endpointQuery('getSettings', askedSettings())).then(keepLocale, () => undefined);
  }, [userId, queries]);
};
