import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SessionId } from '../../../shared/model/id.ts';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import { defaultDeckSettings } from '../../../shared/model/learning/deck.ts';
import { topicTexts } from '../../fixtures/lesson/topic-texts.ts';
import { apiOf } from '../support/api.ts';
import { newPerson, openTab, signUp, type Tab } from '../support/stage.ts';
import { writeLesson } from '../support/write-lesson.ts';

/** New cards that may be shown on a day. */
const A_DAY = 3;

export const dueOf = async (page: Page): Promise<DeckCard[]> =>
  (await apiOf(page)('listDueCards', { query: {} })).items;

interface Learner extends Tab {
  readonly person: ReturnType<typeof newPerson>;
  readonly sessionId: SessionId;
}

/** Somebody with a lesson whose quizzes wait, and few new cards a day. */
export const withLesson = async (browser: Browser, origin: string, width?: number): Promise<Learner> => {
  const tab = await openTab(browser, origin, width);
  const person = newPerson();
  await signUp(tab.page, person);
  await apiOf(tab.page)('putDeckSettings', { body: { ...defaultDeckSettings, new_a_day: A_DAY } });
  const sessionId = await writeLesson(tab.page, 'Active Recall', topicTexts.get('active-recall') ?? '');
  return { ...tab, person, sessionId };
};

/** Somebody who has had every question of a lesson wrong. */
export const withCards = async (browser: Browser, origin: string, width?: number): Promise<Learner> => {
  const learner = await withLesson(browser, origin, width);
  const { page, sessionId } = learner;
  const api = apiOf(page);
  const { modules } = await api('listScenes', { params: { sessionId } });
  for (const { id, quiz } of modules.flatMap(({ scenes }) => scenes)) {
    if (!quiz) continue;
    const params = { sceneId: id };
    const { questions } = await api('submitAnswers', { params, body: { answers: [] } });
    const answers = questions.flatMap((one) =>
      'correctAnswer' in one ? [{ id: one.id, chosen: one.correctAnswer === 0 ? 1 : 0 }] : [],
    );
    await api('submitAnswers', { params, body: { answers } });
  }
  await expect
    .poll(async () => (await dueOf(page)).map(({ content }) => content.kind))
    .toEqual(Array.from({ length: A_DAY }, () => 'question'));
  return learner;
};

export const questionOf = ({ content }: DeckCard) => {
  if (content.kind !== 'question') throw new Error(`Not a question: ${content.kind}`);
  return content;
};

/** The key that answers a card. */
export const digit = (card: DeckCard, right: boolean): string => {
  const { correctAnswer } = questionOf(card).key;
  return String(right ? correctAnswer + 1 : correctAnswer === 0 ? 2 : 1);
};

/** The option that answers a card. */
export const chosen = (page: Page, card: DeckCard, right: boolean) =>
  page.locator('.cardopt').nth(Number(digit(card, right)) - 1);

export const heading = (page: Page, card: DeckCard) =>
  page.getByRole('heading', { level: 1, name: questionOf(card).question.question, exact: true });

export const grades = (page: Page) => page.getByRole('group', { name: 'Grade' }).getByRole('button');

export const doneToday = async (page: Page): Promise<number> => (await apiOf(page)('getToday')).done.reviews;
