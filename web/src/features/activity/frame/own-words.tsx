import { Eye } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ANSWER_CHARACTERS } from '../../../../../shared/catalogue/limits.ts';
import type { PracticeEntry } from '../../../../../shared/model/learning/practice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import type { Change } from '../kept/use-practice.ts';
import { activityTexts } from '../texts.ts';
import { TaskFoot } from './task.tsx';

/** What the learner wrote, beside the material's words. */
export function Wrote({ text, big = false }: { text: string; big?: boolean }) {
  if (text.trim() === '') return null;
  return (
    <p className={big ? 'wrote big' : 'wrote'} dir="auto">
      {!big && <b>{activityTexts.wrote}</b>}
      {text}
    </p>
  );
}

/** Calls back on Ctrl or Cmd and Enter. */
export const onSend =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

interface OwnWordsProps {
  entry: PracticeEntry | undefined;
  onChange: (change: Change) => void;
  /** Of the second button. */
  other: { readonly label: string; readonly act: () => void };
}

/** A field to explain in, and the button that lays it beside the material. */
export function OwnWords({ entry, onChange, other }: OwnWordsProps) {
  const text = entry?.text ?? '';
  const compare = () =>
    text.trim() !== '' && onChange({ phase: 'checked', text: text.trim(), tries: (entry?.tries ?? 0) + 1 });
  return (
    <>
      <textarea
        className="input short"
        aria-label={activityTexts.whyLabel}
        placeholder={activityTexts.whyPlaceholder}
        maxLength={ANSWER_CHARACTERS}
        dir="auto"
        value={text}
        onChange={({ target }) => onChange({ phase: 'open', text: target.value })}
        onKeyDown={onSend(compare)}
      />
      <TaskFoot
        note={
          text.trim() !== '' && (
            <>
              <Kbd>{activityTexts.keyCtrl}</Kbd> <Kbd>{activityTexts.keyEnter}</Kbd>
            </>
          )
        }
      >
        <Button look="primary" disabled={text.trim() === ''} onClick={compare}>
          <Eye />
          {activityTexts.whyCompare}
        </Button>
        <Button look="bare" onClick={other.act}>
          {other.label}
        </Button>
      </TaskFoot>
    </>
  );
}
