import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { deletionTexts } from './texts.ts';

const DeletionDialog = lazy(() => import('./deletion-dialog.tsx'));

/** Shown at the end of the Security section of the settings. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-rule py-4">
      <div className="grid max-w-[48ch] gap-0.5">
        <span className="text-15 leading-5 font-semi">{deletionTexts.sectionTitle}</span>
        <span className="text-14 text-quiet">{deletionTexts.sectionText}</span>
      </div>
      <Button look="danger" onClick={() => setOpen(true)}>
        {deletionTexts.delete}
      </Button>
      {open && (
        <Suspense>
          <DeletionDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
