import { createHash, randomUUID } from 'node:crypto';
import { EXPIRY } from '../../../local/dynamodb/operations/record.ts';
import type { Dynamo, DynamoOptions } from '../../../local/dynamodb/start.ts';
import { filledOutbox } from './outbox.ts';
import { ownDatabase } from './own-database.ts';
import { sweepBy } from './sweep.ts';

const nameOf = (dataDir: string = randomUUID()) => createHash('sha256').update(dataDir).digest('hex').slice(0, 20);
const same = (keys: object) => JSON.stringify(Object.entries(keys).sort());

/**
 * Takes the place of the stand-in's start where the suites run against Amazon's DynamoDB Local, whose address stands in
 * DYNAMODB_REFEREE. A folder is a database that is found again by it.
 */
export async function startDynamo(options: DynamoOptions): Promise<Dynamo> {
  const { dataDir, now = Date.now } = options;
  const upstream = process.env['DYNAMODB_REFEREE'];
  if (!upstream) throw new Error('DYNAMODB_REFEREE does not say where DynamoDB Local listens');
  const database = await ownDatabase(upstream, nameOf(dataDir));
  const expired = new Set<string>();
  const { outbox, close } = await filledOutbox(database.endpoint, (record) => {
    const { dynamodb = {} } = record;
    // Theirs is the minute by the machine's clock, and a test may be a week ahead
    dynamodb.ApproximateCreationDateTime = Math.floor(now() / 1_000);
    if (record.eventName === 'REMOVE' && expired.delete(same(dynamodb.Keys ?? {}))) record.userIdentity = EXPIRY;
  });
  const sweep = async () => {
    const gone = await sweepBy(database.endpoint, Math.floor(now() / 1_000));
    for (const keys of gone) expired.add(same(keys));
    return gone.length;
  };
  return {
    endpoint: database.endpoint,
    port: database.port,
    outbox,
    now,
    sweep,
    close: async () => {
      await close();
      await database.close();
    },
  };
}
