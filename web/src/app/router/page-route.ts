import type { ComponentType, ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from '../page-title.ts';

/** What a page's module exports. */
export interface PageModule {
  Component: ComponentType;
  handle?: PageHandle;
}

/** A route of react-router's declarative kind, plus code that comes when it is needed. */
export interface PageRoute {
  path?: string | undefined;
  index?: boolean | undefined;
  element?: ReactNode | undefined;
  Component?: ComponentType | undefined;
  handle?: PageHandle | undefined;
  lazy?: (() => Promise<PageModule>) | undefined;
  /** Stands in for whatever breaks in this route or below it. */
  ErrorBoundary?: ComponentType<{ error: unknown }> | undefined;
  children?: PageRoute[] | undefined;
}

/** react-router tells routes with children and index routes apart by type; ours are either. */
export const matched = (routes: readonly PageRoute[], pathname: string): readonly PageRoute[] =>
  (matchRoutes(routes as RouteObject[], pathname) ?? []).map(({ route }) => route as PageRoute);
