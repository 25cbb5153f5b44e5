import type { DynamoDBRecord } from 'aws-lambda';
import { itemOf } from './consumer.ts';

/** The same records in a random order that keeps the order of each item's. */
export function shuffleItems(records: DynamoDBRecord[]): DynamoDBRecord[] {
  const items = [...Map.groupBy(records, itemOf).values()];
  const shuffled: DynamoDBRecord[] = [];
  while (items.length > 0) {
    const at = Math.floor(Math.random() * items.length);
    shuffled.push(items[at]!.shift()!);
    if (items[at]!.length === 0) items.splice(at, 1);
  }
  return shuffled;
}
