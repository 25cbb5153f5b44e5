import { useParams } from 'react-router';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import { CasePage } from '../../features/admin/moderation/case-page.tsx';
import { SceneBody } from '../../features/viewer/scenes/scene-body.tsx';
import { NotesTitle, notesTitleFor } from '../../lib/words/notes-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Component as NotFound } from '../site/not-found.tsx';

export function Component() {
  const { id = '' } = useParams();
  const sessionId = SessionIdSchema.safeParse(id).data;
  if (sessionId === undefined) return <NotFound />;
  return (
    <Page className="pb-16">
      <NotesTitle value={notesTitleFor({ origin: 'own' }, false)}>
        <CasePage sessionId={sessionId} body={(scene) => <SceneBody scene={scene} />} />
      </NotesTitle>
    </Page>
  );
}
