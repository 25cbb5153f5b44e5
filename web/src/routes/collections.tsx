import type { PageHandle } from '../app/page-title.ts';
import { CollectionList } from '../features/collection/collection-list.tsx';
import { placeTexts } from '../texts/place.ts';
import { Page } from '../ui/layout/page.tsx';

export const handle: PageHandle = { title: placeTexts.collections };

export function Component() {
  return (
    <Page className="pb-16">
      <CollectionList />
    </Page>
  );
}
