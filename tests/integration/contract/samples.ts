import { priceIds } from '../../../local/stripe/catalogue.ts';
import type { Contract, EndpointName } from '../../../shared/contract/contract.ts';
import type { Input } from '../../../shared/contract/endpoint.ts';
import { defaultPreferences } from '../../../shared/model/account/settings.ts';
import {
  type CardId,
  type CollectionId,
  type ExportId,
  newId,
  type ReviewId,
  type SceneId,
  type SessionId,
} from '../../../shared/model/id.ts';

import { defaultDeckSettings } from '../../../shared/model/learning/deck.ts';
import { instant } from '../../../shared/model/time.ts';

/** What one identity owns, and the word that stands in all of it and nowhere else. */
export interface Holdings {
  readonly canary: string;
  /** Where the site is served. */
  readonly origin: string;
  readonly userId: string;
  readonly sessionId: SessionId;
  readonly collectionId: CollectionId;
  readonly chapterId: SceneId;
  readonly quizId: SceneId;
  /** A card of theirs that was reviewed once. */
  readonly cardId: CardId;
  readonly reviewId: ReviewId;
  /** For whoever deletes one; then the sessions in the bin, for whoever takes one out of it or deletes it for ever. */
  readonly spareId: SessionId;
  readonly restorableId: SessionId;
  readonly purgeableId: SessionId;
  /** Everything they hold, made ready. */
  readonly exportId: ExportId;
}

type Samples = { [N in EndpointName]: (held: Holdings) => Input<Contract[N]> };

const snapshot = (canary: string) => ({
  mode: 'custom' as const,
  lessonStyle: null,
  targetAudience: 'college' as const,
  difficultyLevel: 'intermediate' as const,
  estimatedDuration: 15,
  assessmentConfig: null,
  autoSelectCategory: false,
  category: null,
  subcategory: null,
  title: canary,
  contentPreview: canary,
  hasFile: false,
  additionalContext: canary,
  scenePlan: { range: '4-5', target: 5 },
  assessmentResolved: null,
});

const someProfile = {
  name: null,
  bio: null,
  location: null,
  interests: [],
  current_studies: null,
  learning_goals: null,
  status_message: null,
  is_public: false,
};

/** One valid call of every endpoint, aimed at what `held` names. A new endpoint does not compile without its own. */
export const samples: Samples = {
  getHealth: () => ({}),
  getMe: () => ({}),
  getUsage: () => ({}),
  createRealtimeTicket: () => ({}),
  getSettings: () => ({ query: { timezone: 'Europe/Paris' } }),
  putSettings: () => ({ body: { ...defaultPreferences('Asia/Tokyo'), language: 'ja' } }),
  changePassword: () => ({ body: { new_password: 'secret2' } }),
  signOutHere: () => ({}),
  signOutEverywhere: () => ({}),
  putProfile: ({ canary }) => ({ body: { ...someProfile, name: canary, bio: canary, interests: [canary] } }),
  createAvatarUpload: () => ({ body: { type: 'image/webp', size: 1_000 } }),
  putAvatar: () => ({ body: { upload_id: newId('upl') } }),
  deleteAvatar: () => ({}),
  getPerson: ({ userId }) => ({ params: { userId } }),
  listPlans: () => ({}),
  getSubscription: () => ({}),
  createCheckout: ({ origin }) => ({
    body: {
      price_id: priceIds.month,
      mode: 'subscription',
      success_url: `${origin}/checkout/success`,
      cancel_url: `${origin}/pricing`,
    },
  }),
  createPortal: ({ origin }) => ({ body: { return_url: `${origin}/settings` } }),
  // Signed by nobody
  receiveStripeEvent: () => ({}),
  listSessions: () => ({ query: { limit: 10 } }),
  createSession: ({ canary }) => ({ body: { title: canary, mode: 'custom' } }),
  countSessions: () => ({}),
  getStats: () => ({ query: {} }),
  getSession: ({ sessionId }) => ({ params: { sessionId } }),
  updateSession: ({ sessionId, canary }) => ({ params: { sessionId }, body: { title: `${canary} renamed` } }),
  listDeletedSessions: () => ({ query: { mode: 'custom' } }),
  countDeletedSessions: () => ({ query: { mode: 'custom' } }),
  deleteSession: ({ spareId }) => ({ params: { sessionId: spareId } }),
  deleteSessions: ({ spareId }) => ({ body: { ids: [spareId] } }),
  restoreSession: ({ restorableId }) => ({ params: { sessionId: restorableId } }),
  purgeSession: ({ purgeableId }) => ({ params: { sessionId: purgeableId } }),
  listAnchorSessions: () => ({ query: { limit: 10 } }),
  getColumnInfo: () => ({ query: { table_name: 'story_sessions', column_name: 'mode' } }),
  listScenes: ({ sessionId }) => ({ params: { sessionId } }),
  getOpening: ({ sessionId }) => ({ params: { sessionId } }),
  getScene: ({ chapterId }) => ({ params: { sceneId: chapterId } }),
  getSceneType: ({ chapterId }) => ({ params: { sceneId: chapterId } }),
  listMaterials: ({ sessionId }) => ({ params: { sessionId } }),
  getShown: ({ sessionId }) => ({ params: { sessionId } }),
  getCoverage: ({ sessionId }) => ({ params: { sessionId } }),
  createMaterial: ({ sessionId, canary }) => ({ params: { sessionId }, body: { kind: 'text', content: canary } }),
  listPromptInputs: ({ sessionId }) => ({ params: { sessionId } }),
  createPromptInput: ({ sessionId, canary }) => ({
    params: { sessionId },
    body: { input_snapshot: snapshot(canary) },
  }),
  getProgress: ({ sessionId }) => ({ params: { sessionId } }),
  putProgress: ({ chapterId }) => ({ params: { sceneId: chapterId }, body: { completion_status: 'completed' } }),
  getPractice: ({ sessionId }) => ({ params: { sessionId } }),
  putPractice: ({ chapterId, canary }) => ({
    params: { sceneId: chapterId },
    body: {
      entries: [
        { activity: 'why-1', phase: 'open', text: canary, words: [], picks: [], verdict: null, tries: 0, changed: 1 },
      ],
    },
  }),
  getToday: () => ({}),
  // A showing that has not come yet, so that nothing changes
  gradeCards: ({ cardId }) => ({
    body: {
      sent_at: instant(Date.now()),
      reviews: [
        { id: newId('rev'), card: cardId, turn: 9, grade: 'good', missed: false, at: instant(Date.now()), took: 900 },
      ],
    },
  }),
  undoReview: ({ cardId, reviewId }) => ({ body: { card: cardId, review: reviewId } }),
  listReviews: ({ cardId }) => ({ params: { cardId } }),
  listDueCards: ({ sessionId }) => ({ query: { session: sessionId, limit: 10 } }),
  listCards: ({ sessionId }) => ({ params: { sessionId }, query: { limit: 10 } }),
  changeCard: ({ cardId }) => ({ params: { cardId }, body: { change: 'suspend' } }),
  listDecks: () => ({ query: { limit: 10 } }),
  getSessionDeck: ({ sessionId }) => ({ params: { sessionId } }),
  putSessionDeck: ({ sessionId }) => ({ params: { sessionId }, body: { off: true } }),
  readReviewLog: () => ({
    body: { base64: Buffer.from('id,ease,factor,time,type,guid\n').toString('base64') },
  }),
  importReviews: ({ cardId }) => ({
    body: { reviews: [{ card: cardId, at: '2999-01-01T12:00:00.000Z', grade: 'good', took: 1_000 }] },
  }),
  getDeckFit: () => ({}),
  getDeckSettings: () => ({}),
  getReviewReminder: () => ({}),
  putReviewReminder: () => ({ body: { on: true, hour: 7 } }),
  putDeckSettings: () => ({ body: defaultDeckSettings }),
  disputeQuestion: ({ quizId, canary }) => ({
    params: { sceneId: quizId },
    body: { questionId: 'q1', reason: canary },
  }),
  compareAnswer: ({ quizId }) => ({ params: { sceneId: quizId }, body: { questionId: 'q1', found: [] } }),
  listAttempts: ({ sessionId }) => ({ params: { sessionId } }),
  keepView: ({ quizId }) => ({ params: { sceneId: quizId }, body: { questionId: 'q1', view: 'right' } }),
  checkAnswers: ({ quizId }) => ({ params: { sceneId: quizId }, body: { answers: [] } }),
  submitAnswers: ({ quizId }) => ({ params: { sceneId: quizId }, body: { answers: [] } }),
  createUpload: ({ canary }) => ({ body: { name: `${canary}.pdf`, size: 1_000 } }),
  generateStory: ({ sessionId, canary }) => ({
    body: {
      sessionId,
      content: `${canary} is written here so that the content is long enough to be accepted.`,
      genre: 'mystery',
      authorInspiration: 'doyle',
    },
  }),
  generateTraditionalLesson: ({ sessionId, canary }) => ({ body: { sessionId, content: `${canary} is a lesson.` } }),
  generateAnchorStory: ({ sessionId, canary }) => ({
    body: { sessionId, content: canary, anchorUniverse: 'The Matrix', additionalContext: `Topic: ${canary}` },
  }),
  expandStory: ({ sessionId, canary }) => ({ body: { sessionId, materialNew: `${canary} has more to tell.` } }),
  cancelGeneration: ({ sessionId }) => ({ params: { sessionId } }),
  retryAsEdition: ({ sessionId }) => ({ params: { sessionId } }),
  retryGeneration: ({ sessionId }) => ({ params: { sessionId } }),
  setVisibility: ({ sessionId }) => ({ params: { sessionId }, body: { visibility: 'private' } }),
  getPost: ({ sessionId }) => ({ params: { sessionId } }),
  likePost: ({ sessionId }) => ({ params: { sessionId } }),
  unlikePost: ({ sessionId }) => ({ params: { sessionId } }),
  recordView: ({ sessionId }) => ({ params: { sessionId } }),
  previewSession: ({ sessionId }) => ({ params: { sessionId } }),
  listPosts: () => ({ query: { sort: 'recent' } }),
  listPersonPosts: () => ({ params: { userId: 'nobody' }, query: { limit: 10 } }),
  addToLibrary: ({ sessionId }) => ({ params: { sessionId } }),
  removeFromLibrary: ({ sessionId }) => ({ params: { sessionId } }),
  listCollections: () => ({ query: { limit: 10 } }),
  createCollection: ({ canary }) => ({ body: { title: canary } }),
  getCollection: ({ collectionId }) => ({ params: { collectionId } }),
  updateCollection: ({ collectionId, canary }) => ({ params: { collectionId }, body: { title: `${canary} changed` } }),
  addToCollection: ({ collectionId, sessionId }) => ({ params: { collectionId, sessionId } }),
  removeFromCollection: ({ collectionId, sessionId }) => ({ params: { collectionId, sessionId } }),
  deleteCollection: ({ collectionId }) => ({ params: { collectionId } }),
  listMembers: () => ({ query: { limit: 10 } }),
  // Whoever it were, the calls after it would meet them in another role
  setUserRole: () => ({ params: { target_user_id: 'nobody' }, body: { new_role: 'user' } }),
  getSiteFigures: () => ({}),
  listActivity: () => ({ query: { limit: 10 } }),
  listWriters: () => ({}),
  chooseWriter: () => ({ body: { id: 'fabula.basic-engine' } }),
  getAnalytics: () => ({ query: { days: 7 } }),
  reportSession: ({ sessionId, canary }) => ({ params: { sessionId }, body: { reason: 'wrong', note: canary } }),
  listCases: () => ({ query: { status: 'open' } }),
  getCase: ({ sessionId }) => ({ params: { sessionId } }),
  decideCase: ({ sessionId }) => ({ params: { sessionId }, body: { decision: 'dismiss' } }),
  getAbilities: () => ({}),
  deleteAccount: () => ({ body: { confirmation: 'DELETE' } }),
  createExport: () => ({}),
  getExport: () => ({}),
  createDeckExport: ({ sessionId }) => ({ body: { format: 'csv', session: sessionId } }),
  getDeckExport: () => ({}),
  openExport: ({ exportId }) => ({ params: { exportId } }),
  exportSession: ({ sessionId }) => ({ params: { sessionId }, query: { format: 'markdown' } }),
  unsubscribe: () => ({ query: { token: 'somebody.unsigned' } }),
};
