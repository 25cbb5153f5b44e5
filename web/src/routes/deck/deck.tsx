import type { PageHandle } from '../../app/page-title.ts';
import { DeckPage } from '../../features/deck/list/deck-page.tsx';
import { placeTexts } from '../../texts/place.ts';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = { title: placeTexts.deck };

export function Component() {
  return (
    <Page className="pb-16">
      <DeckPage />
    </Page>
  );
}
