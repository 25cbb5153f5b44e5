import { ServiceError } from '../../lib/service-error.ts';
import { invalid } from '../errors.ts';
import { keyOf, storageKey } from '../storage/engine.ts';
import { expiryChanges } from '../storage/expiry.ts';
import { type Level, type Operation, spaces, under } from '../storage/storage.ts';
import type { Item, StoredTable } from '../types.ts';
import { parse } from './parse.ts';

const ARN = 'arn:aws:dynamodb:local:000000000000:table/';

interface TimeToLiveRequest {
  TableName: string;
  TimeToLiveSpecification: { AttributeName: string; Enabled: boolean };
}

/** The tables and their settings; kept in memory because there are few. */
export class Tables {
  readonly #level: Level;
  readonly #tables = new Map<string, StoredTable>();

  private constructor(level: Level) {
    this.#level = level;
  }

  static async open(level: Level): Promise<Tables> {
    const tables = new Tables(level);
    for await (const table of level.values(under(spaces.table)) as AsyncIterable<StoredTable>) {
      tables.#tables.set(table.TableName, table);
    }
    return tables;
  }

  get(name: string): StoredTable {
    const table = this.#tables.get(name);
    if (!table) throw new ServiceError('ResourceNotFoundException', 'Requested resource not found');
    return table;
  }

  all = () => [...this.#tables.values()];

  list = () => ({ TableNames: [...this.#tables.keys()].sort() });

  describe = ({ TableName }: { TableName: string }) => ({ Table: description(this.get(TableName)) });

  /** A new table is active at once. */
  create = async (data: StoredTable) => {
    const { StreamSpecification } = data;
    const table = {
      ...parse<StoredTable>('CreateTable', data),
      TableArn: ARN + data.TableName,
      TableStatus: 'ACTIVE' as const,
      ...(StreamSpecification && { StreamSpecification }),
    };
    if (this.#tables.has(table.TableName)) {
      throw new ServiceError('ResourceInUseException', `Table already exists: ${table.TableName}`);
    }
    await this.#save(table);
    return { TableDescription: description(table) };
  };

  describeExpiry = ({ TableName }: { TableName: string }) => {
    const { expiryAttribute: AttributeName } = this.get(TableName);
    return {
      TimeToLiveDescription: AttributeName
        ? { TimeToLiveStatus: 'ENABLED', AttributeName }
        : { TimeToLiveStatus: 'DISABLED' },
    };
  };

  updateExpiry = async ({ TableName, TimeToLiveSpecification }: TimeToLiveRequest) => {
    const table = this.get(TableName);
    if (!TimeToLiveSpecification.Enabled) throw invalid('Disabling TimeToLive is not emulated locally');
    if (table.expiryAttribute) throw invalid('TimeToLive is already enabled');
    const updated = { ...table, expiryAttribute: TimeToLiveSpecification.AttributeName };
    await this.#save(updated);
    const expiries: Operation[] = [];
    for await (const after of this.#level.values(under(spaces.item(TableName))) as AsyncIterable<Item>) {
      const key = storageKey(keyOf(after, table), table);
      expiries.push(...expiryChanges({ table: updated, key, before: undefined, after }));
    }
    await this.#level.batch(expiries);
    return { TimeToLiveSpecification };
  };

  async #save(table: StoredTable): Promise<void> {
    await this.#level.batch([{ type: 'put', key: spaces.table + table.TableName, value: table }]);
    this.#tables.set(table.TableName, table);
  }
}

function description({ expiryAttribute: _, ...table }: StoredTable) {
  const active = { IndexStatus: 'ACTIVE' };
  return {
    ...table,
    GlobalSecondaryIndexes: table.GlobalSecondaryIndexes?.map((index) => ({ ...index, ...active })),
    ...(table.StreamSpecification && { LatestStreamArn: `${table.TableArn}/stream/local` }),
  };
}
