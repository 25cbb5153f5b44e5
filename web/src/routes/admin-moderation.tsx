import type { PageHandle } from '../app/page-title.ts';
import { Moderation } from '../features/admin/moderation/moderation.tsx';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: 'Moderation' };

export function Component() {
  return (
    <Page className="pb-16">
      <Moderation />
    </Page>
  );
}
