import type { PageHandle } from '../../app/page-title.ts';
import { customDashboard } from '../../features/session/dashboard/dashboards.ts';
import { DashboardPage } from './dashboard-page.tsx';

export const handle: PageHandle = { title: customDashboard.title };

export function Component() {
  return <DashboardPage kind={customDashboard} />;
}
