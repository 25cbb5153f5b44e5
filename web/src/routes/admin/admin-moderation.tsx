import type { PageHandle } from '../../app/page-title.ts';
import { Moderation } from '../../features/admin/moderation/moderation.tsx';
import { moderationTexts } from '../../features/admin/moderation/texts.ts';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = { title: moderationTexts.heading };

export function Component() {
  return (
    <Page className="pb-16">
      <Moderation />
    </Page>
  );
}
