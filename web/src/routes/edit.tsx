import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type SessionId, SessionIdSchema } from '../../../shared/model/id.ts';
import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { useAuth } from '../features/auth/auth-context.ts';
import { Cover } from '../features/cover/cover.tsx';
import { CurrentSession } from '../features/edit/current-session.tsx';
import { EditForm } from '../features/edit/edit-form.tsx';
import { editTexts } from '../features/edit/texts.ts';
import { inkedOf } from '../features/generation/generation-view.ts';
import { authorLabel, genreLabel } from '../features/session/card/card-view.ts';
import { coverOf } from '../features/session/card/cover-of.ts';
import { useEndpoint } from '../lib/api/api.ts';
import { Heading } from '../ui/layout/heading.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Waiting } from '../ui/layout/waiting.tsx';
import { toast } from '../ui/overlay/toast.ts';

export const handle: PageHandle = { title: editTexts.heading };

const GROWS = editTexts.leadGrows;
const BEGINS = editTexts.leadBegins;

/** Shown when there is no session that this user can edit. */
function Lost() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(editTexts.loadFailed, { id: 'edit-session' });
    void navigate(paths.dashboard, { replace: true });
  }, [navigate]);
  return null;
}

function EditPage({ sessionId, userId }: { sessionId: SessionId; userId: string }) {
  const { data: session, error } = useEndpoint('getSession', { params: { sessionId } });
  if (!session) return error ? <Lost /> : <Waiting title={editTexts.loading} />;
  if (session.user_id !== userId || session.deleted_at !== null) return <Lost />;
  return (
    <Page className="pb-16">
      <div className="mx-auto max-w-[760px] py-8 sm:pt-12">
        <Heading level={1}>{editTexts.heading}</Heading>
        <p className="mt-3 max-w-[58ch] text-quiet">{session.generated_at === null ? BEGINS : GROWS}</p>
        <CurrentSession
          session={session}
          genre={genreLabel(session.genre)}
          author={authorLabel(session.author_inspiration)}
          cover={<Cover {...coverOf(session)} small className="w-[84px]" inked={inkedOf(session)} />}
        />
        <EditForm session={session} userId={userId} />
      </div>
    </Page>
  );
}

export function Component() {
  const { user } = useAuth();
  const { id } = useParams();
  const sessionId = SessionIdSchema.safeParse(id).data;
  if (!user) return null;
  return sessionId === undefined ? <Lost /> : <EditPage key={sessionId} sessionId={sessionId} userId={user.id} />;
}
