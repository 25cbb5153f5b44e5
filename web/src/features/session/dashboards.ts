import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../app/paths.ts';

/** What is said after something was done, or could not be. */
interface Outcome {
  readonly done: string;
  readonly failed: string;
  /** Whether the reason the server gives goes before `failed`. */
  readonly reason?: true;
}

/** What is said to somebody whose session was lost meanwhile. */
export const signInTo = {
  delete: 'Please sign in to delete sessions',
  restore: 'Please sign in to restore sessions',
  viewBin: 'Please sign in to view deleted sessions',
  viewStats: 'Please sign in to view dashboard stats',
} as const;

/** What makes one of the three dashboards out of the one component. */
export interface DashboardKind {
  readonly mode: Mode;
  readonly path: string;
  readonly title: string;
  /** What one of its sessions is called. */
  readonly noun: 'story' | 'lesson';
  readonly stats: { readonly total: string; readonly hours: string; readonly completed: string };
  /** Which sessions the figures count; undefined counts all modes. */
  readonly counts: Mode | undefined;
  readonly totalHelp: string | undefined;
  readonly create: { readonly label: string; readonly to: string };
  readonly empty: { readonly title: string; readonly text: string };
  readonly signInToView: string;
  readonly loadFailed: string;
  readonly askDelete: (title: string) => string;
  readonly deleted: Outcome;
  readonly deletedMany: Outcome;
  readonly restored: Outcome;
  readonly purged: Outcome;
}

const ALL_MODES =
  'Sessions of all three modes: Custom, Traditional and Anchor. The hours and completed stories count all of them too.';

const askDeleteLesson = (title: string) => `Delete "${title}"? It will move to the recycling bin for 7 days.`;

const lessonOutcomes = {
  askDelete: askDeleteLesson,
  deleted: { done: 'Lesson moved to recycling bin', failed: 'Failed to delete lesson', reason: true },
  deletedMany: { done: 'Selected lessons moved to recycling bin', failed: 'Bulk delete failed' },
  purged: { done: 'Lesson permanently deleted', failed: 'Failed to permanently delete lesson' },
} as const;

export const customDashboard: DashboardKind = {
  mode: 'custom',
  path: paths.dashboard,
  title: 'Your Story Sessions',
  noun: 'story',
  stats: { total: 'Total Sessions', hours: 'Hours Learned', completed: 'Completed Stories' },
  counts: undefined,
  totalHelp: ALL_MODES,
  create: { label: 'Generate New Story', to: paths.upload },
  empty: {
    title: 'No story sessions yet',
    text: 'Your stories will stand here, one cover each. The first takes a page of notes and about 2–3 minutes.',
  },
  signInToView: 'Please sign in to view your dashboard',
  loadFailed: 'Failed to load dashboard data. Please try again.',
  askDelete: (title) => `Are you sure you want to delete "${title}"? It will be moved to the recycling bin for 7 days.`,
  deleted: { done: 'Story moved to recycling bin', failed: 'Failed to delete story' },
  deletedMany: { done: 'Selected items moved to recycling bin', failed: 'Bulk delete failed' },
  restored: { done: 'Story restored successfully', failed: 'Failed to restore story' },
  purged: { done: 'Story permanently deleted', failed: 'Failed to permanently delete story' },
};

export const anchorDashboard: DashboardKind = {
  mode: 'anchor',
  path: paths.dashboardAnchor,
  title: 'Your Anchor Lessons',
  noun: 'lesson',
  stats: { total: 'Total Sessions', hours: 'Hours Learned', completed: 'Completed Stories' },
  counts: undefined,
  totalHelp: ALL_MODES,
  create: { label: 'Generate Anchor Lesson', to: paths.uploadAnchor },
  empty: {
    title: 'No anchor lessons yet',
    text: 'Lessons told through a universe you know will stand here. The first takes a topic and about 2–3 minutes.',
  },
  signInToView: 'Please sign in to view your Anchor dashboard',
  loadFailed: 'Failed to load Anchor dashboard data. Please try again.',
  ...lessonOutcomes,
  restored: { done: 'Lesson restored', failed: 'Failed to restore lesson' },
};

export const traditionalDashboard: DashboardKind = {
  mode: 'traditional',
  path: paths.dashboardTraditional,
  title: 'Your Traditional Lessons',
  noun: 'lesson',
  stats: { total: 'Total Lessons', hours: 'Hours Learned', completed: 'Completed Lessons' },
  counts: 'traditional',
  totalHelp: undefined,
  create: { label: 'Generate Traditional Lesson', to: paths.uploadTraditional },
  empty: {
    title: 'No traditional lessons yet',
    text: 'Your lessons will stand here, one cover each. The first takes a page of notes and about 2–3 minutes.',
  },
  signInToView: 'Please sign in to view your dashboard',
  loadFailed: 'Failed to load dashboard data. Please try again.',
  ...lessonOutcomes,
  restored: { done: 'Lesson restored successfully', failed: 'Failed to restore lesson' },
};

export const dashboards: Record<Mode, DashboardKind> = {
  custom: customDashboard,
  anchor: anchorDashboard,
  traditional: traditionalDashboard,
};
