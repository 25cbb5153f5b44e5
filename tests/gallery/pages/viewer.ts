import type { Page } from 'playwright-core';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { practisedContent } from '../../fixtures/lesson/practised.ts';
import { refuse } from '../../fixtures/web/api-answers.ts';
import {
  aPassage,
  aProgress,
  aQuizScene,
  aScene,
  aSession,
  nothingRead,
  SESSION,
} from '../../unit/web/samples/sessions.ts';
import { type GalleryPage, never } from '../gallery-page.ts';
import { fromMarkdown, graded, halfWritten, lesson, modulesOf, quiz, scenes } from '../samples/lesson.ts';
import { atWork, listed, stories } from '../samples/sessions.ts';

const [first, second, third] = scenes;
const session = aSession({
  title: lesson.plan.title,
  description: lesson.plan.description,
  question_counts: { asked: 9, passed: 7 },
  notes: [{ code: 'dropped', params: { dropped: 2, questions: 9 } }],
});
const quizAt = `/session/${SESSION}?scene=${quiz.order_index}`;

const coverage = {
  parts: 52,
  told: 41,
  asked: 18,
  sections: [
    { heading: 'Where the light goes', parts: 30, told: 30 },
    { heading: 'What the stomata let in', parts: 12, told: 7 },
    { heading: null, parts: 10, told: 4 },
  ],
};

const full = {
  getSession: () => session,
  getCoverage: () => coverage,
  listScenes: () => modulesOf(scenes),
  getProgress: () => ({
    entries: [first, second].flatMap((scene) => (scene ? [aProgress(scene)] : [])),
    session: { ...nothingRead, score: 22, learning_status: 'in-progress', last_scene: second?.id ?? null },
  }),
  listAttempts: () => ({ attempts: [] }),
  putProgress: () => ({ entry: aProgress(scenes[2] ?? quiz), session: nothingRead }),
  submitAnswers: () => graded,
};

const missed = {
  ...graded,
  score: 0,
  passed: false,
  questions: graded.questions.map((one) => ({
    ...one,
    chosen: 'correctAnswer' in one && one.correctAnswer === 0 ? 1 : 0,
    correct: false,
  })),
};
const allRead = {
  ...full,
  getProgress: () => ({
    entries: scenes.map((scene) => {
      const score = isQuiz(scene.type) ? graded.score : null;
      return aProgress(scene, { mastery_score: score, latest_score: score });
    }),
    session: { ...nothingRead, score: 100, mastery: graded.score / 100, learning_status: 'completed' },
  }),
  listAttempts: () => ({ attempts: [{ ...graded, scene_id: quiz.id }] }),
  listCollections: () => listed(),
  listSessions: () => listed(),
};

const baked = aScene(1, { title: 'How dough rises', content: practisedContent });
const asked = aQuizScene(2, 6, { title: 'What you remember' });
/** The same, of questions that a model wrote. */
const inferred = {
  ...missed,
  questions: missed.questions.map((one, at) => ({
    ...one,
    about: 'That takes what a cell keeps for what it gives away: the text tells of both in one line.',
    second: { ...aPassage('Most of that energy is then stored in small molecules.', 'What is kept'), start: -1 - at },
    reasoning: 'What is stored is not given away, so only what the first passage names can leave the cell.',
  })),
};

/** Four right and two missed. */
const someMissed = {
  score: 67,
  passed: false,
  questions: (asked.quiz?.questions ?? []).map(({ id }, at) => ({
    id,
    chosen: at < 2 ? 1 : 0,
    correctAnswer: 0,
    correct: at >= 2,
    explanation: 'It is what the passage says.',
    ...(at < 2 ? { about: 'That one is the other half.' } : {}),
    evidence: aPassage('Heat makes the bubbles larger and then stops the yeast.', 'What the oven does'),
  })),
};
const bread = {
  ...full,
  getSession: () => aSession({ title: 'Bread', edition: 'study', description: 'A study edition of one chapter.' }),
  listScenes: () => modulesOf([baked, asked]),
  getProgress: () => ({
    entries: [aProgress(baked), aProgress(asked, { mastery_score: 83, latest_score: 67 })],
    session: { ...nothingRead, score: 100, mastery: 0.83, learning_status: 'completed' },
  }),
  listAttempts: () => ({ attempts: [{ ...someMissed, scene_id: asked.id }] }),
  submitAnswers: () => ({ ...someMissed, entry: aProgress(asked), session: nothingRead }),
  listCollections: () => listed(),
  listSessions: () => listed(...stories.filter(({ learning_status }) => learning_status === 'ready')),
};
const missSome = async (page: Page) => {
  await page.getByRole('button', { name: 'See your results' }).click();
  await page.getByText('Read the passage in its place').first().click();
};

/** Wait for the text, which is in a separate chunk. */
const prose = (page: Page) => page.locator('.reading').waitFor();
const showUntold = async (page: Page) => {
  await prose(page);
  await page.getByText('What is not told').filter({ visible: true }).click();
};
const startQuiz = (page: Page) => page.getByRole('button', { name: 'Start Quiz' }).click();
const answerAll = async (page: Page) => {
  await startQuiz(page);
  for (;;) {
    await page.getByRole('radio').first().waitFor();
    await page.keyboard.press('1');
    const submit = page.getByRole('button', { name: 'Submit Quiz' });
    if (await submit.isVisible()) {
      await submit.click();
      // Prevents the next scene from opening while the pictures are taken
      return page.getByRole('button', { name: 'Stay here' }).click();
    }
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
};

/** Leaves two scenes with Next, without marking them. */
const passOver = async (page: Page) => {
  for (const scene of [third, scenes[3]]) {
    await page.getByRole('heading', { level: 1, name: scene?.title ?? '' }).waitFor();
    await prose(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
};
const answerOffline = async (page: Page) => {
  await startQuiz(page);
  await page.getByRole('radio').first().waitFor();
  await page.context().setOffline(true);
};
const miss = async (page: Page) => {
  await startQuiz(page);
  for (let left = quiz.quiz?.questions.length ?? 0; left > 0; left -= 1) {
    await page.getByRole('radio').first().waitFor();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: left === 1 ? 'Submit Quiz' : 'Next', exact: true }).click();
  }
};

export const viewerPages: readonly GalleryPage[] = [
  {
    name: 'viewer',
    path: `/session/${SESSION}`,
    states: {
      loading: { answers: { ...full, getSession: never, listScenes: never }, shows: 'Loading your story' },
      creating: {
        answers: { ...full, getSession: () => atWork(0, null), listScenes: () => modulesOf([]) },
        shows: 'Creating Your Story',
      },
      empty: {
        answers: {
          ...full,
          getSession: () =>
            aSession({
              status: 'draft',
              learning_status: null,
              failure_reason: { code: 'scanned' },
            }),
          listScenes: () => modulesOf([]),
        },
        shows: 'No Story Content',
      },
      missing: {
        answers: { ...full, getSession: refuse('session_not_found'), listScenes: refuse('session_not_found') },
        shows: 'Story Session Not Found',
      },
      binned: {
        answers: { ...full, getSession: () => ({ ...session, deleted_at: '2025-06-13T18:00:00.000Z' }) },
        shows: 'Story Session Not Found',
      },
      error: {
        answers: { ...full, getSession: refuse('internal'), listScenes: refuse('internal') },
        shows: 'Story Session Error',
      },
      full: { answers: full, path: `/session/${SESSION}?scene=3`, act: prose, shows: third?.title ?? '' },
      'not-told': {
        answers: full,
        path: `/session/${SESSION}?scene=3`,
        act: showUntold,
        shows: 'Tell the rest',
      },
      hidden: {
        answers: { ...full, getSession: () => ({ ...session, visibility: 'public', is_public: true, hidden: true }) },
        path: `/session/${SESSION}?scene=3`,
        act: prose,
        shows: /A moderator has hidden this session/,
      },
      opening: { answers: full, path: `/session/${SESSION}?scene=1`, act: prose, shows: first?.title ?? '' },
      print: {
        answers: full,
        path: `/session/${SESSION}?scene=3`,
        act: async (page) => {
          await prose(page);
          await page.emulateMedia({ media: 'print' });
        },
        shows: third?.title ?? '',
      },
      markdown: {
        answers: { ...full, listScenes: () => modulesOf(fromMarkdown) },
        path: `/session/${SESSION}?scene=3`,
        act: prose,
        shows: fromMarkdown[2]?.title ?? '',
      },
      visitor: {
        answers: { ...full, getPost: refuse('session_not_found') },
        visitor: true,
        act: prose,
        shows: first?.title ?? '',
      },
      writing: {
        answers: {
          ...full,
          getSession: () => atWork(3, scenes.length, { title: session.title, description: session.description }),
          listScenes: () => modulesOf(halfWritten),
        },
        path: `/session/${SESSION}?scene=${(third?.order_index ?? 3) + 1}`,
        shows: 'This scene is being written',
      },
      'quiz-intro': { answers: full, path: quizAt, shows: 'Start Quiz' },
      'quiz-question': { answers: full, path: quizAt, act: startQuiz, shows: quiz.quiz?.questions[0]?.question ?? '' },
      'what-counts': {
        answers: full,
        path: `/session/${SESSION}?scene=3`,
        act: passOver,
        shows: /^A scene counts once/,
      },
      ending: { answers: allRead, path: `/session/${SESSION}?scene=end`, shows: 'What is next' },
      'ending-missed': { answers: bread, path: `/session/${SESSION}?scene=end`, shows: 'What is next' },
      'quiz-missed': {
        answers: bread,
        path: `/session/${SESSION}?scene=2`,
        act: missSome,
        shows: /^Four right/,
      },
      'quiz-offline': { answers: full, path: quizAt, act: answerOffline, shows: /^You're offline/ },
      'quiz-not-passed': {
        answers: { ...full, submitAnswers: () => missed },
        path: quizAt,
        act: miss,
        shows: /^Not passed yet/,
      },
      'quiz-inferred': {
        answers: { ...full, submitAnswers: () => inferred },
        path: quizAt,
        act: miss,
        shows: /^Not passed yet/,
      },
      'quiz-results': { answers: full, path: quizAt, act: answerAll, shows: /^Quiz completed! Score/ },
    },
  },
];
