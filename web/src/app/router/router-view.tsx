import { Component, type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { Router as BaseRouter, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import type { PageHandle } from '../page-title.ts';
import type { PageRoute } from './page-route.ts';
import type { Router, RouterState } from './router.ts';

const RouterContext = createContext<{ state: RouterState; handle: PageHandle | undefined } | undefined>(undefined);

interface BoundaryProps {
  Stand: ComponentType<{ error: unknown }>;
  /** A move to another page tries again. */
  at: string | undefined;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error?: unknown; failed: boolean; at: string | undefined }> {
  override state = { failed: false, at: this.props.at } as { error?: unknown; failed: boolean; at: string | undefined };
  static getDerivedStateFromError = (error: unknown) => ({ error, failed: true });
  static getDerivedStateFromProps = ({ at }: BoundaryProps, state: { at: string | undefined }) =>
    at === state.at ? null : { at, failed: false, error: undefined };
  override render() {
    const { Stand, children } = this.props;
    return this.state.failed ? <Stand error={this.state.error} /> : children;
  }
}

function Bounded({ Stand, children }: Omit<BoundaryProps, 'at'>) {
  const context = useContext(RouterContext);
  return (
    <Boundary Stand={Stand} at={context?.state.location.key}>
      {children}
    </Boundary>
  );
}

type ModuleOf = Router['code']['moduleOf'];

/** As react-router renders it, with the code that has come in the place of what brings it. */
const rendered = (route: PageRoute, moduleOf: ModuleOf): RouteObject => {
  const Page = moduleOf(route)?.Component ?? route.Component;
  const Stand = route.ErrorBoundary;
  const page = Page ? <Page /> : route.element;
  const element = Stand ? <Bounded Stand={Stand}>{page ?? <Outlet />}</Bounded> : page;
  if (route.index) return { index: true, element };
  return {
    ...(route.path !== undefined && { path: route.path }),
    ...(route.children && { children: route.children.map((child) => rendered(child, moduleOf)) }),
    ...(element !== undefined && { element }),
  };
};

function Pages({ router }: { router: Router }) {
  return useRoutes(router.routes.map((route) => rendered(route, router.code.moduleOf)));
}

export function RouterView({ router }: { router: Router }) {
  const now = () => router.state;
  const state = useSyncExternalStore(router.subscribe, now, now);
  const handle = router.code.handleAt(state.location.pathname);
  return (
    <RouterContext value={{ state, handle }}>
      <BaseRouter location={state.location} navigationType={state.action} navigator={router.navigator}>
        {!state.waiting && <Pages router={router} />}
      </BaseRouter>
    </RouterContext>
  );
}

export const usePageHandle = (): PageHandle | undefined => useContext(RouterContext)?.handle;

/** Whether the browser is about to show the way to or from this address moving. */
export const useMoving = (pathname: string): boolean =>
  useContext(RouterContext)?.state.moving?.includes(pathname) ?? false;
