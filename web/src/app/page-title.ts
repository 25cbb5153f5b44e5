import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';

/** What a page module exports as `handle` when its title is fixed. */
export interface PageHandle {
  title: string;
  /** For search engines and link previews. */
  description?: string;
}

export const titleOf = (title: string): string => (title.includes('Fabula') ? title : `${title} · Fabula`);

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The innermost matched page's handle. */
export const handleIn = (matches: readonly { handle?: unknown }[]): PageHandle | undefined =>
  matches.map(({ handle }) => handle).findLast(isHandle);

/** For a page whose title depends on what it loaded. */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
};

export const useDocumentTitle = (): void => useTitle(handleIn(useMatches())?.title);
