import type { CardRecord } from '../../lambdas/domain/deck/card.ts';
import { cardsOfScene } from '../../lambdas/domain/deck/cards-of-scene.ts';
import { addDays } from '../../lambdas/domain/deck/day.ts';
import { usualFit } from '../../lambdas/domain/deck/memory.ts';
import { newSession } from '../../lambdas/domain/generation/new-session.ts';
import type { SceneRecord } from '../../lambdas/domain/scene/scene.ts';
import type { SessionRecord } from '../../lambdas/domain/session/session.ts';
import { card as cards } from '../../lambdas/http/routes/deck/card.ts';
import { deck } from '../../lambdas/http/routes/deck/deck.ts';
import { deckStore, sessionStore, table } from '../../lambdas/runtime/container.ts';
import { putRows } from '../../lambdas/store/batch.ts';
import { cardKey, dayOrder, dueIndex, sceneKey } from '../../lambdas/store/keys.ts';
import { startDynamo } from '../../local/dynamodb/start.ts';
import { ensureTable } from '../../local/dynamodb/table.ts';
import { newId } from '../../shared/model/id.ts';
import { instant } from '../../shared/model/time.ts';
import { someCard } from '../fixtures/deck/cards.ts';
import type { Figure } from './report.ts';

const CARDS = 50_000;
const PAGE = 20;
const PAGES = 30;
const now = Date.now();
const today = instant(now).slice(0, 10);

/** As long as scenes of textbook chapters are: ten terms, five pairs and some 800 words. */
const sceneOf = (session: SessionRecord, order: number): SceneRecord => {
  const says = (quote: string) => ({ chunk: 'c1', heading: 'A heading', quote, start: 0, end: quote.length });
  const words = (what: string) => `${what} ${order} is a word that stands in the material for the sake of its length.`;
  const terms = Array.from({ length: 10 }, (_, at) => ({
    term: `term ${order} ${at}`,
    definition: words(`meaning ${at}`),
  }));
  return {
    session_id: session.id,
    user_id: session.user_id,
    generation_id: newId('gen'),
    order,
    type: 'chapter',
    title: `Chapter ${order}`,
    content: words('sentence').repeat(50),
    quiz: null,
    keys: [],
    sources: terms.slice(0, 4).map(({ term }) => says(words(term))),
    terms,
    activities: [
      {
        id: 'm',
        kind: 'match',
        place: { at: 'end' },
        pairs: terms.slice(0, 5).map((pair) => ({ ...pair, evidence: says(words(pair.term)) })),
      },
    ],
    asked: 0,
    passed: 0,
    minutes: 4,
    version: 1,
    state: 'written',
  };
};

const rowOf = (one: CardRecord, day: string) => ({
  ...one,
  state: 'review' as const,
  due_day: day,
  last_day: addDays(today, -9),
  last_at: instant(now),
  stability: 9.12345678,
  difficulty: 5.12345678,
  reviews: 4,
  turn: 4,
  version: 5,
  ...cardKey(one.user_id, one.id),
  GSI1PK: dueIndex(one.user_id),
  GSI1SK: dayOrder(day, one.id),
});

/** A reader whose first cards are of twenty scenes of one lesson, and all others of other lessons. */
const settle = async (userId: string, count: number): Promise<void> => {
  const made = newSession(userId, { mode: 'custom', title: 'A lesson' }, now);
  const session: SessionRecord = { ...made, status: 'ready', generated_at: instant(now), scene_end: PAGE };
  await sessionStore().create(session, undefined);
  const scenes = Array.from({ length: PAGE }, (_, at) => sceneOf(session, at + 1));
  await putRows(
    table(),
    scenes.map((scene) => ({ ...scene, ...sceneKey(session.id, scene.order) })),
  );
  const first = scenes.map((scene) => ({ ...someCard(userId, 0), ...cardsOfScene(scene)[0], order: scene.order }));
  const own = first.map(({ content: _, from: __, ...one }) =>
    rowOf({ ...one, session_id: session.id }, addDays(today, -90)),
  );
  await putRows(table(), own);
  for (let at = PAGE; at < count; at += 1_000) {
    const numbers = Array.from({ length: Math.min(1_000, count - at) }, (_, more) => at + more);
    await putRows(
      table(),
      numbers.map((number) => rowOf(someCard(userId, number), addDays(today, (number % 400) - 40))),
    );
  }
};

const units = { spent: 0 };
const meter = (): void => {
  table().client.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const consumed = Reflect.get(Object(result.output), 'ConsumedCapacity');
      for (const one of [consumed ?? []].flat()) units.spent += Number(Reflect.get(Object(one), 'CapacityUnits') ?? 0);
      return result;
    },
    { step: 'initialize' },
  );
};

const unitsOf = async (act: () => Promise<unknown>): Promise<number> => {
  units.spent = 0;
  await act();
  return units.spent;
};

/** Milliseconds of the processor, with those of the embedded table, which runs in this process. */
const cpuOf = async (act: () => Promise<unknown>): Promise<number> => {
  for (let warm = 0; warm < 5; warm += 1) await act();
  const before = process.cpuUsage();
  for (let page = 0; page < PAGES; page += 1) await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / PAGES;
};

/** What somebody with 50,000 cards costs, beside somebody with twenty. */
export const deckCosts = async (): Promise<Figure[]> => {
  const dynamo = await startDynamo({});
  await ensureTable(dynamo.endpoint, 'Fabula');
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    TABLE_NAME: 'Fabula',
  });
  await settle('few', PAGE);
  await settle('many', CARDS);
  meter();
  const page = (userId: string) => async () => {
    const query = { limit: PAGE, cursor: undefined, session: undefined };
    const asked = { caller: { userId }, query, now, params: undefined, body: undefined, request: undefined };
    const { items } = await cards.listDueCards(asked as never);
    if (items.length !== PAGE) throw new Error(`${items.length} cards of ${userId}`);
  };
  const count = (userId: string) => () => deck.getToday({ caller: { userId }, now } as never);
  const [few, many] = [await unitsOf(page('few')), await unitsOf(page('many'))];
  const cpu = await cpuOf(page('many'));
  const counted = await unitsOf(count('many'));
  const [first] = (
    await deckStore().due({
      userId: 'many',
      day: today,
      end: now,
      fresh: 0,
      session: undefined,
      limit: 1,
      cursor: undefined,
    })
  ).cards;
  if (!first) throw new Error('nothing is due');
  const review = {
    id: newId('rev'),
    card: first.id,
    turn: first.turn,
    grade: 'good',
    missed: false,
    at: instant(now),
    took: 9_000,
  } as const;
  const clock = { now, sent: now, timezone: 'UTC', retention: 0.9, fit: usualFit };
  // One unit is the card that is read before
  const written = (await unitsOf(() => deckStore().review('many', review, clock))) - 1;
  const figures: Figure[] = [
    { what: 'a page of 20 cards of 20 scenes, among 20', value: few, unit: 'read units' },
    { what: 'the same among 50,000', value: many, unit: 'read units', limit: few },
    { what: 'a page, with the table in this process', value: cpu, unit: 'ms CPU', limit: 100 },
    { what: 'today, 1,000 due and more', value: counted, unit: 'read units' },
    { what: 'a review', value: written, unit: 'write units', limit: 8 },
  ];
  await dynamo.close();
  return figures;
};
