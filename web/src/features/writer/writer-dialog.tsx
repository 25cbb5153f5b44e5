import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { HowGood } from './how-good.tsx';
import { writerTexts } from './texts.ts';
import { useWriters } from './use-writers.ts';

/** Asked once, when a model was found and nobody has chosen: either answer is kept. */
export function FirstWriter() {
  const { writers, choose, busy } = useWriters(true);
  const [later, setLater] = useState(false);
  const model = writers?.choices.find(({ server }) => server !== undefined);
  const engine = writers?.choices.find(({ server }) => server === undefined);
  if (!model?.server || !('name' in model.writer)) return null;
  return (
    <Dialog
      open={writers?.decided === false && !later}
      onClose={() => setLater(true)}
      title={writerTexts.question({ server: model.server, model: model.writer.name })}
      description={writerTexts.questionText}
      className="max-w-[560px]"
      actions={
        <>
          <Button busy={busy} onClick={() => engine && choose(engine.id)}>
            {writerTexts.decline}
          </Button>
          <Button look="primary" busy={busy} onClick={() => choose(model.id)}>
            {writerTexts.accept}
          </Button>
        </>
      }
    >
      <p className="mt-4 flex items-center gap-2 text-14 font-semi text-done">
        <CircleCheck />
        {writerTexts.found}
      </p>
      <div className="mt-3">
        <HowGood model={model.writer.name} />
      </div>
    </Dialog>
  );
}
