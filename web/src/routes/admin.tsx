import type { PageHandle } from '../app/page-title.ts';
import { AdminDashboard } from '../features/admin/admin-dashboard.tsx';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: 'Admin' };

export function Component() {
  return (
    <Page className="pb-16">
      <AdminDashboard />
    </Page>
  );
}
