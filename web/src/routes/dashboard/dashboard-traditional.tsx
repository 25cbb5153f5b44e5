import type { PageHandle } from '../../app/page-title.ts';
import { traditionalDashboard } from '../../features/session/dashboard/dashboards.ts';
import { DashboardPage } from './dashboard-page.tsx';

export const handle: PageHandle = { title: traditionalDashboard.title };

export function Component() {
  return <DashboardPage kind={traditionalDashboard} />;
}
