import type { PageHandle } from '../app/page-title.ts';
import { Members } from '../features/admin/members/members.tsx';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: 'Member Management' };

export function Component() {
  return (
    <Page className="pb-16">
      <Members />
    </Page>
  );
}
