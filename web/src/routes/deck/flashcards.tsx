import { useParams } from 'react-router';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import { Flashcards } from '../../features/deck/flashcards/flashcards.tsx';
import { deckTexts } from '../../features/deck/texts.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

export function Component() {
  const { id } = useParams();
  const sessionId = SessionIdSchema.safeParse(id).data;
  return (
    <Page className="pb-16">
      {sessionId === undefined ? (
        <Panel className="mt-12" level={1} title={deckTexts.flashcardsMissing} />
      ) : (
        <Flashcards key={sessionId} sessionId={sessionId} />
      )}
    </Page>
  );
}
