import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { addDays } from '../../../lambdas/domain/deck/day.ts';
import { afterGrade, type Memory, newMemory, rememberedOn } from '../../../lambdas/domain/deck/memory.ts';
import type { CardGrade } from '../../../shared/model/learning/card.ts';
import { DAY, instant } from '../../../shared/model/time.ts';
import { chance } from '../../fixtures/payments/random.ts';
import { python } from '../python.ts';
import type { Referee } from '../referee.ts';
import { judgeFitted } from './fitted.ts';

const HISTORIES = 10_000;
const first = '2026-01-01';
const grades: readonly CardGrade[] = ['again', 'hard', 'good', 'easy'];
const SECOND = 1_000;

/** Days from the first, the grade from 1 to 4, how much shall be remembered. */
type Answer = readonly [day: number, grade: number, retention: number];
/** Days and seconds until the card is due, stability, difficulty. */
type Said = readonly [days: number, seconds: number, stability: number, difficulty: number];

/** Some within a day, some late, some early, as people do; each with a wish that may change. */
const historyOf = (seed: number): Answer[] => {
  const random = chance(seed);
  let day = 0;
  let retention = 0.8 + random.below(18) / 100;
  return Array.from({ length: 1 + random.below(14) }, () => {
    if (random.happens(0.6)) day += random.happens(0.2) ? random.below(400) : random.below(40);
    if (random.happens(0.05)) retention = 0.8 + random.below(18) / 100;
    return [day, 1 + random.below(4), Number(retention.toFixed(2))];
  });
};

const answered = (memory: Memory, day: number, grade: CardGrade, retention: number): Memory => {
  const on = addDays(first, day);
  return afterGrade(memory, { grade, at: instant(Date.parse(on)), day: on, retention });
};

const waits = ({ due_at, due_day }: Memory, day: number): number =>
  Date.parse(due_day ?? due_at ?? '') - Date.parse(first) - day * DAY;

/** The first difference from what the other implementation says of a history. */
const differenceIn = (history: readonly Answer[], said: readonly Said[]): string | undefined => {
  let memory = newMemory;
  for (const [at, [day, grade, retention]] of history.entries()) {
    memory = answered(memory, day, grades[grade - 1] ?? 'good', retention);
    const [days, seconds, stability, difficulty] = said[at] ?? [0, 0, 0, 0];
    const theirs = days * DAY + seconds * SECOND;
    const far = (one: number, other: number) => Math.abs(one - other) > 1e-4 * Math.max(1, other);
    if (waits(memory, day) === theirs && !far(memory.stability, stability) && !far(memory.difficulty, difficulty))
      continue;
    const ours = [waits(memory, day) / DAY, memory.stability, memory.difficulty].join(' ');
    return `${JSON.stringify(history.slice(0, at + 1))}: ours ${ours}, theirs ${theirs / DAY} ${stability} ${difficulty}`;
  }
  return undefined;
};

/** A learner who remembers a card as often as the model says, and answers all that is due each day. */
const plan = { seed: 7, days: 365, fresh: 10, retention: 0.9, known: 0.6, hard: 0.1, easy: 0.1 } as const;

interface Year {
  readonly reviews: number;
  readonly kept: number;
}

const yearOf = ({ seed, days, fresh, retention, known, hard, easy }: typeof plan): Year => {
  const random = chance(seed);
  const due = new Map<number, Memory[]>();
  let [reviews, kept, asked] = [0, 0, 0];
  for (let day = 0; day < days; day += 1)
    for (const card of [...Array.from({ length: fresh }, () => newMemory), ...(due.get(day) ?? [])]) {
      const seen = card.state !== 'new';
      const remembered = random.happens(seen ? (rememberedOn(card, addDays(first, day)) ?? 0) : known);
      if (seen) [asked, kept] = [asked + 1, kept + Number(remembered)];
      const drawn = random.below(1_000_000) / 1_000_000;
      const right = drawn < hard ? 'hard' : drawn > 1 - easy ? 'easy' : 'good';
      let next = answered(card, day, remembered ? right : 'again', retention);
      reviews += 1;
      for (; next.state !== 'review'; reviews += 1) next = answered(next, day, 'good', retention);
      const on = day + Math.round(waits(next, day) / DAY);
      due.set(on, [...(due.get(on) ?? []), next]);
    }
  return { reviews, kept: kept / asked };
};

export const deck: Referee = {
  title: 'what cards come back when, by PyPI’s fsrs',
  needs: [
    ['python3', '--version'],
    ['npm', '--version'],
  ],
  differences: {},
  async run(report) {
    const histories = Array.from({ length: HISTORIES }, (_, at) => historyOf(at + 1));
    const program = path.join(import.meta.dirname, 'judge.py');
    const input = JSON.stringify({ histories, year: plan });
    const said = execFileSync(python('python'), [program], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const { dates, year }: { dates: Said[][]; year: Year } = JSON.parse(said);
    const differing = histories.flatMap((history, at) => differenceIn(history, dates[at] ?? []) ?? []);
    await report.check(`the dates of ${HISTORIES} histories`, () => {
      if (differing.length > 0) throw new Error(`${differing.length} differ, first ${differing[0]}`);
    });
    const ours = yearOf(plan);
    const told = `kept ${(100 * ours.kept).toFixed(1)} %, ${ours.reviews} reviews; theirs ${(100 * year.kept).toFixed(1)} %, ${year.reviews}`;
    await report.check(`a year that keeps what was wanted (${told})`, () => {
      if (Math.abs(ours.kept - plan.retention) > 0.03) throw new Error('it is more than three points away');
      if (ours.reviews > 1.15 * year.reviews) throw new Error('it takes too many reviews');
    });
    await judgeFitted(report);
  },
};
