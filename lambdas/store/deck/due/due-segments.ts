import { instant } from '../../../../shared/model/time.ts';
import type { DueQuery } from '../../../domain/deck/ports.ts';
import { dayOrder, dueIndex, FRESH, stepOrder } from '../../keys.ts';

/** Sorts after whatever a card's id begins with. */
const AFTER = '~';

/** A stretch of the list of what is due, both ends included. */
export interface Segment {
  readonly first: string;
  readonly last: string;
  readonly isFresh: boolean;
}

/** Steps until the day ends, what is due on it or before, and what is new: in the order of the list. */
export const segmentsOf = ({ day, end }: Pick<DueQuery, 'day' | 'end'>): readonly Segment[] => [
  { first: stepOrder('', ''), last: stepOrder(instant(end), ''), isFresh: false },
  { first: dayOrder('', ''), last: `${dayOrder(day, '')}${AFTER}`, isFresh: false },
  { first: FRESH, last: `${FRESH}${AFTER}`, isFresh: true },
];

export const inSegment = (userId: string, first: string, last: string) => ({
  IndexName: 'GSI1',
  KeyConditionExpression: 'GSI1PK = :due AND GSI1SK BETWEEN :first AND :last',
  ExpressionAttributeValues: { ':due': dueIndex(userId), ':first': first, ':last': last },
});
