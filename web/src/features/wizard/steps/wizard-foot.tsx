import { ArrowRight, Check, TriangleAlert } from 'lucide-react';
import { formatTime } from '../../../lib/words/format.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Saving } from '../draft/use-draft.ts';
import { wizardTexts } from '../texts.ts';

interface WizardFootProps {
  /** undefined on the first step. */
  onBack: (() => void) | undefined;
  saving: Saving;
  /** Label of the last step's button; undefined on the others, which lead to the next step. */
  action: string | undefined;
  mayGoOn: boolean;
  busy: boolean;
}

function Saved({ saving: { savedAt, failed } }: { saving: Saving }) {
  const look = 'flex items-center gap-1.5 text-13 text-quiet max-sm:-order-1 max-sm:basis-full sm:mr-3 sm:ml-auto';
  if (failed)
    return (
      <p role="status" className={look}>
        <TriangleAlert />
        {wizardTexts.unsavedNote}
      </p>
    );
  return (
    <p className={look}>
      {savedAt !== null && (
        <>
          <Check />
          {wizardTexts.savedNote({ savedAt: formatTime(savedAt) })}
        </>
      )}
    </p>
  );
}

/** Back, the state of the draft, and the next step. The second button submits the form. */
export function WizardFoot({ onBack, saving, action, mayGoOn, busy }: WizardFootProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-rule bg-paper pt-5 max-sm:sticky max-sm:bottom-0 max-sm:-mx-(--gutter) max-sm:px-(--gutter) max-sm:py-3">
      {onBack && (
        <Button className="max-sm:flex-1" onClick={onBack} disabled={busy}>
          {commonTexts.back}
        </Button>
      )}
      <Saved saving={saving} />
      <Button look="primary" type="submit" className="max-sm:flex-1" disabled={!mayGoOn} busy={busy}>
        {action ?? commonTexts.next}
        {action === undefined && <ArrowRight />}
      </Button>
    </div>
  );
}
