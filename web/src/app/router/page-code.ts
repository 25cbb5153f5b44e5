import type { PageHandle } from '../page-title.ts';
import { matched, type PageModule, type PageRoute } from './page-route.ts';

export interface PageCode {
  /** Everything on the way to the page at this address. An error is kept and shown in the page's place. */
  load: (pathname: string) => Promise<void>;
  /** Nothing on the way to this address is still to be loaded. */
  has: (pathname: string) => boolean;
  moduleOf: (route: PageRoute) => PageModule | undefined;
  /** The innermost route's that has one. */
  handleAt: (pathname: string) => PageHandle | undefined;
}

const failing = (error: unknown): PageModule => ({
  Component: () => {
    throw error;
  },
});

export const createPageCode = (routes: readonly PageRoute[]): PageCode => {
  const loaded = new Map<PageRoute, PageModule>();
  const failed = new Set<PageRoute>();
  const loadOne = async (route: PageRoute): Promise<void> => {
    if (!route.lazy || (loaded.has(route) && !failed.has(route))) return;
    try {
      loaded.set(route, await route.lazy());
      failed.delete(route);
    } catch (error) {
      loaded.set(route, failing(error));
      failed.add(route);
    }
  };
  return {
    load: async (pathname) => {
      await Promise.all(matched(routes, pathname).map(loadOne));
    },
    has: (pathname) => matched(routes, pathname).every((route) => !route.lazy || loaded.has(route)),
    moduleOf: (route) => loaded.get(route),
    handleAt: (pathname) =>
      matched(routes, pathname)
        .map((route) => route.handle ?? loaded.get(route)?.handle)
        .findLast((handle) => handle !== undefined),
  };
};
