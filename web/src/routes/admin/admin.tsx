import type { PageHandle } from '../../app/page-title.ts';
import { AdminDashboard } from '../../features/admin/admin-dashboard.tsx';
import { adminTexts } from '../../features/admin/texts.ts';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = { title: adminTexts.pageTitle };

export function Component() {
  return (
    <Page className="pb-16">
      <AdminDashboard />
    </Page>
  );
}
