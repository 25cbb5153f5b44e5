import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointQuery } from '../api/api.ts';
import { settingsInput } from '../api/settings-input.ts';
import { holdsLocale, keepLocale } from './locale.ts';

/** Loads language and time zone once, in a browser that has not stored them for this user. */
export const useLocale = (userId: string | undefined): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined || holdsLocale()) return;
    // Until they are loaded, dates use the browser's locale
    queries.fetchQuery(endpointQuery('getSettings', settingsInput())).then(keepLocale, () => undefined);
  }, [userId, queries]);
};
