import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { createPageCode, type PageCode } from './page-code.ts';
import type { PageRoute } from './page-route.ts';

export type PageHistory = ReturnType<typeof createBrowserHistory>;

export interface RouterState {
  location: Location;
  action: NavigationType;
  /** The first page's code is not here yet. */
  waiting?: boolean;
  /** The two ends of a change that the browser shows moving; unset as soon as it is done. */
  moving?: readonly [from: string, to: string];
}

export interface Router {
  routes: readonly PageRoute[];
  code: PageCode;
  state: RouterState;
  navigator: Navigator;
  /** The first page's code is here. */
  ready: Promise<void>;
  subscribe: (listener: () => void) => () => void;
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
}

/** Commits a change of page; the browser's view transition waits for what this returns. */
type Commit = (change: () => void) => void;

/**
 * react-router's declarative router with what its data router would bring and we use: the old page stays until the
 * new one's code is here, and a change can move. A third of the data router's weight.
 */
export const createRouter = (
  routes: readonly PageRoute[],
  history: PageHistory = createBrowserHistory({ v5Compat: true }),
  commit: Commit = (change) => change(),
): Router => {
  const code = createPageCode(routes);
  const listeners = new Set<() => void>();
  const set = (state: RouterState) => {
    router.state = state;
    for (const listener of listeners) listener();
  };
  const moved = new Set<string>();
  let turn = 0;
  let pending = Promise.resolve();
  let going = Promise.resolve();
  let wantsMoving = false;

  const show = async (location: Location, action: NavigationType, moves: boolean): Promise<void> => {
    const ends = [router.state.location.pathname, location.pathname] as const;
    const known = moved.has(`${ends[0]} ${ends[1]}`) || moved.has(`${ends[1]} ${ends[0]}`);
    const rest = () => router.state.location === location && set({ location, action });
    if (!(moves || (known && action === NavigationType.Pop)) || !document.startViewTransition) {
      commit(() => set({ location, action }));
      return;
    }
    moved.add(`${ends[0]} ${ends[1]}`);
    commit(() => set({ ...router.state, moving: ends }));
    const change = () => commit(() => set({ location, action, moving: ends }));
    await document.startViewTransition(change).finished.then(rest, rest);
  };
  /** Where one went last counts, whatever code comes later. */
  const load = async (pathname: string): Promise<boolean> => {
    turn += 1;
    const mine = turn;
    await code.load(pathname);
    return mine === turn;
  };
  const arrive = async (location: Location, action: NavigationType): Promise<void> => {
    const moves = wantsMoving;
    if (code.has(location.pathname) || (await load(location.pathname))) await show(location, action, moves);
  };
  history.listen(({ location, action }) => {
    pending = arrive(location, action);
  });
  /** The address changes with the page, so not before the page's code is here. */
  const moving =
    (change: (to: To, state?: unknown) => void): Navigator['push'] =>
    (to, state, options) => {
      const go = async () => {
        const { pathname } = typeof to === 'string' ? parsePath(to) : to;
        if (!(await load(pathname ?? router.state.location.pathname))) return;
        wantsMoving = options?.viewTransition === true;
        change(to, state);
        wantsMoving = false;
        await pending;
      };
      going = go();
    };
  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: moving(history.push),
    replace: moving(history.replace),
  };
  const waiting = !code.has(history.location.pathname);
  const router: Router = {
    routes,
    code,
    state: { location: history.location, action: history.action, waiting },
    navigator,
    ready: waiting ? arrive(history.location, history.action) : pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async (to, options = {}) => {
      if (typeof to === 'number') history.go(to);
      else (options.replace ? navigator.replace : navigator.push)(to, options.state, options);
      await going;
      await pending;
    },
  };
  return router;
};

export const memoryHistory = (entries: readonly string[], index = entries.length - 1): PageHistory =>
  createMemoryHistory({ initialEntries: [...entries], initialIndex: index, v5Compat: true });
