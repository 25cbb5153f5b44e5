import type { PageHandle } from '../../app/page-title.ts';
import { anchorDashboard } from '../../features/session/dashboard/dashboards.ts';
import { DashboardPage } from './dashboard-page.tsx';

export const handle: PageHandle = { title: anchorDashboard.title };

export function Component() {
  return <DashboardPage kind={anchorDashboard} />;
}
