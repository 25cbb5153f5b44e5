import type { PageHandle } from '../app/page-title.ts';
import { Analytics } from '../features/admin/analytics/analytics.tsx';
import { analyticsTexts } from '../texts/analytics.ts';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: analyticsTexts.analytics };

export function Component() {
  return (
    <Page className="pb-16">
      <Analytics />
    </Page>
  );
}
