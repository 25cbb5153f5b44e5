import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { exportTexts } from '../../texts/export.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const FormatDialog = lazy(() => import('./format-dialog.tsx'));

interface SessionExportProps {
  sessionId: SessionId;
  /** On a card: an icon alone, whose name says which session. */
  named?: string;
  className?: string;
}

/** Takes one session away as a file. */
export function SessionExport({ sessionId, named, className }: SessionExportProps) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {named === undefined ? (
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
          <FormatDialog sessionId={sessionId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
