import { TextCursorInput } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd, KeyRange } from '../../../ui/display/kbd.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { gapsOf } from '../answers/check.ts';
import { placed, withoutMissed } from '../answers/places.ts';
import { FromNotes } from '../frame/from-notes.tsx';
import { Meanings } from '../frame/meanings.tsx';
import { MissedFoot } from '../frame/missed-foot.tsx';
import { checkedState, openState, shownState } from '../frame/result-state.ts';
import { Task, TaskFoot } from '../frame/task.tsx';
import { activityTexts } from '../texts.ts';
import { ChosenGap, FilledGap, TypedGap, WordBank } from './gap-parts.tsx';
import type { KindProps } from './kind-props.ts';

export function Gap({ activity, entry, onChange, terms }: KindProps<'gap'>) {
  const { parts, answers, bank, evidence } = activity;
  const words = answers.map((_, at) => entry?.words[at] ?? '');
  const checked = entry?.phase === 'checked';
  const spellings = gapsOf(activity, { words, picks: [] }, terms);
  const right = spellings.map((spelling) => spelling !== 'wrong');
  // Nobody filled in what was shown
  const shown = checked && entry.tries === 0;
  const set = words.filter((word) => word.trim() !== '').length;
  const [focused, setFocused] = useState<number>();
  const open = words.indexOf('');
  // A word of the bank goes where the reader was last, while that is empty
  const active = focused !== undefined && words[focused] === '' ? focused : open;
  const fields = useRef<(HTMLElement | null)[]>([]);
  const fill = (at: number, word: string) =>
    onChange({ phase: 'open', words: placed(words, at, word, answers.length, '') });
  const check = () => onChange({ phase: 'checked', words, tries: (entry?.tries ?? 0) + 1 });
  const choose = (word: string) => {
    const at = active === -1 ? (focused ?? answers.length - 1) : active;
    fill(at, word);
    setFocused(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const word = bank?.[Number(event.key) - 1];
    if (checked || word === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!words.includes(word)) choose(word);
  };
  const onEnter = (at: number) => {
    const next = words.findIndex((word, index) => word === '' && index !== at);
    if (next === -1 && words[at] !== '') check();
    else fields.current[next]?.focus();
  };
  const firstLetter = () => {
    const at = active === -1 ? 0 : active;
    fill(at, [...(answers[at]?.text ?? '')][0] ?? '');
    fields.current[at]?.focus();
  };
  const filled = answers.map(({ text }, at) => {
    const place = { at, word: words[at] ?? '', here: !checked && at === active && (set > 0 || focused !== undefined) };
    if (checked) return <FilledGap key={text} spelling={spellings[at] ?? 'wrong'} word={place.word} right={text} />;
    const given = { ...place, ref: (field: HTMLElement | null) => void (fields.current[at] = field) };
    const common = { ...given, onFocus: () => setFocused(at), onFill: (word: string) => fill(at, word) };
    return bank ? (
      <ChosenGap key={text} {...common} bank={bank} used={words} />
    ) : (
      <TypedGap key={text} {...common} onEnter={() => onEnter(at)} />
    );
  });
  return (
    <Task
      icon={<TextCursorInput />}
      kind={activityTexts.gap}
      question={bank ? activityTexts.gapBank : activityTexts.gapTyped}
      onKeyDown={bank ? onKeyDown : undefined}
      {...(shown
        ? shownState
        : checked
          ? checkedState(right)
          : openState(set, answers.length, activityTexts.gapCount(answers.length)))}
    >
      <p className="cloze" dir="auto">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <span key={at}>
            {part}
            {filled[at]}
          </span>
        ))}
      </p>
      {checked ? (
        <>
          {spellings.map(
            (spelling, at) =>
              spelling === 'spelled' && (
                <p key={answers[at]?.text} className="is" dir="auto">
                  <RichText
                    text={activityTexts.gapSpelled}
                    parts={{ written: <b>{words[at]}</b>, right: <b>{answers[at]?.text}</b> }}
                  />
                </p>
              ),
          )}
          <Meanings words={words.filter((_, at) => !right[at])} terms={terms} />
          {right.includes(false) && (
            <>
              <FromNotes passages={[evidence]} />
              <MissedFoot
                one={shown}
                onAgain={() => onChange({ phase: 'open', words: withoutMissed(words, right, '') })}
              />
            </>
          )}
        </>
      ) : (
        <>
          {bank && <WordBank bank={bank} used={words} onChoose={choose} />}
          <TaskFoot
            note={
              bank ? (
                <>
                  <RichText text={activityTexts.keysWord} parts={{ keys: <KeyRange to={bank.length} /> }} />{' '}
                  <RichText text={activityTexts.keysGap} parts={{ key: <Kbd>{activityTexts.keyTab}</Kbd> }} />
                </>
              ) : (
                <RichText text={activityTexts.keysCheck} parts={{ key: <Kbd>{activityTexts.keyEnter}</Kbd> }} />
              )
            }
          >
            <Button look="primary" disabled={set < answers.length} onClick={check}>
              {activityTexts.check}
            </Button>
            {bank ? (
              <Button look="bare" onClick={() => onChange({ phase: 'checked', words, tries: 0 })}>
                {activityTexts.showMe}
              </Button>
            ) : (
              <Button look="bare" onClick={firstLetter}>
                {activityTexts.gapFirst}
              </Button>
            )}
          </TaskFoot>
        </>
      )}
    </Task>
  );
}
