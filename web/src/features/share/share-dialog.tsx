import { useState } from 'react';
import type { Session } from '../../../../shared/model/session.ts';
import type { Visibility } from '../../../../shared/model/visibility.ts';
import { paths } from '../../app/paths.ts';
import { shareTexts } from '../../texts/share.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CopyLink } from './copy-link.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { SharePreview } from './share-preview.tsx';
import { useVisibility } from './use-visibility.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

const actions: Record<Visibility, string> = {
  private: shareTexts.makePrivate,
  community: shareTexts.shareWithTheCommunity,
  public: shareTexts.makePublic,
};

interface ShareDialogProps {
  session: Session;
  open: boolean;
  onClose: () => void;
}

/** Nothing is shared by looking at a choice: the button at the foot does it, and says what. */
export function ShareDialog({ session, open, onClose }: ShareDialogProps) {
  const { visibility } = session;
  const [choice, setChoice] = useState<Visibility>(visibility);
  const { mutate, isPending } = useVisibility(session);
  const written = session.generated_at !== null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shareTexts.share}
      description={<span className="wrap-anywhere">{session.title}</span>}
      className="max-w-[520px]"
      actions={
        written ? (
          <>
            <Button onClick={onClose}>{shareTexts.done}</Button>
            {choice !== visibility && (
              <Button look="primary" busy={isPending} onClick={() => mutate(choice)}>
                {actions[choice]}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={onClose}>{shareTexts.done}</Button>
        )
      }
    >
      {written ? (
        <div className="mt-5">
          {session.hidden && <HiddenNotice className="mb-4" />}
          <VisibilityChoice listed value={choice} onChange={setChoice} />
          {visibility !== 'private' && !session.hidden && (
            <div className="mt-4">
              <CopyLink path={paths.session(session.id)} />
            </div>
          )}
          <SharePreview sessionId={session.id} />
        </div>
      ) : (
        <Notice className="mt-5">{shareTexts.onlyASessionThat}</Notice>
      )}
    </Dialog>
  );
}
