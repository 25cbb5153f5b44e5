import type { Client } from '../../../shared/contract/client.ts';
import { newId, type SessionId } from '../../../shared/model/id.ts';
import { defaultDeckSettings } from '../../../shared/model/learning/deck.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { instant } from '../../../shared/model/time.ts';

/** Answers a card, takes that back, and looks at the deck. */
const review = async (api: Client): Promise<void> => {
  const [first] = (await api('listDueCards', { query: {} })).items;
  if (!first) throw new Error('no card is due');
  const [id, at] = [newId('rev'), instant(Date.now())];
  const one = { id, card: first.id, turn: first.turn, grade: 'good', missed: false, at, took: 4_000 } as const;
  await api('gradeCards', { body: { sent_at: at, reviews: [one] } });
  await api('undoReview', { body: { card: first.id, review: id } });
  await api('listReviews', { params: { cardId: first.id } });
  await api('changeCard', { params: { cardId: first.id }, body: { change: 'suspend' } });
  const params = { sessionId: first.session.id };
  await api('listCards', { params, query: {} });
  await api('putSessionDeck', { params, body: { off: true } });
  await api('getSessionDeck', { params });
  await api('putDeckSettings', { body: defaultDeckSettings });
  await api('getToday');
  await api('listDecks', { query: {} });
};

/** Reads, answers and lists what there is of a finished lesson. */
export const study = async (
  api: Client,
  sessionId: SessionId,
  material: string,
  until: (what: string, holds: () => Promise<boolean>) => Promise<unknown>,
): Promise<void> => {
  const params = { sessionId };
  const { modules } = await api('listScenes', { params });
  const scenes = modules.flatMap((module) => module.scenes);
  const chapter = scenes.find(({ type }) => !isQuiz(type))!;
  const quiz = scenes.find(({ type }) => isQuiz(type))!;
  await api('getScene', { params: { sceneId: chapter.id } });
  await api('getSceneType', { params: { sceneId: chapter.id } });
  await api('putProgress', { params: { sceneId: chapter.id }, body: { completion_status: 'completed' } });
  const answers = (quiz.quiz?.questions ?? []).map(({ id }) => ({ id, chosen: 0 }));
  await api('checkAnswers', { params: { sceneId: quiz.id }, body: { answers } });
  await api('submitAnswers', { params: { sceneId: quiz.id }, body: { answers } });
  await until('there are cards', async () => (await api('listDueCards', { query: {} })).items.length > 0);
  await review(api);
  await api('getProgress', { params });
  await api('createMaterial', { params, body: { kind: 'text', content: material.repeat(100) } });
  await api('listMaterials', { params });
  await api('getShown', { params });
  await api('listPromptInputs', { params });
  await api('listSessions', { query: {} });
  await api('listSessions', { query: { mode: 'custom', tab: 'in-progress' } });
  await api('countSessions');
  await api('getStats', { query: {} });
  await api('updateSession', { params, body: { title: 'Steam engines' } });
};
