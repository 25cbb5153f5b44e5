import * as z from 'zod/mini';
import { DAYS_AHEAD } from '../../../../shared/catalogue/limits.ts';
import { CardIdSchema } from '../../../../shared/model/id.ts';
import { LearningDaySchema } from '../../../../shared/model/learning/deck.ts';
import { addDays } from '../../../domain/deck/day.ts';
import type { DeckStore, DueKey, DueKeys } from '../../../domain/deck/ports.ts';
import { dayOrder } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { inSegment, segmentsOf } from './due-segments.ts';

/** Cards that are counted at most, of those that are due and of those that come. */
const MOST_DUE = 1_000;
const MOST_AHEAD = 500;

const KeySchema = z.object({ id: CardIdSchema, foreign: z.boolean(), GSI1SK: z.string() });

const keyOf = (item: unknown): DueKey => {
  const { id, foreign, GSI1SK } = z.parse(KeySchema, item);
  const day = z.safeParse(LearningDaySchema, GSI1SK.split('#')[1]);
  return { id, foreign, day: day.success ? day.data : null };
};

type Segment = Pick<ReturnType<typeof segmentsOf>[number], 'first' | 'last'>;

const readKeys = async (table: Table, userId: string, { first, last }: Segment, most: number) => {
  if (most === 0) return { keys: [], more: false };
  const { items, more } = await queryPage(table, {
    ...inSegment(userId, first, last),
    ProjectionExpression: 'id, #foreign, GSI1SK',
    ExpressionAttributeNames: { '#foreign': 'foreign' },
    Limit: most,
  });
  return { keys: items.map(keyOf), more };
};

/** What is due today, what is new, and what comes in the days after: enough of each card to count it. */
export const listDueKeys = async (table: Table, query: Parameters<DeckStore['dueKeys']>[0]): Promise<DueKeys> => {
  const { userId, day, fresh } = query;
  const coming = { first: dayOrder(addDays(day, 1), ''), last: `${dayOrder(addDays(day, DAYS_AHEAD), '')}~` };
  const [segments, ahead] = await Promise.all([
    Promise.all(
      segmentsOf(query).map((segment) => readKeys(table, userId, segment, segment.isFresh ? fresh : MOST_DUE)),
    ),
    readKeys(table, userId, coming, MOST_AHEAD),
  ]);
  const [steps, days, unseen] = segments;
  return {
    due: [...(steps?.keys ?? []), ...(days?.keys ?? [])],
    fresh: unseen?.keys ?? [],
    ahead: ahead.keys,
    more: steps?.more === true || days?.more === true || ahead.more,
  };
};
