import type { PageHandle } from '../app/page-title.ts';
import { CollectionList } from '../features/collection/collection-list.tsx';
import { collectionTexts } from '../texts/collection.ts';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: collectionTexts.collections };

export function Component() {
  return (
    <Page className="pb-16">
      <CollectionList />
    </Page>
  );
}
