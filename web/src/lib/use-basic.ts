import { useQuery } from '@tanstack/react-query';
import { siteConfig } from './browser/site-config.ts';

/** True when the embedded engine writes because no language model is connected; false until known. */
export const useBasic = (): boolean =>
  useQuery({ queryKey: ['site-config'], queryFn: siteConfig, staleTime: Number.POSITIVE_INFINITY }).data?.basic ??
  false;
