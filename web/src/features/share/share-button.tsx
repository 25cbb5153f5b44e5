import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { listLink } from '../shell/nav-style.ts';
import { ShareDialog } from './share-dialog.tsx';
import { shareTexts } from './texts.ts';

interface ShareButtonProps {
  session: Session;
  /** On a card: only an icon, whose label names the session. */
  named?: string;
  className?: string;
  /** Shown as a line of a menu. */
  listed?: boolean;
}

/** Opens the dialog that shows what of one's own session is shared, and with whom. */
export function ShareButton({ session, named, className, listed = false }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {listed ? (
        <button type="button" className={listLink} onClick={() => setOpen(true)}>
          <Share2 />
          {commonTexts.share}
        </button>
      ) : named === undefined ? (
        <Button size="small" onClick={() => setOpen(true)} {...(className ? { className } : {})}>
          <Share2 />
          {commonTexts.share}
        </Button>
      ) : (
        <IconButton
          label={shareTexts.shareLabel({ named })}
          icon={<Share2 />}
          onClick={() => setOpen(true)}
          {...(className ? { className } : {})}
        />
      )}
      {open && <ShareDialog open session={session} onClose={() => setOpen(false)} />}
    </>
  );
}
