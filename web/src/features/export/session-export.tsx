import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { listLink } from '../shell/nav-style.ts';
import { exportTexts } from './texts.ts';

const FormatDialog = lazy(() => import('./format-dialog.tsx'));

interface SessionExportProps {
  sessionId: SessionId;
  /** On a card: only an icon, whose label names the session. */
  named?: string;
  className?: string;
  /** Shown as a line of a menu. */
  listed?: boolean;
  /** In the viewer: prints the lesson. */
  onPrint?: () => Promise<void>;
}

/** Exports one session as a file. */
export function SessionExport({ sessionId, named, className, listed = false, onPrint }: SessionExportProps) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {listed ? (
        <button type="button" className={listLink} onClick={show}>
          <Download />
          {exportTexts.export}
        </button>
      ) : named === undefined ? (
        <Button size="small" onClick={show}>
          <Download />
          {exportTexts.export}
        </Button>
      ) : (
        <IconButton
          label={exportTexts.exportNamed({ named })}
          icon={<Download />}
          onClick={show}
          {...(className ? { className } : {})}
        />
      )}
      {open && (
        <Suspense>
          <FormatDialog sessionId={sessionId} onClose={() => setOpen(false)} {...(onPrint ? { onPrint } : {})} />
        </Suspense>
      )}
    </>
  );
}
