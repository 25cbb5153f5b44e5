import { ChevronDown, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Dropdown } from '../../ui/overlay/dropdown.tsx';
import { LibraryButton } from '../library/library-button.tsx';
import { AuthorLine } from '../post/author-line.tsx';
import { LikeButton } from '../post/like-button.tsx';
import { useView } from '../post/use-view.ts';
import { ShareButton } from './share-button.tsx';
import { shareTexts } from './texts.ts';
import { VisibilityMark } from './visibility-mark.tsx';

interface SessionActionsProps {
  session: Session;
  /** Undefined for anonymous readers. */
  userId: string | undefined;
  /** Adds it to a collection. */
  collect: ReactNode;
  report: ReactNode;
}

function Shared({ session, userId, collect, report }: SessionActionsProps) {
  const signedIn = userId !== undefined;
  const { data: post } = useEndpoint('getPost', { params: { sessionId: session.id } });
  useView(signedIn ? session.id : undefined);
  if (!post) return null;
  return (
    <>
      <p className="text-14 text-quiet">
        <RichText text={shareTexts.sharedBy} parts={{ authorLine: <AuthorLine author={post.author} /> }} />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {signedIn && <LibraryButton sessionId={session.id} added={post.added} />}
        {signedIn && collect}
        <LikeButton post={post} signedIn={signedIn} />
        {signedIn && report}
      </div>
    </>
  );
}

/** Actions besides reading: share one's own session; save and like somebody else's. */
export function SessionActions(props: SessionActionsProps) {
  const { session, userId, collect } = props;
  return (
    <div className="mt-4 grid gap-2">
      {session.user_id === userId ? (
        <div className="flex flex-wrap items-center gap-2">
          <Dropdown
            buttonClass={buttonStyle('line', 'small')}
            face={
              <>
                <Share2 />
                {shareTexts.openBoth}
                <ChevronDown />
              </>
            }
          >
            <ShareButton session={session} listed />
            {collect}
          </Dropdown>
          <VisibilityMark visibility={session.visibility} hidden={session.hidden} />
        </div>
      ) : (
        <Shared {...props} />
      )}
    </div>
  );
}
