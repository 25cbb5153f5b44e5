import type { CardId, SceneId, SessionId } from '../../../../shared/model/id.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { CardGrade, DeckCard } from '../../../../shared/model/learning/card.ts';
import type { Review } from '../../../../shared/model/learning/review.ts';
import { instant } from '../../../../shared/model/time.ts';
import type { Backend, Identity } from '../../harness.ts';

type Shown = Pick<DeckCard, 'id' | 'turn'>;

export const reviewOf = (card: Shown, grade: CardGrade, at = Date.now()): Review => ({
  id: newId('rev'),
  card: card.id,
  turn: card.turn,
  grade,
  missed: grade === 'again',
  at: instant(at),
  took: 6_000,
});

/** What tests of the deck ask of `backend`, once it has started. */
export const reading = (backend: () => Backend) => {
  const call: Backend['call'] = (...asked) => backend().call(...asked);
  return {
    complete: (who: Identity, sceneId: SceneId) =>
      call('putProgress', who, { params: { sceneId }, body: { completion_status: 'completed' } }),
    answer: (who: Identity, sceneId: SceneId, answers: { id: string; chosen: number }[]) =>
      call('submitAnswers', who, { params: { sceneId }, body: { answers } }),
    due: async (who: Identity, query: { session?: SessionId; limit?: number; cursor?: string } = {}) =>
      (await call('listDueCards', who, { query })).body,
    today: async (who: Identity) => (await call('getToday', who, {})).body,
    deck: async (who: Identity, sessionId: SessionId) =>
      (await call('getSessionDeck', who, { params: { sessionId } })).body,
    send: async (who: Identity, reviews: Review[], sent = Date.now()) =>
      (await call('gradeCards', who, { body: { sent_at: instant(sent), reviews } })).body.results,
    undo: (who: Identity, review: Pick<Review, 'id' | 'card'>) =>
      call('undoReview', who, { body: { card: review.card, review: review.id } }),
    log: async (who: Identity, cardId: CardId) => (await call('listReviews', who, { params: { cardId } })).body.reviews,
  };
};
