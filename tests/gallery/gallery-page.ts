import type { Page } from 'playwright-core';
import type { Answers } from '../fixtures/web/api-answers.ts';
import type { PoolAnswers } from './pool-answers.ts';

/** One page in one state, photographed in every width and theme. */
export interface State {
  /** Answers in addition to the common ones, by endpoint name. */
  readonly answers?: Answers;
  /** The user pool's answers, by operation name. */
  readonly pool?: PoolAnswers;
  /** Instead of the page's own address. */
  readonly path?: string;
  /** Nobody is signed in. */
  readonly visitor?: true;
  /** Actions after the page has opened that lead to this state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** A visible text, or an accessible name, that proves the state is reached. */
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
  /** Prefix of the pictures' names: `<name>-<state>-<width>-<scheme>.png`. */
  readonly name: string;
  readonly path: string;
  /** Usually loading, empty, error and full; and any other state worth a look. */
  readonly states: Readonly<Record<string, State>>;
}

/** An answer that does not arrive while the picture is taken. */
export const never = (): Promise<never> => new Promise(() => undefined);
