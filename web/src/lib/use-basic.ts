import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { siteConfig } from './browser/site-config.ts';

const SITE_CONFIG = ['site-config'];

export const useSiteConfig = () =>
  useQuery({ queryKey: SITE_CONFIG, queryFn: () => siteConfig(), staleTime: Number.POSITIVE_INFINITY }).data;

/** True when the embedded engine writes because no language model is connected; false until known. */
export const useBasic = (): boolean => useSiteConfig()?.basic ?? false;

/** The name of the model on the computer of whoever runs this installation; undefined where another writes. */
export const useWriter = (): string | undefined => useSiteConfig()?.writer;

/** The name of a chosen model that does not answer at the moment. */
export const useLostWriter = (): string | undefined => useSiteConfig()?.lost;

/** Asks anew who writes: it changes where administrators choose it. Without an answer what was known stays. */
export const useSiteConfigReload = () => {
  const queries = useQueryClient();
  return useCallback(() => {
    return queries
      .fetchQuery({ queryKey: SITE_CONFIG, queryFn: () => siteConfig(true), staleTime: 0 })
      .catch(() => undefined);
  }, [queries]);
};
