import { CircleCheck, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { writerTexts } from './texts.ts';
import { useWriters } from './use-writers.ts';
import { WriterList } from './writer-list.tsx';

/** Opens the list of writers. */
export function WriterButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className="mt-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PenLine />
        {writerTexts.change}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={writerTexts.title}
        description={writerTexts.intro}
        className="max-w-[560px]"
      >
        <div className="mt-5">
          <WriterList />
        </div>
      </Dialog>
    </>
  );
}

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
    </Dialog>
  );
}
