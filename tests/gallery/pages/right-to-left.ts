import type { Page } from 'playwright-core';
import { aPost } from '../../unit/web/samples/posts.ts';
import { aSession, nothingRead, SESSION } from '../../unit/web/samples/sessions.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { arabicDescription, arabicScenes, arabicTitle } from '../samples/arabic.ts';
import { modulesOf } from '../samples/lesson.ts';
import { figures, idOf, listed, stories } from '../samples/sessions.ts';

const words = { title: arabicTitle, description: arabicDescription };
const session = aSession({ ...words, language: 'ar', category: 'Science', subcategory: null });
const reading = {
  getSession: () => session,
  listScenes: () => modulesOf(arabicScenes),
  getCoverage: () => ({ parts: 0, told: 0, asked: 0, sections: [] }),
  getProgress: () => ({ entries: [], session: nothingRead }),
  putProgress: () => ({ entry: null, session: nothingRead }),
};
const chapter = arabicScenes.find(({ content }) => content?.includes('| ---')) ?? arabicScenes[1];
const asked = arabicScenes.find(({ type }) => type === 'quiz');
const at = (order = 1) => `/session/${SESSION}?scene=${order}`;
const posts = [
  aPost({
    ...words,
    id: idOf(1),
    story_session_id: idOf(1),
    author: { id: 'a1', name: 'ليلى حداد' },
  }),
  aPost({ id: idOf(2), story_session_id: idOf(2) }),
];
const shelved = [{ ...session, id: idOf(1) }, ...stories.slice(1, 3)];

const prose = (page: Page) => page.locator('.reading').waitFor();

/** A lesson in a right-to-left script, on pages that are left to right. */
export const rightToLeftPages: readonly GalleryPage[] = [
  {
    name: 'arabic',
    path: at(chapter?.order_index),
    states: {
      viewer: { answers: reading, act: prose, shows: chapter?.title ?? '' },
      print: {
        answers: reading,
        act: async (page) => {
          await prose(page);
          await page.emulateMedia({ media: 'print' });
        },
        shows: chapter?.title ?? '',
      },
      quiz: {
        answers: reading,
        path: at(asked?.order_index),
        act: (page) => page.getByRole('button', { name: 'Start Quiz' }).click(),
        shows: asked?.quiz?.questions[0]?.question ?? '',
      },
      community: { answers: { listPosts: () => listed(...posts) }, path: '/community', shows: arabicTitle },
      dashboard: {
        answers: {
          listSessions: () => listed(...shelved),
          getStats: () => figures(shelved),
          countDeletedSessions: () => ({ count: 0 }),
        },
        path: '/dashboard',
        shows: arabicTitle,
      },
    },
  },
];
