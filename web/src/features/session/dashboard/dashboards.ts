import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../../app/paths.ts';
import { sessionTexts } from '../texts.ts';

/** What is said after something was done, or could not be. */
interface Outcome {
  readonly done: string;
  readonly failed: string;
  /** Whether the reason the server gives goes before `failed`. */
  readonly reason?: true;
}

/** What is said to somebody whose session was lost meanwhile. */
export const signInTo = {
  delete: sessionTexts.pleaseSignInTo,
  restore: sessionTexts.pleaseSignInToRestore,
  viewBin: sessionTexts.pleaseSignInToView,
  viewStats: sessionTexts.pleaseSignInToViewDashboard,
} as const;

/** What makes one of the three dashboards out of the one component. */
export interface DashboardKind {
  readonly mode: Mode;
  readonly path: string;
  readonly title: string;
  readonly stats: { readonly total: string; readonly hours: string; readonly completed: string };
  /** Which sessions the figures count; undefined counts all modes. */
  readonly counts: Mode | undefined;
  /** The same in words, below the figures. */
  readonly scope: string;
  readonly totalHelp: string | undefined;
  readonly create: { readonly label: string; readonly to: string };
  readonly empty: { readonly title: string; readonly text: string };
  readonly signInToView: string;
  readonly loadFailed: string;
  readonly askDelete: (title: string) => string;
  /** What is asked before one of its sessions goes or comes back. */
  readonly questions: { readonly delete: string; readonly restore: string; readonly purge: string };
  /** While sessions are being picked. */
  readonly selecting: string;
  readonly deleted: Outcome;
  readonly deletedMany: Outcome;
  readonly restored: Outcome;
  readonly purged: Outcome;
}

const ALL_MODES = sessionTexts.sessionsOfAllThree;

const askDeleteLesson = (title: string) => sessionTexts.deleteItWillMove({ title });

const lessonOutcomes = {
  askDelete: askDeleteLesson,
  questions: {
    delete: sessionTexts.deleteThisLesson,
    restore: sessionTexts.restoreThisLesson,
    purge: sessionTexts.deleteThisLessonForEver,
  },
  selecting: sessionTexts.selectMultipleLessons,
  deleted: { done: sessionTexts.lessonMovedToRecycling, failed: sessionTexts.failedToDeleteLesson, reason: true },
  deletedMany: { done: sessionTexts.selectedLessonsMovedTo, failed: sessionTexts.bulkDeleteFailed },
  purged: { done: sessionTexts.lessonPermanentlyDeleted, failed: sessionTexts.failedToPermanentlyDelete },
} as const;

export const customDashboard: DashboardKind = {
  mode: 'custom',
  path: paths.dashboard,
  title: sessionTexts.yourStorySessions,
  stats: {
    total: sessionTexts.totalSessions,
    hours: sessionTexts.hoursLearned,
    completed: sessionTexts.completedStories,
  },
  counts: undefined,
  scope: sessionTexts.acrossAllLessons,
  totalHelp: ALL_MODES,
  create: { label: sessionTexts.generateNewStory, to: paths.upload },
  empty: {
    title: sessionTexts.noStorySessionsYet,
    text: sessionTexts.yourStoriesWillStand,
  },
  signInToView: sessionTexts.pleaseSignInToViewYour,
  loadFailed: sessionTexts.failedToLoadDashboard,
  askDelete: (title) => sessionTexts.areYouSureYou({ title }),
  questions: {
    delete: sessionTexts.deleteThisStory,
    restore: sessionTexts.restoreThisStory,
    purge: sessionTexts.deleteThisStoryForEver,
  },
  selecting: sessionTexts.selectMultipleStories,
  deleted: { done: sessionTexts.storyMovedToRecycling, failed: sessionTexts.failedToDeleteStory },
  deletedMany: { done: sessionTexts.selectedItemsMovedTo, failed: sessionTexts.bulkDeleteFailed },
  restored: { done: sessionTexts.storyRestoredSuccessfully, failed: sessionTexts.failedToRestoreStory },
  purged: { done: sessionTexts.storyPermanentlyDeleted, failed: sessionTexts.failedToPermanentlyDeleteStory },
};

export const anchorDashboard: DashboardKind = {
  mode: 'anchor',
  path: paths.dashboardAnchor,
  title: sessionTexts.yourAnchorLessons,
  stats: {
    total: sessionTexts.totalSessions,
    hours: sessionTexts.hoursLearned,
    completed: sessionTexts.completedStories,
  },
  counts: undefined,
  scope: sessionTexts.acrossAllLessons,
  totalHelp: ALL_MODES,
  create: { label: sessionTexts.generateAnchorLesson, to: paths.uploadAnchor },
  empty: {
    title: sessionTexts.noAnchorLessonsYet,
    text: sessionTexts.lessonsToldThroughA,
  },
  signInToView: sessionTexts.pleaseSignInToViewYourAnchor,
  loadFailed: sessionTexts.failedToLoadAnchor,
  ...lessonOutcomes,
  restored: { done: sessionTexts.lessonRestored, failed: sessionTexts.failedToRestoreLesson },
};

export const traditionalDashboard: DashboardKind = {
  mode: 'traditional',
  path: paths.dashboardTraditional,
  title: sessionTexts.yourTraditionalLessons,
  stats: {
    total: sessionTexts.totalLessons,
    hours: sessionTexts.hoursLearned,
    completed: sessionTexts.completedLessons,
  },
  counts: 'traditional',
  scope: sessionTexts.traditionalAlone,
  totalHelp: undefined,
  create: { label: sessionTexts.generateTraditionalLesson, to: paths.uploadTraditional },
  empty: {
    title: sessionTexts.noTraditionalLessonsYet,
    text: sessionTexts.yourLessonsWillStand,
  },
  signInToView: sessionTexts.pleaseSignInToViewYour,
  loadFailed: sessionTexts.failedToLoadDashboard,
  ...lessonOutcomes,
  restored: { done: sessionTexts.lessonRestoredSuccessfully, failed: sessionTexts.failedToRestoreLesson },
};

export const dashboards: Record<Mode, DashboardKind> = {
  custom: customDashboard,
  anchor: anchorDashboard,
  traditional: traditionalDashboard,
};
