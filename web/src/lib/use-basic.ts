import { useQuery } from '@tanstack/react-query';
import { siteConfig } from './browser/site-config.ts';

const useSiteConfig = () =>
  useQuery({ queryKey: ['site-config'], queryFn: siteConfig, staleTime: Number.POSITIVE_INFINITY }).data;

/** True when the embedded engine writes because no language model is connected; false until known. */
export const useBasic = (): boolean => useSiteConfig()?.basic ?? false;

/** The name of the model on the computer of whoever runs this installation; undefined where another writes. */
export const useWriter = (): string | undefined => useSiteConfig()?.writer;
