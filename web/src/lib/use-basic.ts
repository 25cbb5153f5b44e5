import { useQuery } from '@tanstack/react-query';
import { siteConfig } from './browser/site-config.ts';

/** Whether the embedded engine writes here and no language model; false until the site has said so. */
export const useBasic = (): boolean =>
  useQuery({ queryKey: ['site-config'], queryFn: siteConfig, staleTime: Number.POSITIVE_INFINITY }).data?.basic ??
  false;
