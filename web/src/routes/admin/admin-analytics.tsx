import type { PageHandle } from '../../app/page-title.ts';
import { Analytics } from '../../features/admin/analytics/analytics.tsx';
import { analyticsTexts } from '../../features/admin/analytics/texts.ts';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = { title: analyticsTexts.heading };

export function Component() {
  return (
    <Page className="pb-16">
      <Analytics />
    </Page>
  );
}
