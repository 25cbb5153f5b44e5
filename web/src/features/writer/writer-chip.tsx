import { ChevronDown, CircleX, PenLine, TextQuote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBasic, useLostWriter, useWriter } from '../../lib/use-basic.ts';
import { cx } from '../../ui/cx.ts';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { writerTexts } from './texts.ts';
import { useMayChoose } from './use-writers.ts';
import { WriterList } from './writer-list.tsx';

const look =
  'inline-flex min-h-9 items-center gap-2 rounded-control border border-rule-firm bg-raised px-3 py-1 text-left text-14 leading-5 text-quiet max-sm:w-full';

const bold = (name: string) => (
  <b key={name} className="font-semi text-ink wrap-anywhere">
    <bdi>{name}</bdi>
  </b>
);

/** Who writes, as an icon and a line; undefined where that is the model of a deployment, whose name no page knows. */
const useWriterLine = (): { readonly icon: ReactNode; readonly line: ReactNode } | undefined => {
  const basic = useBasic();
  const model = useWriter();
  const lost = useLostWriter();
  if (lost !== undefined)
    return {
      icon: <CircleX className="shrink-0 text-16 text-wrong" />,
      line: <RichText text={writerTexts.chipLost} parts={{ model: bold(lost) }} />,
    };
  if (basic)
    return {
      icon: <TextQuote className="shrink-0 text-16" />,
      line: <RichText text={writerTexts.chipEngine} parts={{ edition: bold(writerTexts.edition) }} />,
    };
  if (model === undefined) return undefined;
  return {
    icon: <PenLine className="shrink-0 text-16 text-story" />,
    line: <RichText text={writerTexts.chipLocal} parts={{ model: bold(model) }} />,
  };
};

/** Who writes, in one line beside the steps; for whoever may choose it opens the list of writers. */
export function WriterChip() {
  const [open, setOpen] = useState(false);
  const said = useWriterLine();
  const mayChoose = useMayChoose();
  if (!said) return null;
  const content = (
    <>
      {said.icon}
      <span className="min-w-0">{said.line}</span>
    </>
  );
  if (!mayChoose) return <span className={look}>{content}</span>;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={cx(look, 'hover:bg-sunk')} onClick={() => setOpen(true)}>
        {content}
        <span className="sr-only">{writerTexts.change}</span>
        <ChevronDown className="ml-auto shrink-0 text-16" />
      </button>
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
