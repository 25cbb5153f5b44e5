import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { Button } from '../../ui/button/button.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { reportTexts } from './texts.ts';

/** Shown to a signed-in reader of somebody else's session. */
export function ReportButton({ sessionId, title }: { sessionId: SessionId; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="bare" size="small" onClick={() => setOpen(true)}>
        <Flag />
        {reportTexts.open}
      </Button>
      <ReportDialog sessionId={sessionId} title={title} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
