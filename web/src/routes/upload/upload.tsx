import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type SessionId, SessionIdSchema } from '../../../../shared/model/id.ts';
import type { PageHandle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { useAuth } from '../../features/auth/auth-context.ts';
import { Cover } from '../../features/cover/cover.tsx';
import { uploadTexts } from '../../features/upload/texts.ts';
import { viewerTexts } from '../../features/viewer/texts.ts';
import { useEarlierDraft } from '../../features/wizard/draft/use-earlier-draft.ts';
import { Wizard } from '../../features/wizard/wizard.tsx';
import { reasonOf } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { placeTexts } from '../../texts/place.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Waiting } from '../../ui/layout/waiting.tsx';

export const handle: PageHandle = { title: commonTexts.createStory };

const proof = (title: string): ReactNode => (
  <Cover id="proof" mode="custom" title={title} category={null} genre={null} inked={0} small className="w-[84px]" />
);

/** For a session whose generation failed: the steps start with what was requested. */
function Again({ userId, sessionId }: { userId: string; sessionId: SessionId }) {
  const { draft, error, retry } = useEarlierDraft(sessionId);
  if (error && error.status !== 404)
    return (
      <Page className="py-12">
        <Panel
          level={1}
          role="alert"
          title={uploadTexts.draftFailed}
          text={reasonOf(error)}
          action={<Button onClick={retry}>{commonTexts.tryAgain}</Button>}
        />
      </Page>
    );
  if (error)
    return (
      <Page className="py-12">
        <Panel
          level={1}
          title={viewerTexts.absentTitle}
          text={viewerTexts.absentText}
          action={<LinkButton to={paths.dashboard}>{placeTexts.backToShelf}</LinkButton>}
        />
      </Page>
    );
  if (!draft) return <Waiting title={uploadTexts.draftLoading} />;
  return (
    <Page>
      <Wizard owner={{ userId, sessionId }} first={draft} cover={proof} />
    </Page>
  );
}

export function Component() {
  const { user } = useAuth();
  const [search] = useSearchParams();
  const sessionId = SessionIdSchema.safeParse(search.get('again')).data;
  if (!user) return null;
  if (sessionId !== undefined) return <Again key={sessionId} userId={user.id} sessionId={sessionId} />;
  return (
    <Page>
      <Wizard owner={{ userId: user.id }} cover={proof} />
    </Page>
  );
}
