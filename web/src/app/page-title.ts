import { useEffect } from 'react';
import { placeTexts } from '../texts/place.ts';
import { appTexts } from './texts.ts';

/** What a page module exports as `handle` when its title is fixed. */
export interface PageHandle {
  title: string;
  /** For search engines and link previews. */
  description?: string;
}

/** The handle of the innermost matching route that has one. */
export const handleOf = (matches: readonly { handle?: unknown }[]): PageHandle | undefined =>
  matches.map(({ handle }) => handle as PageHandle | undefined).findLast((handle) => handle !== undefined);

export const titleOf = (title: string): string =>
  title.includes(placeTexts.siteName) ? title : appTexts.pageTitle({ title });

/** Sets the title of a page whose title depends on loaded data. */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
};
