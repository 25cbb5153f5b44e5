import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { REPORT_NOTE, type ReportReason, ReportReasonSchema } from '../../../../shared/model/report.ts';
import { api } from '../../lib/api/api.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { reasons } from '../../lib/words/report-reasons.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { isOver } from '../../ui/form/limit.ts';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { reportTexts } from './texts.ts';

interface ReportDialogProps {
  sessionId: SessionId;
  title: string;
  open: boolean;
  onClose: () => void;
}

const options = ReportReasonSchema.options.map((value) => ({ value, ...reasons[value] }));

/** Reports a shared session to the moderators. The author does not learn who reported it. */
export function ReportDialog({ sessionId, title, open, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const limit = { length: note.trim().length, most: REPORT_NOTE };
  const report = useMutation({
    mutationFn: (given: ReportReason) =>
      api('reportSession', {
        params: { sessionId },
        body: { reason: given, ...(note.trim() === '' ? {} : { note: note.trim() }) },
      }),
    onSuccess: () => {
      toast.success(reportTexts.sent);
      onClose();
    },
    onError: (error) => void toast.error(saidBy(error) || reportTexts.failed),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reportTexts.heading}
      description={reportTexts.lead({ title })}
      actions={
        <>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button
            look="primary"
            disabled={reason === null || isOver(limit)}
            busy={report.isPending}
            onClick={() => reason && report.mutate(reason)}
          >
            {reportTexts.submit}
          </Button>
        </>
      }
    >
      <div className="mt-5 grid gap-5">
        <RadioCards label={reportTexts.reasonLabel} options={options} value={reason} onChange={setReason} />
        <Field
          label={reportTexts.noteLabel}
          aside={commonTexts.optional}
          count={`${note.length} / ${REPORT_NOTE}`}
          limit={limit}
        >
          {(control) => <Textarea {...control} value={note} onChange={({ target }) => setNote(target.value)} />}
        </Field>
      </div>
    </Dialog>
  );
}
