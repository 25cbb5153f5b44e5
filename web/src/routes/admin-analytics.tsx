import type { PageHandle } from '../app/page-title.ts';
import { Analytics } from '../features/admin/analytics/analytics.tsx';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: 'Analytics' };

export function Component() {
  return (
    <Page className="pb-16">
      <Analytics />
    </Page>
  );
}
