import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { LOG_BYTES } from '../../../../../shared/catalogue/limits.ts';
import { formatBytes } from '../../../lib/words/format.ts';
import { saidBy } from '../../../lib/words/reason.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { bringLog, type LogProgress, type LogResult } from './bring-log.ts';
import { deckLogTexts } from './texts.ts';

const resultOf = ({ counted, known, unknown }: LogResult): string =>
  counted + known + unknown === 0
    ? deckLogTexts.none
    : [
        deckLogTexts.counted(counted),
        ...(known > 0 ? [deckLogTexts.known(known)] : []),
        ...(unknown > 0 ? [deckLogTexts.unknown(unknown)] : []),
      ].join(' ');

const progressOf = ({ done, all }: LogProgress): string =>
  all === 0 ? deckLogTexts.reading : deckLogTexts.counting({ done, all });

/** Brings answers back that were given in Anki, or in an account from before. */
export function DeckLog() {
  const [progress, setProgress] = useState<LogProgress>();
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (file: File) => bringLog(file, setProgress),
    onSettled: () => setProgress(undefined),
  });
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-rule pt-5">
      <Heading level={3} size="card" id={id}>
        {deckLogTexts.title}
      </Heading>
      <p id={`${id}-lead`} className="mt-2 text-13 text-quiet">
        {deckLogTexts.lead({ size: formatBytes(LOG_BYTES) })}
      </p>
      <input
        ref={picker}
        type="file"
        accept=".apkg,.csv"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen once more
          target.value = '';
          if (file) mutate(file);
        }}
      />
      <Button
        size="small"
        className="mt-3"
        busy={isPending}
        aria-describedby={`${id}-lead`}
        onClick={() => picker.current?.click()}
      >
        {!isPending && <Upload />}
        {deckLogTexts.choose}
      </Button>
      <p role="status" className="mt-3 text-13 text-quiet empty:hidden">
        {progress ? progressOf(progress) : data && !error ? resultOf(data) : ''}
      </p>
      {error && !isPending && (
        <p role="alert" className="mt-3 text-13 text-wrong">
          {saidBy(error) || deckLogTexts.failed}
        </p>
      )}
    </section>
  );
}
