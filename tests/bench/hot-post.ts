import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { viewPost } from '../../lambdas/store/post/counts/view-post.ts';
import { likePost } from '../../lambdas/store/post/likes/like-post.ts';
import { type Table, tableOf } from '../../lambdas/store/table.ts';
import { newId } from '../../shared/model/id.ts';
import type { Figure } from './report.ts';

const SECONDS = 60;
const LIKES_A_SECOND = 1_000;
const VIEWS_A_SECOND = 1_000;
/** Write units a second that one partition of the table takes. */
const PARTITION_LIMIT = 1_000;
/** Rows of likes, views and counters are far below 1 KB. */
const UNITS = 1;
const TRANSACTED = 2 * UNITS;

type Written = (partition: string, units: number) => void;
interface Key {
  readonly PK: string;
}
interface Write {
  readonly Item?: Key;
  readonly Key?: Key;
}
interface Input extends Write {
  readonly TransactItems?: readonly Readonly<Record<string, Write>>[];
}

const partitionOf = ({ Item, Key }: Write): string => Item?.PK ?? Key?.PK ?? '';

/** The store's own commands, with nothing behind them: each is noted with what DynamoDB would count it as. */
const meteredTable = (written: Written): Table => {
  const table = tableOf(
    new DynamoDBClient({ region: 'eu-central-1', credentials: { accessKeyId: 'x', secretAccessKey: 'x' } }),
    'Fabula',
  );
  table.client.middlewareStack.add(
    () => async (args) => {
      const input = args.input as Input;
      const inOne = input.TransactItems?.flatMap((item) => Object.values(item));
      for (const write of inOne ?? [input]) written(partitionOf(write), inOne ? TRANSACTED : UNITS);
      return { output: { $metadata: {} }, response: {} };
    },
    { step: 'initialize', priority: 'high' },
  );
  return table;
};

/** A post that everybody likes and looks at, by the keys that the product writes. */
export const hotPost = async (): Promise<Figure[]> => {
  const post = { id: newId('ses'), user_id: randomUUID() };
  const total = new Map<string, number>();
  let second = new Map<string, number>();
  let worst = 0;
  const add = (sums: Map<string, number>, partition: string, units: number) =>
    sums.set(partition, (sums.get(partition) ?? 0) + units);
  const table = meteredTable((partition, units) => {
    add(total, partition, units);
    add(second, partition, units);
  });
  const now = Date.now();
  for (let at = 0; at < SECONDS; at += 1) {
    second = new Map();
    const likes = Array.from({ length: LIKES_A_SECOND }, () => likePost(table, post, randomUUID(), now));
    const views = Array.from({ length: VIEWS_A_SECOND }, () => viewPost(table, post, randomUUID(), now));
    await Promise.all([...likes, ...views]);
    worst = Math.max(worst, ...second.values());
  }
  const hottest = Math.max(...total.values()) / SECONDS;
  return [
    { what: 'partitions that share the load', value: total.size, unit: 'partitions' },
    { what: 'hottest partition, a minute long', value: hottest, unit: 'units a second', limit: PARTITION_LIMIT / 2 },
    { what: 'its worst second', value: worst, unit: 'units', limit: PARTITION_LIMIT },
  ];
};
