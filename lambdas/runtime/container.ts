import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createActivityStore } from '../store/audit/list-audit.ts';
import { createCollectionStore } from '../store/collection/collection-store.ts';
import { createDeletionStore } from '../store/deletion/deletion-store.ts';
import { createExportStore } from '../store/export/export-store.ts';
import { createExtractStore } from '../store/generation/extract-store.ts';
import { createCancellationStore } from '../store/generation/fail-generation.ts';
import { createRunningGenerations } from '../store/generation/find-progress.ts';
import { createGenerationStore } from '../store/generation/generation-store.ts';
import { createPlanStore } from '../store/generation/plan/plan-store.ts';
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
import type { ModelName } from './model/model-settings.ts';
import { costOf } from './model/prices.ts';
import { once } from './once.ts';

/**
 * Every dependency that is made of the environment, built when a function first asks for it. A bundle holds only
 * those that its handler names: each is marked pure, or the bundler would keep the calls and every SDK behind them.
 */
export const table = /* @__PURE__ */ once(() => tableOf(new DynamoDBClient(), setting('TABLE_NAME')));

export const settingsStore = /* @__PURE__ */ once(() => createSettingsStore(table()));
export const userStore = /* @__PURE__ */ once(() => createUserStore(table()));
export const sessionStore = /* @__PURE__ */ once(() => createSessionStore(table()));
export const postStore = /* @__PURE__ */ once(() => createPostStore(table()));
export const libraryStore = /* @__PURE__ */ once(() => createLibraryStore(table()));
export const collectionStore = /* @__PURE__ */ once(() => createCollectionStore(table()));
export const progressStore = /* @__PURE__ */ once(() => createProgressStore(table()));
export const materialStore = /* @__PURE__ */ once(() => createMaterialStore(table()));
export const promptInputStore = /* @__PURE__ */ once(() => createPromptInputStore(table()));
export const uploadStore = /* @__PURE__ */ once(() => createUploadStore(table()));
export const generationStartStore = /* @__PURE__ */ once(() =>
  createStartStore(table(), setting('MODEL_DAILY_BUDGET')),
);
export const extractStore = /* @__PURE__ */ once(() => createExtractStore(table()));
export const planStore = /* @__PURE__ */ once(() => createPlanStore(table()));
export const sceneStore = /* @__PURE__ */ once(() => createSceneStore(table()));
export const generationStore = /* @__PURE__ */ once(() => createGenerationStore(table()));
export const runningGenerations = /* @__PURE__ */ once(() => createRunningGenerations(table()));
export const cancellationStore = /* @__PURE__ */ once(() => createCancellationStore(table()));
const spendingOn = (model: ModelName) =>
  createSpendingStore(table(), {
    costOf: (usage) => costOf(usage, model),
    budget: setting('MODEL_DAILY_BUDGET'),
    now: () => Date.now(),
  });
export const spending = /* @__PURE__ */ once(() => spendingOn('MODEL'));
/** What the larger model costs, against the same budget. */
export const largerSpending = /* @__PURE__ */ once(() => spendingOn('PRO_MODEL'));
export const gradingStore = /* @__PURE__ */ once(() => createGradingStore(table()));
export const subscriptionStore = /* @__PURE__ */ once(() => createSubscriptionStore(table()));
export const memberStore = /* @__PURE__ */ once(() => createMemberStore(table()));
export const siteStore = /* @__PURE__ */ once(() => createSiteStore(table()));
export const activityStore = /* @__PURE__ */ once(() => createActivityStore(table()));
export const caseStore = /* @__PURE__ */ once(() => createCaseStore(table()));
export const deletionStore = /* @__PURE__ */ once(() => createDeletionStore(table()));
export const exportStore = /* @__PURE__ */ once(() => createExportStore(table()));
export const notificationStore = /* @__PURE__ */ once(() => createNotificationStore(table()));
export const reminderStore = /* @__PURE__ */ once(() => createReminderStore(table()));
export const socketStore = /* @__PURE__ */ once(() => createSocketStore(table()));
