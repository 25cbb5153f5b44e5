import type { Page } from 'playwright-core';
import { aPost } from '../../unit/web/samples/posts.ts';
import { aSession, nothingRead, SESSION } from '../../unit/web/samples/sessions.ts';
import type { GalleryPage, State } from '../gallery-page.ts';
import { lesson, modulesOf, scenes } from '../samples/lesson.ts';
import { figures, listed, stories } from '../samples/sessions.ts';

const own = aSession({ title: lesson.plan.title, visibility: 'community' });
const [, begun = own] = stories;
const collection = (n: number, title: string, items: readonly string[]) => ({
  id: `col_01JZ8E5V6H7K8M9N0P1Q2R3S4${n}`,
  title,
  description: null,
  visibility: 'private',
  items,
  created_at: own.created_at,
  updated_at: own.updated_at,
});
const reading = {
  getSession: () => own,
  listScenes: () => modulesOf(scenes),
  getCoverage: () => ({ parts: 0, told: 0, asked: 0, sections: [] }),
  getProgress: () => ({ entries: [], session: nothingRead }),
  getShown: () => ({ sentences: 52, verbatim: 41, author: null }),
  putProgress: () => ({ entry: null, session: nothingRead }),
  listCollections: () =>
    listed(collection(1, 'Water and its ways', [SESSION]), collection(2, 'For the spring examination', [])),
};
const borrowed = {
  ...reading,
  getSession: () => ({ ...own, user_id: 'author-1' }),
  getPost: () => ({ ...aPost({ title: own.title }), added: false }),
  recordView: () => ({ counted: true }),
};
const shelf = {
  ...reading,
  listSessions: () => listed(...stories),
  getStats: () => figures(stories),
  countDeletedSessions: () => ({ count: 0 }),
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const inViewer = (button: string, shows: string): State => ({ answers: reading, act: press(button), shows });
const inMenu = (button: string, shows: string): State => ({
  answers: reading,
  act: async (page) => {
    await press('Share and keep')(page);
    await page.getByRole('button', { name: button, exact: true }).first().click();
  },
  shows,
});

/** Everything that opens above a page. */
export const dialogPages: readonly GalleryPage[] = [
  {
    name: 'dialog',
    path: `/session/${SESSION}`,
    states: {
      share: inMenu('Share', 'Readers never get'),
      collect: inMenu('Add to collection', 'For the spring examination'),
      export: inMenu('Export', 'E-book (Pro)'),
      shortcuts: inViewer('Keyboard shortcuts', 'Next question, or submit the quiz'),
      borrowed: { answers: borrowed, shows: /^Shared by/ },
      report: { answers: borrowed, act: press('Report'), shows: 'What is the matter' },
      delete: {
        answers: shelf,
        path: '/dashboard',
        act: press(`Delete ${begun.title}`),
        shows: /It will be moved to the recycling bin/,
      },
      'sign-in': {
        visitor: true,
        path: '/pricing',
        act: async (page) => {
          await press(/^Start Pro Trial/)(page);
          await page.getByRole('dialog').waitFor();
        },
        shows: 'Password',
      },
    },
  },
];
