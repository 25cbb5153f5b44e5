import type { Page } from 'playwright-core';
import { refuse } from '../../fixtures/web/api-answers.ts';
import { type GalleryPage, never } from '../gallery-page.ts';

const page = (name: string, path: string, shows: string | RegExp): GalleryPage => ({
  name,
  path,
  states: { full: { visitor: true, shows } },
});

const stop = (page: Page) => page.getByRole('button', { name: 'Stop these mails' }).click();

/** Public pages. Most have one state, because they load nothing. */
export const sitePages: readonly GalleryPage[] = [
  page('landing', '/', /Read a book that answers back/),
  page('features', '/features', 'Beside the other ways to learn'),
  {
    name: 'faq',
    path: '/faq',
    states: {
      full: { visitor: true, shows: 'What does Fabula do?' },
      answered: {
        visitor: true,
        act: async (page) => {
          await page.getByText('Pricing & Billing', { exact: true }).first().click();
          await page.getByText('What is free?').click();
        },
        shows: /^Up to 3 story sessions/,
      },
    },
  },
  page('about', '/about', 'Learning, built your way.'),
  page('privacy', '/privacy', 'Privacy Policy'),
  page('terms', '/terms', 'Terms of Service'),
  {
    name: 'unsubscribe',
    path: '/unsubscribe?token=token',
    states: {
      full: { visitor: true, shows: 'Stop e-mail notifications?' },
      loading: { visitor: true, answers: { unsubscribe: never }, act: stop, shows: 'Stop these mails' },
      error: {
        visitor: true,
        answers: { unsubscribe: refuse('bad_unsubscribe') },
        act: stop,
        shows: 'That did not work',
      },
      done: {
        visitor: true,
        answers: { unsubscribe: () => ({ ok: true }) },
        act: stop,
        shows: 'You get no more mails',
      },
      incomplete: { visitor: true, path: '/unsubscribe', shows: 'This link is not complete' },
    },
  },
  page('not-found', '/no/such/page', 'Page not found'),
];
