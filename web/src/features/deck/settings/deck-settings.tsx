import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { NEW_CARDS_A_DAY, RETENTION, SITTING_MINUTES } from '../../../../../shared/catalogue/limits.ts';
import { defaultDeckSettings, type DeckSettings as Settings } from '../../../../../shared/model/learning/deck.ts';
import { api, keyOf } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/words/reason.ts';
import { Input } from '../../../ui/form/input.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { FitNote } from '../fit/fit-note.tsx';
import { ReminderSetting } from '../reminder/reminder-setting.tsx';
import { deckTexts } from '../texts.ts';
import { type DeckLoad, reviewsADay } from './reviews-a-day.ts';
import './slider.css';

/** After the last change: a slider moves through all values between. */
const PAUSE_MS = 500;

/** In percent; what a higher one costs is told beside the one that is chosen. */
const COMPARED = 95;

const asPercent = (part: number): number => Math.round(part * 100);

interface NumberSettingProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** What is typed is taken once it is a number that can be chosen; left at another, the field shows the last one again. */
function NumberSetting({ label, value, least, most, onChange }: NumberSettingProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const number = Number(typed);
  const wrong = typed !== undefined && (typed === '' || !Number.isInteger(number) || number < least || number > most);
  return (
    <div className="border-b border-rule py-5 ">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <label htmlFor={id} className="text-15 leading-5 font-semi">
          {label}
        </label>
        <Input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          className="w-[84px]! tabular-nums"
          value={typed ?? value}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-note` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = Number(target.value);
            if (target.value !== '' && Number.isInteger(next) && next >= least && next <= most) onChange(next);
          }}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      {wrong && (
        <p id={`${id}-note`} role="alert" className="mt-1 text-13 text-wrong">
          {deckTexts.outOfRange({ least, most })}
        </p>
      )}
    </div>
  );
}

/** What a retention comes to, with another one to compare. */
function Load({ load, percent }: { load: DeckLoad; percent: number }) {
  const cards = Math.round(reviewsADay(load, percent / 100));
  const other = percent < COMPARED ? COMPARED : Math.round(100 * defaultDeckSettings.retention);
  const there = Math.round(reviewsADay(load, other / 100));
  return (
    <>
      {cards === 0
        ? load.more
          ? deckTexts.loadUnknown
          : deckTexts.loadFew
        : (load.more ? deckTexts.loadAtLeast : deckTexts.loadAbout)({ cards: deckTexts.cards(cards) })}{' '}
      {there !== cards && deckTexts.loadOther({ percent: other, count: there })}
    </>
  );
}

interface RetentionProps {
  value: number;
  load: DeckLoad | undefined;
  onChange: (value: number) => void;
}

function Retention({ value, load, onChange }: RetentionProps) {
  const id = useId();
  const [least, most] = [asPercent(RETENTION.least), asPercent(RETENTION.most)];
  const now = asPercent(value);
  const scale = 'absolute bottom-0 text-13 leading-[18px] text-quiet';
  return (
    <div className="border-b border-rule py-5">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <label htmlFor={id} className="text-15 leading-5 font-semi">
          {deckTexts.retentionLabel}
        </label>
        <output htmlFor={id} className="font-serif text-23 font-medium tabular-nums lining-nums">
          {now}%
        </output>
      </div>
      <div className="relative mb-2 pb-5">
        <input
          id={id}
          type="range"
          className="deck-slider"
          min={least}
          max={most}
          value={now}
          aria-valuetext={`${now}%`}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(Number(target.value) / 100)}
          style={{ '--at': `${(100 * (now - least)) / (most - least)}%` }}
        />
        <span className={scale}>{least}%</span>
        <span className={`${scale} right-0`}>{most}%</span>
      </div>
      <p id={`${id}-note`} className="text-13 text-quiet">
        {load && load.aDay > 0 ? <Load load={load} percent={now} /> : deckTexts.loadUnknown} {deckTexts.datesStay}
      </p>
    </div>
  );
}

const useSettings = (stored: Settings) => {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Settings>();
  const { mutate, isSuccess } = useMutation({
    mutationFn: (body: Settings) => api('putDeckSettings', { body }),
    onSuccess: (saved) => queries.setQueryData(keyOf('getDeckSettings'), saved),
    onError: (error) => {
      setChosen(undefined);
      toast.error(reasonOf(error));
    },
  });
  const waiting = useRef<Settings>(undefined);
  const send = useRef<() => void>(() => undefined);
  send.current = () => {
    if (waiting.current) mutate(waiting.current);
    waiting.current = undefined;
  };
  useEffect(() => {
    if (!chosen) return;
    waiting.current = chosen;
    const timer = setTimeout(() => send.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  // What was chosen last is not lost by leaving
  useEffect(() => () => send.current(), []);
  const shown = chosen ?? stored;
  return { shown, saved: isSuccess, set: (change: Partial<Settings>) => setChosen({ ...shown, ...change }) };
};

/** How somebody reviews: saved as it is chosen. */
export function DeckSettings({ stored, load }: { stored: Settings; load: DeckLoad | undefined }) {
  const { shown, saved, set } = useSettings(stored);
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      className="rounded-card border border-rule bg-raised p-6 max-sm:p-5 lg:sticky lg:top-[calc(24px+var(--banner))]"
    >
      <Heading level={2} id={id} className="border-b border-ink pb-4 leading-7">
        {deckTexts.settingsTitle}
      </Heading>
      <Retention value={shown.retention} load={load} onChange={(retention) => set({ retention })} />
      <NumberSetting
        label={deckTexts.freshLabel}
        value={shown.new_a_day}
        least={0}
        most={NEW_CARDS_A_DAY.most}
        onChange={(new_a_day) => set({ new_a_day })}
      />
      <NumberSetting
        label={deckTexts.sittingLabel}
        value={shown.sitting_minutes}
        least={SITTING_MINUTES.least}
        most={SITTING_MINUTES.most}
        onChange={(sitting_minutes) => set({ sitting_minutes })}
      />
      <ReminderSetting />
      <FitNote />
      <p role="status" className="sr-only">
        {saved && deckTexts.settingsSaved}
      </p>
    </aside>
  );
}
