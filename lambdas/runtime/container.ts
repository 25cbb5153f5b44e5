import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createActivityStore } from '../store/audit/list-audit.ts';
import { createCollectionStore } from '../store/collection/collection-store.ts';
import { createDeckSource } from '../store/deck/deck-source.ts';
import { createDeckStore } from '../store/deck/deck-store.ts';
import { createReviewReminderStore } from '../store/deck/reminder/review-reminder-store.ts';
import { createDeletionStore } from '../store/deletion/deletion-store.ts';
import { createExportStore } from '../store/export/export-store.ts';
import { createExtractStore } from '../store/generation/extract-store.ts';
import { createCancellationStore } from '../store/generation/fail-generation.ts';
import { createRunningGenerations } from '../store/generation/find-progress.ts';
import { createGenerationStore } from '../store/generation/generation-store.ts';
import { createPlanStore } from '../store/generation/plan/plan-store.ts';
import { createCheckStore } from '../store/generation/scenes/check-store.ts';
import { createSceneStore } from '../store/generation/scenes/scene-store.ts';
import { createStartStore } from '../store/generation/start-store.ts';
import { createLibraryStore } from '../store/library/library-store.ts';
import { createMaterialStore } from '../store/material/material-store.ts';
import { createPromptInputStore } from '../store/material/prompt-input-store.ts';
import { createUploadStore } from '../store/material/upload-store.ts';
import { createSpendingStore } from '../store/model/spending-store.ts';
import { createCaseStore } from '../store/moderation/case-store.ts';
import { createNotificationStore, createReminderStore } from '../store/notification/notification-store.ts';
import { createPostStore } from '../store/post/post-store.ts';
import { createPracticeStore } from '../store/progress/practice-store.ts';
import { createProgressStore } from '../store/progress/progress-store.ts';
import { createSessionStore } from '../store/session/session-store.ts';
import { createSettingsStore } from '../store/settings/settings-store.ts';
import { createSiteStore } from '../store/site/site-store.ts';
import { createSocketStore } from '../store/socket/socket-store.ts';
import { createSubscriptionStore } from '../store/subscription/subscription-store.ts';
import { tableOf } from '../store/table.ts';
import { createGradingStore } from '../store/usage/grading-store.ts';
import { createMemberStore } from '../store/user/members/member-store.ts';
import { createUserStore } from '../store/user/user-store.ts';
import { setting } from './config.ts';
import { lazy } from './lazy.ts';
import type { ModelName } from './model/model-settings.ts';
import { costOf } from './model/prices.ts';

/**
 * Every store, created on first use. A bundle contains only the ones that its handler imports: each is marked pure,
 * because otherwise the bundler would keep all calls and every SDK behind them.
 */
export const table = /* @__PURE__ */ lazy(() => tableOf(new DynamoDBClient(), setting('TABLE_NAME')));

export const settingsStore = /* @__PURE__ */ lazy(() => createSettingsStore(table()));
export const userStore = /* @__PURE__ */ lazy(() => createUserStore(table()));
export const sessionStore = /* @__PURE__ */ lazy(() => createSessionStore(table()));
export const postStore = /* @__PURE__ */ lazy(() => createPostStore(table()));
export const libraryStore = /* @__PURE__ */ lazy(() => createLibraryStore(table()));
export const collectionStore = /* @__PURE__ */ lazy(() => createCollectionStore(table()));
export const practiceStore = /* @__PURE__ */ lazy(() => createPracticeStore(table()));
export const progressStore = /* @__PURE__ */ lazy(() => createProgressStore(table()));
export const deckStore = /* @__PURE__ */ lazy(() => createDeckStore(table()));
export const reviewReminderStore = /* @__PURE__ */ lazy(() => createReviewReminderStore(table()));
export const deckSource = /* @__PURE__ */ lazy(() => createDeckSource(table()));
export const materialStore = /* @__PURE__ */ lazy(() => createMaterialStore(table()));
export const promptInputStore = /* @__PURE__ */ lazy(() => createPromptInputStore(table()));
export const uploadStore = /* @__PURE__ */ lazy(() => createUploadStore(table()));
export const generationStartStore = /* @__PURE__ */ lazy(() =>
  createStartStore(table(), setting('MODEL_DAILY_BUDGET')),
);
export const extractStore = /* @__PURE__ */ lazy(() => createExtractStore(table()));
export const planStore = /* @__PURE__ */ lazy(() => createPlanStore(table()));
export const sceneStore = /* @__PURE__ */ lazy(() => createSceneStore(table()));
export const checkStore = /* @__PURE__ */ lazy(() => createCheckStore(table()));
export const generationStore = /* @__PURE__ */ lazy(() => createGenerationStore(table()));
export const runningGenerations = /* @__PURE__ */ lazy(() => createRunningGenerations(table()));
export const cancellationStore = /* @__PURE__ */ lazy(() => createCancellationStore(table()));
const spendingOn = (model: ModelName) =>
  createSpendingStore(table(), {
    costOf: (usage) => costOf(usage, model),
    budget: setting('MODEL_DAILY_BUDGET'),
    now: () => Date.now(),
  });
export const spending = /* @__PURE__ */ lazy(() => spendingOn('MODEL'));
/** Counts the cost of the larger model against the same budget. */
export const largerSpending = /* @__PURE__ */ lazy(() => spendingOn('PRO_MODEL'));
export const gradingStore = /* @__PURE__ */ lazy(() => createGradingStore(table()));
export const subscriptionStore = /* @__PURE__ */ lazy(() => createSubscriptionStore(table()));
export const memberStore = /* @__PURE__ */ lazy(() => createMemberStore(table()));
export const siteStore = /* @__PURE__ */ lazy(() => createSiteStore(table()));
export const activityStore = /* @__PURE__ */ lazy(() => createActivityStore(table()));
export const caseStore = /* @__PURE__ */ lazy(() => createCaseStore(table()));
export const deletionStore = /* @__PURE__ */ lazy(() => createDeletionStore(table()));
export const exportStore = /* @__PURE__ */ lazy(() => createExportStore(table()));
export const notificationStore = /* @__PURE__ */ lazy(() => createNotificationStore(table()));
export const reminderStore = /* @__PURE__ */ lazy(() => createReminderStore(table()));
export const socketStore = /* @__PURE__ */ lazy(() => createSocketStore(table()));
