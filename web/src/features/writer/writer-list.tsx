import { Computer, RefreshCw, TextQuote } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { HowGood } from './how-good.tsx';
import { NoModel } from './no-model.tsx';
import { writerTexts } from './texts.ts';
import { useWriters, writerName } from './use-writers.ts';

/** For whoever may choose: everybody who could write here. */
export function WriterList() {
  const { writers, choose, looking, look } = useWriters(true);
  if (!writers) return <Skeleton className="my-3 h-24 w-full" />;
  const options = writers.choices.map((choice) => ({
    value: choice.id,
    label: writerName(choice),
    description:
      choice.server === undefined ? writerTexts.engineText : writerTexts.localText({ server: choice.server }),
    icon: choice.server === undefined ? <TextQuote /> : <Computer />,
  }));
  const chosen = writers.choices.find(({ id }) => id === writers.chosen)?.writer;
  return (
    <div className="grid gap-4">
      {writers.lost !== undefined && (
        <Notice tone="wrong" role="status">
          {writerTexts.silent({ model: writers.lost })}
        </Notice>
      )}
      <RadioCards
        label={writerTexts.listLabel}
        options={options}
        value={writers.lost === undefined ? writers.chosen : null}
        onChange={(id) => choose(id)}
        className="grid gap-2"
      />
      {chosen && 'name' in chosen && <HowGood model={chosen.name} />}
      {options.length === 1 && writers.lost === undefined && <NoModel />}
      <Button look="bare" size="small" className="-ml-3 justify-self-start" busy={looking} onClick={() => void look()}>
        <RefreshCw />
        {writerTexts.look}
      </Button>
    </div>
  );
}
