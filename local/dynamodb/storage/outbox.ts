import type { DynamoDBRecord } from 'aws-lambda';
import { type Level, type Operation, spaces, under } from './storage.ts';

const sequenceOf = (micros: number) => String(micros).padStart(21, '0');
const DAY_MICROS = 24 * 3600 * 1_000_000;

/** The table's stream: records stay until every registered reader has acknowledged them, at most for a day. */
export class Outbox {
  readonly #level: Level;
  readonly #listeners = new Set<() => void>();
  readonly #cursors = new Map<string, string>();
  #sequence = 0;
  /** Everything up to here was deleted; deleting from here on avoids scanning LevelDB's tombstones. */
  #trimmed = '';

  private constructor(level: Level) {
    this.#level = level;
  }

  static async open(level: Level): Promise<Outbox> {
    const outbox = new Outbox(level);
    const used: string[] = [];
    for await (const key of level.keys({ ...under(spaces.stream), reverse: true, limit: 1 })) {
      used.push(key.slice(spaces.stream.length));
    }
    for await (const cursor of level.values(under(spaces.cursor))) used.push(String(cursor));
    outbox.#sequence = Math.max(Date.now() * 1000, ...used.map(Number));
    return outbox;
  }

  /** The next sequence number; larger than all before, over restarts too. */
  next(): string {
    return sequenceOf(++this.#sequence);
  }

  put(record: DynamoDBRecord): Operation {
    return { type: 'put', key: spaces.stream + record.dynamodb?.SequenceNumber, value: record };
  }

  /** Calls back after each write that left records. */
  onRecords(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  announce(): void {
    for (const listener of this.#listeners) queueMicrotask(listener);
  }

  /** Registers the readers that must acknowledge a record before it is deleted; returns the position of each. */
  async register(readers: string[]): Promise<Map<string, string>> {
    const stored = await this.#level.getMany(readers.map((reader) => spaces.cursor + reader));
    readers.forEach((reader, at) => {
      this.#cursors.set(reader, String(stored[at] ?? ''));
    });
    return new Map(this.#cursors);
  }

  /** Up to `limit` records after a sequence number ('' is the oldest), in order. */
  async read(after: string, limit: number): Promise<DynamoDBRecord[]> {
    const range = { gt: spaces.stream + after, lt: `${spaces.stream}\xff`, limit };
    const records: DynamoDBRecord[] = [];
    for await (const record of this.#level.values(range)) records.push(record as DynamoDBRecord);
    return records;
  }

  /** Keeps records that a reader gave up for a day: a dead-letter message contains only their sequence numbers. */
  async keep(records: readonly DynamoDBRecord[]): Promise<void> {
    await this.#level.batch(
      records.map((value) => ({ type: 'put', key: spaces.kept + value.dynamodb?.SequenceNumber, value })),
    );
  }

  /** Up to `limit` records from a sequence number on, including those that were given up. */
  async history(from: string, limit: number): Promise<DynamoDBRecord[]> {
    const found = new Map<string, DynamoDBRecord>();
    for (const space of [spaces.kept, spaces.stream]) {
      const range = { gte: space + from, lt: `${space}\xff`, limit };
      for await (const [key, record] of this.#level.iterator(range))
        found.set(key.slice(space.length), record as DynamoDBRecord);
    }
    const ordered = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
    return ordered.slice(0, limit).map(([, record]) => record);
  }

  /** Marks everything up to and including this sequence number as processed. */
  async acknowledge(reader: string, sequence: string): Promise<void> {
    if (sequence <= (this.#cursors.get(reader) ?? '')) return;
    this.#cursors.set(reader, sequence);
    await this.#level.batch([{ type: 'put', key: spaces.cursor + reader, value: sequence }]);
    await this.#clear([...this.#cursors.values()].sort()[0]!);
  }

  /** Forgets records older than a day, as DynamoDB does. */
  async trim(): Promise<void> {
    const dayAgo = sequenceOf(Date.now() * 1000 - DAY_MICROS);
    await this.#clear(dayAgo);
    await this.#level.clear({ gt: spaces.kept, lte: spaces.kept + dayAgo });
  }

  async #clear(upTo: string): Promise<void> {
    if (upTo <= this.#trimmed) return;
    const range = { gt: spaces.stream + this.#trimmed, lte: spaces.stream + upTo };
    this.#trimmed = upTo;
    await this.#level.clear(range);
  }
}
