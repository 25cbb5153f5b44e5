import { useState } from 'react';
import type { Session } from '../../../../shared/model/session/session.ts';
import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { paths } from '../../app/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { HiddenNotice } from '../post/hidden-notice.tsx';
import { ChoiceActions } from './choice-actions.tsx';
import { CopyLink } from './copy-link.tsx';
import { SharePreview } from './share-preview.tsx';
import { shareTexts } from './texts.ts';
import { useVisibility } from './use-visibility.ts';
import { stays } from './visibilities.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';

const actions: Record<Visibility, string> = {
  private: shareTexts.submitPrivate,
  community: shareTexts.submitCommunity,
  public: shareTexts.submitPublic,
};

interface ShareDialogProps {
  session: Session;
  open: boolean;
  onClose: () => void;
}

/** Choosing shares nothing yet: the button below applies the choice and says what it will do. */
export function ShareDialog({ session, open, onClose }: ShareDialogProps) {
  const { visibility } = session;
  const [choice, setChoice] = useState<Visibility>(visibility);
  const { mutate, isPending } = useVisibility(session);
  const written = session.generated_at !== null;
  const close = () => {
    if (choice !== visibility) toast.info(stays(visibility));
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={commonTexts.share}
      description={<span className="wrap-anywhere">{session.title}</span>}
      className="max-w-[520px]"
      actions={
        <ChoiceActions
          from={visibility}
          to={choice}
          apply={actions[choice]}
          busy={isPending}
          onApply={() => mutate(choice)}
          onClose={close}
        />
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
          <SharePreview session={session} />
        </div>
      ) : (
        <Notice className="mt-5">{shareTexts.unwritten}</Notice>
      )}
    </Dialog>
  );
}
