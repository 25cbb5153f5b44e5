import { PenLine } from 'lucide-react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { generationTexts } from './texts.ts';

/** For the author of a written session: the link to the page that adds to it. */
export function EditLink({ session }: { session: Pick<Session, 'id' | 'user_id' | 'generated_at'> }) {
  const { user } = useAuth();
  if (user?.id !== session.user_id || session.generated_at === null) return null;
  return (
    <LinkButton look="bare" size="small" className="-ml-3 justify-self-start" to={paths.editSession(session.id)}>
      <PenLine />
      {generationTexts.edit}
    </LinkButton>
  );
}
