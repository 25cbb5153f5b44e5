import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../app/paths.ts';

/** What makes one of the three dashboards out of the one component. */
export interface DashboardKind {
  readonly mode: Mode;
  readonly path: string;
  readonly title: string;
  readonly stats: { readonly total: string; readonly hours: string; readonly completed: string };
  /** Which sessions the figures count; undefined counts all modes. */
  readonly counts: Mode | undefined;
  readonly totalHelp: string;
  readonly create: { readonly label: string; readonly to: string };
  readonly empty: { readonly title: string; readonly text: string };
}

export const customDashboard: DashboardKind = {
  mode: 'custom',
  path: paths.dashboard,
  title: 'Your Story Sessions',
  stats: { total: 'Total Sessions', hours: 'Hours Learned', completed: 'Completed Stories' },
  counts: undefined,
  totalHelp:
    'Sessions of all three modes: Custom, Traditional and Anchor. The hours and completed stories count all of them too.',
  create: { label: 'Generate New Story', to: paths.upload },
  empty: {
    title: 'No story sessions yet',
    text: 'Your stories will stand here, one cover each. The first takes a page of notes and about 2–3 minutes.',
  },
};
