import type { PageHandle } from '../app/page-title.ts';
import { CollectionList } from '../features/collection/collection-list.tsx';
import { collectionTexts } from '../features/collection/texts.ts';
import { Page } from '../ui/layout/page.tsx';

export const handle: PageHandle = { title: collectionTexts.collections };

export function Component() {
  return (
    <Page className="pb-16">
      <CollectionList />
    </Page>
  );
}
