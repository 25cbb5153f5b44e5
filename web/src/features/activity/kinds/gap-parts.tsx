import { Check } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { Spelling } from '../answers/spelling.ts';
import { activityTexts } from '../texts.ts';

interface GapProps {
  at: number;
  word: string;
  /** The gap that a word would go into. */
  here: boolean;
  ref: Ref<HTMLElement>;
  onFocus: () => void;
  onFill: (word: string) => void;
}

/** A gap whose words are chosen. */
export function ChosenGap({
  at,
  word,
  here,
  ref,
  onFocus,
  onFill,
  bank,
  used,
}: GapProps & { bank: readonly string[]; used: readonly string[] }) {
  return (
    <select
      ref={ref as Ref<HTMLSelectElement>}
      className={cx('gap', word !== '' && 'full', here && 'here')}
      aria-label={activityTexts.gapLabel({ number: at + 1 })}
      value={word}
      onFocus={onFocus}
      onChange={(event) => onFill(event.target.value)}
    >
      <option value="">{activityTexts.gapEmpty({ number: at + 1 })}</option>
      {bank.map((one) => {
        const taken = used.includes(one) && one !== word;
        return (
          <option key={one} value={one} disabled={taken}>
            {taken ? activityTexts.gapTaken({ word: one }) : one}
          </option>
        );
      })}
    </select>
  );
}

/** Characters: an empty field tells nothing of its word. */
const EMPTY = 12;

/** A gap whose word is typed. */
export function TypedGap({ at, word, here, ref, onFocus, onFill, onEnter }: GapProps & { onEnter: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <input
      ref={ref as Ref<HTMLInputElement>}
      className={cx('gap', word !== '' && 'full', here && 'here')}
      size={word === '' ? EMPTY : Math.max(2, word.length)}
      maxLength={100}
      aria-label={activityTexts.gapLabel({ number: at + 1 })}
      value={word}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      onFocus={onFocus}
      onChange={(event) => onFill(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** A gap after it was checked: what was put into it, and the right word where that was another. */
export function FilledGap({ spelling, word, right }: { spelling: Spelling; word: string; right: string }) {
  if (spelling !== 'wrong')
    return (
      <span className="said ok">
        {right} <Check aria-hidden="true" />
        <span className="sr-only">{activityTexts.signRight}</span>
      </span>
    );
  return (
    <>
      {word !== '' && (
        <>
          <s className="said no">{word}</s> <span className="sr-only">{activityTexts.signWrong}, </span>
        </>
      )}
      <span className="said now">
        <span className="sr-only">{activityTexts.signRightOne} </span>
        {right}
      </span>
    </>
  );
}

interface WordBankProps {
  bank: readonly string[];
  used: readonly string[];
  onChoose: (word: string) => void;
}

export function WordBank({ bank, used, onChoose }: WordBankProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more rule around a row of buttons
    <div className="bank" role="group" aria-label={activityTexts.gapWords}>
      {bank.map((word) => (
        <button key={word} type="button" className="word" disabled={used.includes(word)} onClick={() => onChoose(word)}>
          {word}
        </button>
      ))}
    </div>
  );
}
