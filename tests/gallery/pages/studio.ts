import type { Page } from 'playwright-core';
import { refuse } from '../../fixtures/web/api-answers.ts';
import { fixture } from '../../unit/engine/teach.ts';
import { AT, aSession, SESSION } from '../../unit/web/samples/sessions.ts';
import { type GalleryPage, never } from '../gallery-page.ts';
import { anchors, listed } from '../samples/sessions.ts';

const text = fixture('ferry-manual.md');
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const bring = (page: Page) => page.getByRole('textbox', { name: /^Text/ }).fill(text);

const storyContent = async (page: Page) => {
  await next(page);
  await bring(page);
};
const storyStyle = async (page: Page) => {
  await storyContent(page);
  await next(page);
  await page.getByRole('radio', { name: /^Mystery/ }).click();
  await page.getByRole('radio', { name: /Casebook deduction/ }).click();
};
const storyReview = async (page: Page) => {
  await storyStyle(page);
  await next(page);
};
const lessonReview = async (page: Page) => {
  await storyContent(page);
  await next(page);
};

const anchorSessions = anchors.map(({ id, title, status, created_at, updated_at }) => ({
  id,
  title,
  status,
  created_at,
  updated_at,
}));
const material = {
  id: 'mat_01JZ8E5V6H7K8M9N0P1Q2R3S4T',
  story_session_id: SESSION,
  kind: 'text',
  name: null,
  content: text.slice(0, 600),
  created_at: AT,
};
const anchor = { listAnchorSessions: () => listed(...anchorSessions), listMaterials: () => listed(material) };
const choose = async (page: Page, box: string, option: string) => {
  await page.getByRole('combobox', { name: box }).click();
  await page.getByRole('option', { name: option }).first().click();
};
const anchorFilled = async (page: Page) => {
  await choose(page, 'Your sessions', 'The Council of the Ring Binder');
  await choose(page, 'Category', 'Learning Habits');
  await choose(page, 'Sub-topic', 'Active Recall');
  await page.getByRole('radio', { name: /^Star Wars/ }).click();
};

const gone = refuse('session_not_found');
const again = { path: `/upload?again=${SESSION}` };
const session = aSession();
const coverage = {
  parts: 31,
  told: 18,
  asked: 11,
  sections: [
    { heading: 'Concepts', parts: 6, told: 6 },
    { heading: 'Installation', parts: 8, told: 5 },
    { heading: 'Commands', parts: 9, told: 7 },
    { heading: 'Backup and recovery', parts: 8, told: 0 },
  ],
};
const editing = { getSession: () => session, getCoverage: () => coverage };
const editFilled = async (page: Page) => {
  await page.getByRole('textbox', { name: /New material/ }).fill(text.slice(0, 900));
};

/** Half of the checks pass. */
const checked = {
  getColumnInfo: () => ({ exists: true, type: 'string' }),
  createSession: () => aSession({ mode: 'traditional' }),
  getSession: () => aSession({ mode: 'traditional' }),
  updateSession: refuse('conflict'),
  listSessions: () => listed(...anchors),
  deleteSession: refuse('internal'),
  purgeSession: refuse('internal'),
};

export const studioPages: readonly GalleryPage[] = [
  {
    name: 'upload',
    path: '/upload',
    states: {
      empty: { shows: 'Additional Context & Preferences' },
      'again-loading': {
        ...again,
        answers: { getSession: never, listPromptInputs: never, listMaterials: never },
        shows: 'Opening your draft',
      },
      'again-missing': {
        ...again,
        answers: { getSession: gone, listPromptInputs: gone, listMaterials: gone },
        shows: 'Story Session Not Found',
      },
      'again-error': {
        ...again,
        answers: {
          getSession: () => session,
          listPromptInputs: () => ({ items: [] }),
          listMaterials: refuse('internal'),
        },
        shows: 'What you asked for could not be loaded',
      },
      content: { act: storyContent, shows: 'Upload Your Learning Material' },
      style: { act: storyStyle, shows: /Author/ },
      full: { act: storyReview, shows: 'Review & Generate' },
      error: {
        answers: { createSession: refuse('internal') },
        act: async (page) => {
          await storyReview(page);
          await page.getByRole('button', { name: 'Generate Story' }).click();
          await page.getByRole('alert').first().waitFor();
        },
        shows: 'Review & Generate',
      },
    },
  },
  {
    name: 'upload-traditional',
    path: '/upload-traditional',
    states: {
      empty: { shows: 'Next' },
      content: { act: storyContent, shows: 'Plan preview' },
      full: { act: lessonReview, shows: 'Generate Lesson' },
    },
  },
  {
    name: 'upload-anchor',
    path: '/upload/anchor',
    states: {
      loading: { answers: { ...anchor, listAnchorSessions: never }, shows: 'Loading your sessions' },
      empty: { answers: { ...anchor, listAnchorSessions: () => listed() }, shows: /^No anchor sessions yet/ },
      error: { answers: { ...anchor, listAnchorSessions: refuse('internal') }, shows: /Failed to fetch sessions/ },
      full: { answers: anchor, act: anchorFilled, shows: 'Plan preview' },
    },
  },
  {
    name: 'edit',
    path: `/session/${SESSION}/edit`,
    states: {
      loading: { answers: { getSession: never }, shows: 'Opening your story' },
      empty: { answers: editing, shows: 'Told so far' },
      full: { answers: editing, act: editFilled, shows: 'Told so far' },
      'going-on': {
        answers: editing,
        act: (page) => page.getByRole('checkbox').click(),
        shows: 'Told so far',
      },
      error: {
        answers: { ...editing, expandStory: refuse('quota_exceeded') },
        act: async (page) => {
          await editFilled(page);
          await page.getByRole('button', { name: 'Update Story' }).click();
          await page.getByRole('alert').first().waitFor();
        },
        shows: 'Update Story',
      },
    },
  },
  {
    name: 'debug',
    path: '/debug-mode',
    states: {
      empty: { visitor: true, shows: 'Run the check' },
      full: {
        answers: checked,
        act: (page) => page.getByRole('button', { name: 'Run the check' }).click(),
        shows: /^Delete the test session/,
      },
    },
  },
];
