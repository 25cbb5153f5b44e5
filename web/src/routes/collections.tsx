import type { PageHandle } from '../app/page-title.ts';
import { CollectionList } from '../features/collection/collection-list.tsx';
import { commonTexts } from '../texts/common.ts';
import { Page } from '../ui/layout/page.tsx';

export const handle: PageHandle = { title: commonTexts.collections };

export function Component() {
  return (
    <Page className="pb-16">
      <CollectionList />
    </Page>
  );
}
