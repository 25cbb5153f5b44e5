import type { GalleryPage } from '../gallery-page.ts';

const page = (name: string, path: string, shows: string | RegExp): GalleryPage => ({
  name,
  path,
  states: { full: { visitor: true, shows } },
});

/** What everybody may open. They have one state: nothing on them is fetched. */
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
  page('not-found', '/no/such/page', 'Page not found'),
];
