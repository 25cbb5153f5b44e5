import type { PageHandle } from '../../app/page-title.ts';
import { Members } from '../../features/admin/members/members.tsx';
import { membersTexts } from '../../features/admin/members/texts.ts';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = { title: membersTexts.heading };

export function Component() {
  return (
    <Page className="pb-16">
      <Members />
    </Page>
  );
}
