import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { type Fault, faultKinds } from './faults.ts';
import type { Reading } from './found.ts';

/** A copy with what rules found in it before anybody read it. */
export interface Result {
  readonly byRules: readonly Fault[];
  readonly reading: Reading;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

const alarmLine = (what: string, readings: readonly Reading[]): string => {
  const [alarms, read] = [
    sum(readings.map(({ falseAlarms }) => falseAlarms.length)),
    sum(readings.map((one) => one.read)),
  ];
  return `False alarms, ${what}: ${alarms} of ${read} (${percent(alarms, read)})`;
};

/** Found and missed by kind, what was missed, and what was said against what nobody had spoiled. */
export const resultLines = (results: readonly Result[]): string[] => {
  const readings = results.map(({ reading }) => reading);
  const planted = readings.flatMap(({ copy }) => copy.faults);
  const byRules = new Set(results.flatMap((one) => one.byRules));
  const found = new Set([...byRules, ...readings.flatMap((one) => one.found)]);
  const of = (faults: Iterable<Fault>, kind: string): number => [...faults].filter((one) => one.kind === kind).length;
  const unspoiled = readings.filter(({ copy }) => copy.faults.length === 0);
  const isAsked = ({ copy }: Reading): boolean => isQuiz(copy.scene.type);
  return [
    ...faultKinds.map((kind) => {
      const rest = `${of(byRules, kind)} by rules`;
      return `${kind}: found ${of(found, kind)} of ${of(planted, kind)} (${rest}, ${of(found, kind) - of(byRules, kind)} by the reader)`;
    }),
    `all: found ${found.size} of ${planted.length} (${percent(found.size, planted.length)})`,
    alarmLine(
      'sentences of the unspoiled lesson',
      unspoiled.filter((one) => !isAsked(one)),
    ),
    alarmLine('questions of the unspoiled lesson', unspoiled.filter(isAsked)),
    alarmLine(
      'beside the faults of spoiled copies',
      readings.filter(({ copy }) => copy.faults.length > 0),
    ),
    `Readings that failed: ${readings.filter(({ failed }) => failed).length} of ${readings.length}`,
    ...planted
      .filter((fault) => !found.has(fault))
      .map(({ id, kind, scene }) => `- missed: ${id}, ${kind}, scene ${scene}`),
    ...readings.flatMap(({ copy, falseAlarms }) =>
      falseAlarms.map((said) => `- false alarm, scene ${copy.scene.order}: ${said}`),
    ),
  ];
};
