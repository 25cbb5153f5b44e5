import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import type { DayFigures } from '../../../../../shared/model/analytics.ts';
import { formatLanguage } from '../../../lib/browser/locale.ts';
import { placeTexts } from '../../../texts/place.ts';
import type { Figure } from '../figure-tiles.tsx';
import type { Measure } from './bars.ts';
import { analyticsTexts } from './texts.ts';

export interface Chart {
  readonly title: string;
  readonly measures: readonly Measure[];
  readonly format: (value: number) => string;
}

const number = (value: number): string => new Intl.NumberFormat(formatLanguage()).format(value);
const compact = (value: number): string =>
  new Intl.NumberFormat(formatLanguage(), { notation: 'compact', maximumFractionDigits: 1 }).format(value);
/** Decimals are shown because a day often costs less than a cent. */
const dollars = (value: number): string =>
  new Intl.NumberFormat(formatLanguage(), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: value > 0 && value < 1 ? 4 : 2,
  }).format(value);

const modes: readonly { mode: Mode; label: string; fill: Measure['fill'] }[] = [
  { mode: 'custom', label: analyticsTexts.stories, fill: 'story' },
  { mode: 'traditional', label: placeTexts.traditional, fill: 'traditional' },
  { mode: 'anchor', label: placeTexts.anchor, fill: 'anchor' },
];

/** Every chart of the page, over the requested days. */
export const chartsOf = (days: readonly DayFigures[]): Chart[] => {
  const one = (label: string, pick: (day: DayFigures) => number, fill: Measure['fill'] = 'plain'): Measure => ({
    label,
    fill,
    values: days.map(pick),
  });
  return [
    { title: analyticsTexts.signUps, measures: [one(analyticsTexts.signUps, (day) => day.sign_ups)], format: number },
    {
      title: analyticsTexts.byMode,
      measures: modes.map(({ mode, label, fill }) => one(label, (day) => day.generations[mode], fill)),
      format: number,
    },
    {
      title: analyticsTexts.failures,
      measures: [
        one(analyticsTexts.failed, (day) => day.failures, 'wrong'),
        one(analyticsTexts.cancelled, (day) => day.cancellations, 'anchor'),
      ],
      format: number,
    },
    {
      title: analyticsTexts.conversions,
      measures: [one(analyticsTexts.becamePro, (day) => day.conversions)],
      format: number,
    },
    { title: analyticsTexts.tokens, measures: [one(analyticsTexts.tokens, (day) => day.tokens)], format: compact },
    { title: analyticsTexts.costTitle, measures: [one(analyticsTexts.cost, (day) => day.cost_usd)], format: dollars },
  ];
};

const percent = (part: number, whole: number): string =>
  whole === 0
    ? '-'
    : new Intl.NumberFormat(formatLanguage(), { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);

/** The sums over all days. A rate without a denominator is null. */
export const totalsOf = (days: readonly DayFigures[] | undefined): Figure[] => {
  const sum = (pick: (day: DayFigures) => number) => days?.reduce((total, day) => total + pick(day), 0) ?? 0;
  const written = sum(({ generations }) => generations.custom + generations.traditional + generations.anchor);
  const failed = sum((day) => day.failures);
  const shown = (text: string) => (days ? text : undefined);
  return [
    { label: analyticsTexts.signUps, value: shown(number(sum((day) => day.sign_ups))) },
    { label: analyticsTexts.generations, value: shown(number(written)) },
    { label: analyticsTexts.failureRate, value: shown(percent(failed, written + failed)) },
    {
      label: analyticsTexts.conversion,
      value: shown(
        percent(
          sum((day) => day.conversions),
          sum((day) => day.sign_ups),
        ),
      ),
    },
    { label: analyticsTexts.costTitle, value: shown(dollars(sum((day) => day.cost_usd))) },
  ];
};
