import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardRecord } from '../../../lambdas/domain/deck/card.ts';
import { addDays } from '../../../lambdas/domain/deck/day.ts';
import { replayed, usualFit } from '../../../lambdas/domain/deck/memory.ts';
import { deckStore, table } from '../../../lambdas/runtime/container.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { type CardId, newId } from '../../../shared/model/id.ts';
import type { Review, ReviewOutcome } from '../../../shared/model/learning/review.ts';
import { DAY, HOUR, instant, MINUTE } from '../../../shared/model/time.ts';
import { putCards, someCard } from '../../fixtures/deck/cards.ts';
import { type Chance, chance } from '../../fixtures/payments/random.ts';
import { type Backend, startBackend } from '../harness.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** A thousand take two minutes: `SCHEDULES=1000`. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 300);
const AT_ONCE = 25;
const CARDS = 2;
const EVENTS = 8;
const begin = Date.parse('2026-03-01T09:00:00Z');
const grades = ['again', 'hard', 'good', 'good', 'easy'] as const;

/** A place where somebody reviews: what it shows of each card, and what it could not send yet. */
interface Device {
  readonly shown: Map<CardId, number>;
  queue: Review[];
}

/** One reader with two open tabs and a phone that is offline most of the time. */
class Schedule {
  readonly userId: string;
  readonly random: Chance;
  readonly cards: readonly CardRecord[];
  readonly tabs: readonly Device[];
  readonly phone: Device;
  /** What each review was answered at last. */
  readonly told = new Map<string, ReviewOutcome>();
  readonly undone = new Set<string>();
  now = begin;

  constructor(seed: number) {
    this.userId = `reader${seed}`;
    this.random = chance(seed);
    this.cards = Array.from({ length: CARDS }, (_, at) => someCard(this.userId, at));
    const device = (): Device => ({ shown: new Map(this.cards.map(({ id }) => [id, 0])), queue: [] });
    this.tabs = [device(), device()];
    this.phone = device();
  }

  made(device: Device): Review {
    const { id } = this.random.pick(this.cards);
    const turn = device.shown.get(id) ?? 0;
    const grade = this.random.pick(grades);
    return { id: newId('rev'), card: id, turn, grade, missed: false, at: instant(this.now), took: 1_000 };
  }

  /** One after the other, as a call does; the answer may get lost on its way back. */
  async send(device: Device, reviews: readonly Review[]): Promise<Review[]> {
    const clock = { now: this.now, sent: this.now, timezone: 'Europe/Berlin', retention: 0.9, fit: usualFit };
    const inOrder = reviews.toSorted((one, other) => (one.at < other.at ? -1 : 1) || one.turn - other.turn);
    const results = [];
    for (const review of inOrder) results.push({ review, ...(await deckStore().review(this.userId, review, clock)) });
    if (this.random.happens(0.2)) return [...reviews];
    for (const { review, outcome, card } of results) {
      if (!this.undone.has(review.id)) this.told.set(review.id, outcome);
      if (card) device.shown.set(card.id, card.turn);
    }
    return results.flatMap(({ review, outcome }) => (outcome === 'ahead' ? [review] : []));
  }

  async answer(device: Device): Promise<void> {
    device.queue = await this.send(device, [...device.queue, this.made(device)]);
  }

  answerOffline(): void {
    const review = this.made(this.phone);
    this.phone.queue.push(review);
    this.phone.shown.set(review.card, review.turn + 1);
  }

  async undo(): Promise<void> {
    const { id } = this.random.pick(this.cards);
    const last = (await deckStore().reviews(this.userId, id)).findLast(({ undone }) => !undone);
    if (!last) return;
    try {
      await deckStore().undo(this.userId, id, last.id, usualFit);
      this.undone.add(last.id);
      this.told.set(last.id, 'already');
    } catch (error) {
      // Somebody else was faster, or what was taken back before stands after it
      if (!(error instanceof AppError)) throw error;
    }
  }

  async step(): Promise<void> {
    this.now += this.random.pick([MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY]);
    const tab = this.random.pick(this.tabs);
    switch (this.random.below(7)) {
      case 0:
        return void (await Promise.all(this.tabs.map((each) => this.answer(each))));
      case 1:
        this.phone.queue = await this.send(this.phone, this.phone.queue);
        return;
      case 2:
      case 3:
        return this.answerOffline();
      case 4:
        return this.undo();
      default:
        return this.answer(tab);
    }
  }

  async run(): Promise<void> {
    await putCards(table(), this.cards);
    for (let event = 0; event < EVENTS; event += 1) await this.step();
    // Connected again: whatever was not answered is sent until it is
    for (const device of [...this.tabs, this.phone])
      for (let tries = 0; device.queue.length > 0 && tries < 8; tries += 1) {
        device.queue = await this.send(device, device.queue);
      }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** That each review counted once, and everything else follows from the log. */
const check = async (schedule: Schedule): Promise<number> => {
  const { userId, told, undone } = schedule;
  const store = deckStore();
  const logs = await Promise.all(schedule.cards.map(({ id }) => store.reviews(userId, id)));
  const counted = logs.flat().filter((review) => !review.undone);
  const ids = logs.flat().map(({ id }) => id);
  expect(new Set(ids).size, userId).toBe(ids.length);
  for (const [id, outcome] of told) {
    const stands = counted.some((review) => review.id === id);
    if (outcome !== 'ahead') expect([id, outcome === 'counted'], userId).toEqual([id, stands]);
  }
  expect(logs.flat().filter((review) => review.undone).length, userId).toBe(undone.size);
  for (const [at, { id }] of schedule.cards.entries()) {
    const log = logs[at]!;
    const stays = log.filter((review) => !review.undone);
    const { version: _, ...card } = (await store.find(userId, id))!;
    expect(card, userId).toMatchObject({ ...replayed(stays), turn: log.length + (log.length - stays.length) });
    expect(stays.filter(({ fresh }) => fresh).length, userId).toBe(Math.min(1, stays.length));
  }
  const days = await store.days(userId, '2026-02-01', addDays('2026-03-01', 90));
  for (const [day, figures] of days) {
    const of = counted.filter((review) => review.day === day);
    expect([day, figures], userId).toEqual([
      day,
      {
        reviews: of.length,
        missed: of.filter(({ grade }) => grade === 'again').length,
        fresh: of.filter(({ fresh }) => fresh).length,
        took: sum(of.map(({ took }) => took)),
      },
    ]);
  }
  expect(sum([...days.values()].map(({ reviews }) => reviews)), userId).toBe(counted.length);
  return counted.length;
};

it('counts each review once, and keeps every figure exact, over hundreds of random schedules of two tabs and an offline phone', {
  timeout: 300_000,
}, async () => {
  let counted = 0;
  for (let first = 1; first <= SCHEDULES; first += AT_ONCE) {
    const schedules = Array.from({ length: AT_ONCE }, (_, at) => new Schedule(first + at));
    await Promise.all(schedules.map((schedule) => schedule.run()));
    counted += sum(await Promise.all(schedules.map(check)));
  }
  expect(counted).toBeGreaterThan(2 * SCHEDULES);
});
