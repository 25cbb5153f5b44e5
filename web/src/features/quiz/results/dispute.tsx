import { Flag, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DISPUTE_CHARACTERS } from '../../../../../shared/catalogue/limits.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { isOver } from '../../../ui/form/limit.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { quizTexts } from '../texts.ts';

interface DisputeProps {
  disputed: boolean;
  busy: boolean;
  onDispute: (reason: string) => void;
  onWithdraw: () => void;
}

/** Reports a question as wrong, or withdraws that. A disputed question does not count toward the score. */
export function Dispute({ disputed, busy, onDispute, onWithdraw }: DisputeProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const limit = { length: reason.trim().length, most: DISPUTE_CHARACTERS };
  if (disputed)
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-14 text-quiet">
        {quizTexts.disputed}
        <Button look="bare" size="small" busy={busy} onClick={onWithdraw}>
          <Undo2 />
          {commonTexts.undo}
        </Button>
      </p>
    );
  if (!asking)
    return (
      <Button look="bare" size="small" className="mt-3 -ml-3" onClick={() => setAsking(true)}>
        <Flag />
        {quizTexts.dispute}
      </Button>
    );
  return (
    <form
      className="mt-4 grid gap-3 rounded-card border border-rule p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOver(limit)) return;
        setAsking(false);
        onDispute(reason.trim());
      }}
    >
      <Field label={quizTexts.disputeLabel} aside={commonTexts.optional} hint={quizTexts.disputeHint} limit={limit}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-20"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {quizTexts.disputeSubmit}
        </Button>
        <Button look="bare" size="small" onClick={() => setAsking(false)}>
          {commonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
