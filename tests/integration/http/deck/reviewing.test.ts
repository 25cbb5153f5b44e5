import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Stream } from '../../../../local/stream/start.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { defaultDeckSettings } from '../../../../shared/model/learning/deck.ts';
import { DAY, HOUR, MINUTE } from '../../../../shared/model/time.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { chapter, lesson, quiz, rightAnswers } from '../../lesson.ts';
import { startStreamHandlers } from '../../stream-handlers.ts';
import { reading, reviewOf } from './reader.ts';

let backend: Backend;
let stream: Stream;
beforeAll(async () => {
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

afterEach(() => {
  vi.useRealTimers();
});

const { complete, answer, due, today, deck, send, undo, log } = reading(() => backend);

/** Twelve cards: as many terms as a chapter names, and two questions. */
const learned = async (who: Identity, terms = 10) => {
  const named = Array.from({ length: terms }, (_, at) => ({ term: `term ${at}`, definition: `meaning ${at}` }));
  const made = await lesson(backend, who, [
    { ...chapter(1), terms: named },
    { ...quiz(2), terms: [] },
  ]);
  await complete(who, made.scene(1));
  await answer(who, made.scene(2), rightAnswers);
  await stream.caughtUp();
  return made;
};
const settings = (who: Identity, changes: Partial<typeof defaultDeckSettings>) =>
  backend.call('putDeckSettings', who, { body: { ...defaultDeckSettings, ...changes } });
const change = (who: Identity, cardId: `crd_${string}`, how: 'suspend' | 'resume' | 'restart') =>
  backend.call('changeCard', who, { params: { cardId }, body: { change: how } });
const all = async (who: Identity, sessionId: SessionId) =>
  (await backend.call('listCards', who, { params: { sessionId }, query: { limit: 100 } })).body.items;

describe('a review', () => {
  it('says when the card comes back, and is in its log and in the figures of the day', async () => {
    const ann = person('ann');
    await learned(ann);
    const [card] = (await due(ann)).items;
    const review = reviewOf(card!, 'good');
    const [result] = await send(ann, [review]);
    expect(result).toMatchObject({
      id: review.id,
      outcome: 'counted',
      card: { state: 'learning', turn: 1, reviews: 1 },
    });
    expect(Date.parse(result!.card!.due!) - Date.parse((await log(ann, card!.id))[0]!.at)).toBe(10 * MINUTE);
    expect(await today(ann)).toMatchObject({ due: 1, done: { reviews: 1, missed: 0, fresh: 1 }, seconds_a_card: 6 });
    expect((await today(ann)).behind.at(-1)!.reviews).toBe(1);
  });

  it('counts once, however often it is sent', async () => {
    const bob = person('bob');
    await learned(bob);
    const review = reviewOf((await due(bob)).items[0]!, 'good');
    const answers = await Promise.all([send(bob, [review]), send(bob, [review]), send(bob, [review, review])]);
    expect(new Set(answers.flat().map(({ outcome }) => outcome))).toEqual(new Set(['counted']));
    expect([(await log(bob, review.card)).length, (await today(bob)).done.reviews]).toEqual([1, 1]);
  });

  it('of two tabs that show the same card counts for the first, and the other is told', async () => {
    const cat = person('cat');
    await learned(cat);
    const [card] = (await due(cat)).items;
    const [one, other] = [reviewOf(card!, 'good'), reviewOf(card!, 'again')];
    const outcomes = (await Promise.all([send(cat, [one]), send(cat, [other])])).flat().map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['already', 'counted']);
    const [stands] = await log(cat, card!.id);
    expect(stands!.id).toBe(outcomes[0] === 'counted' ? one.id : other.id);
    expect((await today(cat)).done.reviews).toBe(1);
  });

  it('from a queue counts in the order in which it was made, in whatever order it is sent', async () => {
    const dan = person('dan');
    await learned(dan);
    const [card] = (await due(dan)).items;
    const made = Date.now() - 2 * HOUR;
    const queue = [0, 1, 2].map((at) =>
      reviewOf({ id: card!.id, turn: at }, at === 0 ? 'again' : 'good', made + at * 11 * MINUTE),
    );
    const results = await send(dan, queue.toReversed());
    expect(results.map(({ id }) => id)).toEqual(queue.toReversed().map(({ id }) => id));
    expect(results[0]!.card).toMatchObject({ turn: 3, state: 'review' });
    expect((await log(dan, card!.id)).map(({ id }) => id)).toEqual(queue.map(({ id }) => id));
    const early = reviewOf({ id: card!.id, turn: 7 }, 'good');
    expect((await send(dan, [early]))[0]).toMatchObject({ outcome: 'ahead', card: { turn: 3 } });
  });

  it('of a card that is not there is told so, and the others count', async () => {
    const eve = person('eve');
    await learned(eve);
    const [card] = (await due(eve)).items;
    const gone = reviewOf(
      { id: `${card!.id.slice(0, -1)}${card!.id.endsWith('0') ? 1 : 0}`, turn: 0 } as never,
      'good',
    );
    const results = await send(eve, [gone, reviewOf(card!, 'good')]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['gone', 'counted']);
  });

  it('after a miss is Again or Hard', async () => {
    const fay = person('fay');
    await learned(fay);
    const review = { ...reviewOf((await due(fay)).items[0]!, 'good'), missed: true };
    const body = { sent_at: review.at, reviews: [review] };
    expect((await backend.call('gradeCards', fay, { body })).error.code).toBe('invalid');
  });
});

describe('undo', () => {
  it('takes the latest review of a card back, and it can be answered again', async () => {
    const gus = person('gus');
    await learned(gus);
    const [card] = (await due(gus)).items;
    const review = reviewOf(card!, 'again');
    await send(gus, [review]);
    const { body } = await undo(gus, review);
    expect(body).toMatchObject({ state: 'new', due: null, reviews: 0, turn: 2 });
    expect(await today(gus)).toMatchObject({ due: 0, done: { reviews: 0, missed: 0, fresh: 0 } });
    expect((await undo(gus, review)).body).toEqual(expect.objectContaining({ turn: 2 }));
    // Sent once more by a tab that has not heard of it
    expect((await send(gus, [review]))[0]).toMatchObject({ outcome: 'already', card: { reviews: 0 } });
    expect((await send(gus, [reviewOf(body, 'good')]))[0]).toMatchObject({ outcome: 'counted', card: { turn: 3 } });
    expect(await log(gus, card!.id)).toHaveLength(1);
  });

  it('is for the latest review alone, and for one’s own', async () => {
    const [hal, ida] = [person('hal'), person('ida')];
    await learned(hal);
    const [card] = (await due(hal)).items;
    const first = reviewOf(card!, 'good');
    await send(hal, [first]);
    await send(hal, [reviewOf({ id: card!.id, turn: 1 }, 'good')]);
    expect((await undo(hal, first)).error.code).toBe('conflict');
    expect((await undo(ida, first)).error.code).toBe('card_not_found');
  });
});

describe('the cards of a day', () => {
  it('are at most so many new ones as were chosen, over all pages and all that was shown already', async () => {
    const jon = person('jon');
    const { sessionId } = await learned(jon);
    await settings(jon, { new_a_day: 5 });
    const first = await due(jon, { limit: 3 });
    const second = await due(jon, { limit: 3, cursor: first.cursor! });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, second.items.length, second.cursor, new Set(ids).size]).toEqual([3, 2, null, 5]);
    await send(jon, [reviewOf(first.items[0]!, 'easy')]);
    expect(await today(jon)).toMatchObject({ fresh: 4, due: 0 });
    expect((await due(jon, { session: sessionId })).items).toHaveLength(4);
    await settings(jon, { new_a_day: 0 });
    expect([(await due(jon)).items, (await today(jon)).fresh]).toEqual([[], 0]);
  });

  it('begin with steps of minutes, then what is due, then what is new; and say how many come on the days after', async () => {
    const kim = person('kim');
    await learned(kim);
    const cards = (await due(kim)).items;
    await send(kim, [reviewOf(cards[0]!, 'easy'), reviewOf(cards[1]!, 'good')]);
    const ids = cards.slice(0, 2).map(({ id }) => id);
    const states = (await due(kim)).items.map(({ state }) => state);
    expect([states[0], new Set(states.slice(1))]).toEqual(['learning', new Set(['new'])]);
    expect((await today(kim)).sessions).toMatchObject([{ due: 1, cards: 12 }]);
    vi.setSystemTime(Date.now() + 6 * DAY);
    expect((await today(kim)).ahead.filter(({ due: some }) => some > 0)).toMatchObject([{ due: 1 }]);
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(new Set((await due(kim)).items.slice(0, 2).map(({ id }) => id))).toEqual(new Set(ids));
    expect(await today(kim)).toMatchObject({ due: 2, fresh: 10 });
  });

  it('come page by page, each once, whatever a page ends with', async () => {
    const una = person('una');
    const { sessionId } = await learned(una, 4);
    const cards = (await due(una)).items;
    await send(una, [reviewOf(cards[0]!, 'good'), reviewOf(cards[1]!, 'easy'), reviewOf(cards[2]!, 'easy')]);
    vi.setSystemTime(Date.now() + 20 * DAY);
    // One whose steps were broken off, two that are due, three that are new
    const all = ['learning', 'review', 'review', 'new', 'new', 'new'];
    for (const session of [undefined, sessionId])
      for (const limit of [1, 2, 3, 4, 5]) {
        const [ids, states]: [string[], string[]] = [[], []];
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await due(una, { limit, ...(session ? { session } : {}), ...(cursor ? { cursor } : {}) });
          ids.push(...page.items.map(({ id }) => id));
          states.push(...page.items.map(({ state }) => state));
          cursor = page.cursor;
        }
        expect([limit, states, new Set(ids).size]).toEqual([limit, all, 6]);
      }
  });

  it('can be those of one session', async () => {
    const lou = person('lou');
    const [one, other] = [await learned(lou, 2), await learned(lou, 3)];
    expect((await due(lou, { session: one.sessionId })).items).toHaveLength(4);
    const first = await due(lou, { session: other.sessionId, limit: 2 });
    const second = await due(lou, { session: other.sessionId, limit: 9, cursor: first.cursor! });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
    const stranger = person('stranger');
    const asked = await backend.call('listDueCards', stranger, { query: { session: one.sessionId } });
    expect(asked.error.code).toBe('session_not_found');
  });
});

describe('a card', () => {
  it('is not asked while it is suspended, and then again when it was due', async () => {
    const mia = person('mia');
    const { sessionId } = await learned(mia, 1);
    const [card] = (await due(mia)).items;
    await change(mia, card!.id, 'suspend');
    expect((await due(mia)).items.map(({ id }) => id)).not.toContain(card!.id);
    expect(await deck(mia, sessionId)).toMatchObject({ cards: 3, suspended: 1 });
    expect((await change(mia, card!.id, 'resume')).body).toMatchObject({ suspended: false, turn: 0 });
    expect((await due(mia)).items.map(({ id }) => id)).toContain(card!.id);
  });

  it('can be begun anew, and keeps its log', async () => {
    const ned = person('ned');
    const { sessionId } = await learned(ned, 1);
    const [card] = (await due(ned)).items;
    await send(ned, [reviewOf(card!, 'easy')]);
    expect(await deck(ned, sessionId)).toMatchObject({ fresh: 2, remembered: 1 });
    expect((await change(ned, card!.id, 'restart')).body).toMatchObject({ state: 'new', reviews: 0, turn: 2 });
    expect([(await log(ned, card!.id)).length, (await deck(ned, sessionId)).fresh]).toEqual([1, 3]);
  });

  it('is there to look through, page by page in the order of the scenes, whenever it is due', async () => {
    const ole = person('ole');
    const { sessionId } = await learned(ole, 3);
    await send(ole, [reviewOf((await due(ole)).items[0]!, 'easy')]);
    const page = (limit: number, cursor?: string) =>
      backend.call('listCards', ole, { params: { sessionId }, query: { limit, ...(cursor ? { cursor } : {}) } });
    const first = (await page(2)).body;
    const second = (await page(9, first.cursor!)).body;
    const kinds = [...first.items, ...second.items].map(({ content }) => content.kind);
    expect([kinds, second.cursor]).toEqual([['term', 'term', 'term', 'question', 'question'], null]);
    expect((await page(2, 'bm8')).error.code).toBe('bad_cursor');
    expect((await all(ole, sessionId)).map(({ reviews }) => reviews).toSorted()).toEqual([0, 0, 0, 0, 1]);
  });

  it('is reviewed by everybody for free, and never moves mastery', async () => {
    const pia = person('pia');
    const { sessionId } = await learned(pia);
    const before = (await backend.call('getProgress', pia, { params: { sessionId } })).body.session;
    const cards = (await due(pia)).items;
    await send(
      pia,
      cards.map((card) => reviewOf(card, 'again')),
    );
    expect((await backend.call('getProgress', pia, { params: { sessionId } })).body.session).toEqual(before);
  });
});
