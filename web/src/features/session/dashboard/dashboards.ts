import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import { RECYCLING_DAYS } from '../../../../../shared/catalogue/limits.ts';
import { paths } from '../../../app/paths.ts';
import { commonTexts } from '../../../texts/common.ts';
import { sessionTexts } from '../texts.ts';

/** What is shown after an action succeeded or failed. */
interface Outcome {
  readonly done: string;
  readonly failed: string;
  /** True when the server's reason, if it gives one, is shown instead of `failed`. */
  readonly reason?: true;
}

/** Shown when the user's session has ended meanwhile. */
export const signInTo = {
  delete: sessionTexts.signInToDelete,
  restore: sessionTexts.signInToRestore,
  viewBin: sessionTexts.signInToViewBin,
  viewStats: sessionTexts.signInToViewStats,
} as const;

/** What distinguishes the three dashboards, which share one component. */
export interface DashboardKind {
  readonly mode: Mode;
  readonly path: string;
  readonly title: string;
  readonly stats: { readonly total: string; readonly hours: string; readonly completed: string };
  /** The mode whose sessions the statistics count; undefined counts all. */
  readonly counts: Mode | undefined;
  /** The same in words, below the statistics. */
  readonly scope: string;
  readonly totalHelp: string | undefined;
  readonly create: { readonly label: string; readonly to: string };
  readonly empty: { readonly title: string; readonly text: string };
  readonly signInToView: string;
  readonly loadFailed: string;
  readonly askDelete: (title: string) => string;
  /** Questions before a session is deleted or restored. */
  readonly questions: { readonly delete: string; readonly restore: string; readonly purge: string };
  /** Texts of the selection mode. */
  readonly selecting: string;
  readonly deleted: Outcome;
  readonly deletedMany: Outcome;
  readonly restored: Outcome;
  readonly purged: Outcome;
}

const ALL_MODES = sessionTexts.scopeTotal;

const askDeleteLesson = (title: string) => sessionTexts.lessonDeleteText(RECYCLING_DAYS, { title });

const lessonOutcomes = {
  askDelete: askDeleteLesson,
  questions: {
    delete: sessionTexts.lessonDeleteTitle,
    restore: sessionTexts.lessonRestoreTitle,
    purge: sessionTexts.lessonPurgeTitle,
  },
  selecting: sessionTexts.selectingLessons(RECYCLING_DAYS),
  deleted: { done: sessionTexts.lessonDeleted, failed: sessionTexts.lessonDeleteFailed, reason: true },
  deletedMany: { done: sessionTexts.lessonsDeleted, failed: sessionTexts.manyDeleteFailed },
  purged: { done: sessionTexts.lessonPurged, failed: sessionTexts.lessonPurgeFailed },
} as const;

export const customDashboard: DashboardKind = {
  mode: 'custom',
  path: paths.dashboard,
  title: sessionTexts.customHeading,
  stats: {
    total: sessionTexts.customTotal,
    hours: sessionTexts.hours,
    completed: sessionTexts.customCompleted,
  },
  counts: undefined,
  scope: sessionTexts.scopeAll,
  totalHelp: ALL_MODES,
  create: { label: commonTexts.createStory, to: paths.upload },
  empty: {
    title: sessionTexts.customEmpty,
    text: sessionTexts.customEmptyText,
  },
  signInToView: sessionTexts.signInToView,
  loadFailed: sessionTexts.loadFailedToast,
  askDelete: (title) => sessionTexts.storyDeleteText(RECYCLING_DAYS, { title }),
  questions: {
    delete: sessionTexts.storyDeleteTitle,
    restore: sessionTexts.storyRestoreTitle,
    purge: sessionTexts.storyPurgeTitle,
  },
  selecting: sessionTexts.selectingStories(RECYCLING_DAYS),
  deleted: { done: sessionTexts.storyDeleted, failed: sessionTexts.storyDeleteFailed },
  deletedMany: { done: sessionTexts.storiesDeleted, failed: sessionTexts.manyDeleteFailed },
  restored: { done: sessionTexts.restoredStory, failed: sessionTexts.storyRestoreFailed },
  purged: { done: sessionTexts.storyPurged, failed: sessionTexts.storyPurgeFailed },
};

export const anchorDashboard: DashboardKind = {
  mode: 'anchor',
  path: paths.dashboardAnchor,
  title: sessionTexts.anchorHeading,
  stats: {
    total: sessionTexts.customTotal,
    hours: sessionTexts.hours,
    completed: sessionTexts.customCompleted,
  },
  counts: undefined,
  scope: sessionTexts.scopeAll,
  totalHelp: ALL_MODES,
  create: { label: commonTexts.createAnchor, to: paths.uploadAnchor },
  empty: {
    title: sessionTexts.anchorEmpty,
    text: sessionTexts.anchorEmptyText,
  },
  signInToView: sessionTexts.anchorSignIn,
  loadFailed: sessionTexts.anchorLoadFailed,
  ...lessonOutcomes,
  restored: { done: sessionTexts.restoredAnchor, failed: sessionTexts.lessonRestoreFailed },
};

export const traditionalDashboard: DashboardKind = {
  mode: 'traditional',
  path: paths.dashboardTraditional,
  title: sessionTexts.traditionalHeading,
  stats: {
    total: sessionTexts.traditionalTotal,
    hours: sessionTexts.hours,
    completed: sessionTexts.traditionalCompleted,
  },
  counts: 'traditional',
  scope: sessionTexts.scopeTraditional,
  totalHelp: undefined,
  create: { label: commonTexts.createTraditional, to: paths.uploadTraditional },
  empty: {
    title: sessionTexts.traditionalEmpty,
    text: sessionTexts.traditionalEmptyText,
  },
  signInToView: sessionTexts.signInToView,
  loadFailed: sessionTexts.loadFailedToast,
  ...lessonOutcomes,
  restored: { done: sessionTexts.restoredTraditional, failed: sessionTexts.lessonRestoreFailed },
};

export const dashboards: Record<Mode, DashboardKind> = {
  custom: customDashboard,
  anchor: anchorDashboard,
  traditional: traditionalDashboard,
};
