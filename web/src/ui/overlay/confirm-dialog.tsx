import { AlertDialog } from '@base-ui/react/alert-dialog';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../button/button.tsx';
import type { Confirmation } from './confirm.ts';

interface ConfirmDialogProps {
  question: Confirmation;
  onAnswer: (agreed: boolean) => void;
}

/** The cancel button has the focus first, so that pressing Enter by reflex destroys nothing. */
export default function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 bg-veil" />
        <AlertDialog.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <AlertDialog.Popup className="w-full max-w-[440px] rounded-card border border-rule bg-raised p-6 shadow-lift outline-none fade">
            <AlertDialog.Title className="text-23">{question.title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-quiet">{question.text}</AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Close render={<Button />}>{question.cancel ?? commonTexts.cancel}</AlertDialog.Close>
              <Button look={question.danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
                {question.action}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
