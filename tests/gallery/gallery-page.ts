import type { Page } from 'playwright-core';
import type { Answers } from '../fixtures/web/api-answers.ts';
import type { PoolAnswers } from './pool-answers.ts';

/** One page in one state, which is photographed in every look. */
export interface State {
  /** On top of `common` answers, by the name of the endpoint. */
  readonly answers?: Answers;
  /** What the user pool says, by the name of the operation. */
  readonly pool?: PoolAnswers;
  /** Instead of the page's own address. */
  readonly path?: string;
  /** Nobody is signed in. */
  readonly visitor?: true;
  /** What a person does after the page has opened to see this state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** A text that can be read, or the name of what a screen reader is told, once the state is reached. */
  readonly shows: string | RegExp;
}

/**
 * One entry of the gallery. To add a page, add an entry to a file in `pages/` (a file for each noun, listed in `pages.ts`):
 *
 *     {
 *       name: 'profile',
 *       path: '/profile',
 *       states: {
 *         loading: { answers: { getMe: never }, shows: 'Loading your profile' },
 *         error: { answers: { getMe: refuse('internal') }, shows: 'Try Again' },
 *         full: { shows: 'Ines Novak' },
 *       },
 *     }
 */
export interface GalleryPage {
  /** Begins the pictures' names: `<name>-<state>-<width>-<scheme>.png`. */
  readonly name: string;
  readonly path: string;
  /** Where it applies: loading, empty, error, full; and whatever else is worth a look. */
  readonly states: Readonly<Record<string, State>>;
}

/** An answer that does not come, as long as the picture is taken. */
export const never = (): Promise<never> => new Promise(() => undefined);
