import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Outbox } from '../dynamodb/storage/outbox.ts';
import { sequenceOf } from './consumer.ts';
import { type DeliveryContext, deliver } from './deliver.ts';
import { SHARDS, shardOf } from './shards.ts';
import { shuffleItems } from './shuffle.ts';

const READ_AHEAD = 1000;
/** Pause before retrying a failed read. */
const RETRY_MS = 1000;

export interface StreamFaults {
  /** Delivers every batch twice. */
  deliverTwice?: boolean;
  /** Mixes the records of different items. */
  shuffle?: boolean;
}

interface Shard {
  queue: DynamoDBRecord[];
  busy: boolean;
  work: Promise<void>;
}

/** Reads the outbox for one consumer: shards in parallel, each in order. Acknowledges a record when all before it are done. */
export class StreamReader {
  readonly #outbox: Outbox;
  readonly #delivery: DeliveryContext;
  readonly #faults: StreamFaults;
  readonly #open: { sequence: string; done: boolean }[] = [];
  readonly #shards: Shard[];
  #position: string;
  #bell = Promise.withResolvers<void>();

  constructor(outbox: Outbox, from: string, delivery: DeliveryContext, faults: StreamFaults) {
    this.#outbox = outbox;
    this.#position = from;
    this.#delivery = delivery;
    this.#faults = faults;
    this.#shards = Array.from({ length: SHARDS }, () => ({ queue: [], busy: false, work: Promise.resolve() }));
  }

  /** Something may have changed: new records, a finished batch, or the end. */
  ring = (): void => {
    this.#bell.resolve();
    this.#bell = Promise.withResolvers();
  };

  async run(): Promise<void> {
    while (!this.#delivery.signal.aborted) {
      const bell = this.#bell.promise;
      const room = READ_AHEAD - this.#open.length;
      const records = room > 0 ? await this.#read(room) : [];
      if (!records) await sleep(RETRY_MS, undefined, { signal: this.#delivery.signal }).catch(() => undefined);
      else if (records.length === 0) await bell;
      else await this.#take(records);
    }
    await Promise.all(this.#shards.map(({ work }) => work));
  }

  /** Resolves when everything written so far is delivered or given up. */
  async caughtUp(): Promise<void> {
    for (;;) {
      const bell = this.#bell.promise;
      if (this.#open.length === 0 && (await this.#outbox.read(this.#position, 1)).length === 0) return;
      await bell;
    }
  }

  /** Undefined if the read fails. */
  async #read(limit: number): Promise<DynamoDBRecord[] | undefined> {
    try {
      return await this.#outbox.read(this.#position, limit);
    } catch (error) {
      console.error(`[stream] ${this.#delivery.consumer.name} could not read:`, error);
      return undefined;
    }
  }

  async #take(records: DynamoDBRecord[]): Promise<void> {
    const { filter } = this.#delivery.consumer;
    for (const record of records) {
      const passes = filter?.(record) ?? true;
      this.#open.push({ sequence: sequenceOf(record), done: !passes });
      this.#position = sequenceOf(record);
      if (passes) this.#shards[shardOf(record)]!.queue.push(record);
    }
    for (const shard of this.#shards) {
      if (!shard.busy) shard.work = this.#work(shard);
    }
    await this.#finish([]);
  }

  async #work(shard: Shard): Promise<void> {
    const { batchSize = 100 } = this.#delivery.consumer;
    shard.busy = true;
    while (shard.queue.length > 0) {
      const batch = shard.queue.splice(0, batchSize);
      const records = this.#faults.shuffle ? shuffleItems(batch) : batch;
      try {
        await deliver(records, this.#delivery);
        if (this.#faults.deliverTwice) await deliver(records, this.#delivery);
      } catch (error) {
        if (this.#delivery.signal.aborted) return;
        throw error;
      }
      await this.#finish(batch);
    }
    shard.busy = false;
  }

  async #finish(batch: DynamoDBRecord[]): Promise<void> {
    const finished = new Set(batch.map(sequenceOf));
    for (const entry of this.#open) entry.done ||= finished.has(entry.sequence);
    const firstOpen = this.#open.findIndex(({ done }) => !done);
    const done = this.#open.splice(0, firstOpen === -1 ? this.#open.length : firstOpen).at(-1);
    if (done) await this.#acknowledge(done.sequence);
    this.ring();
  }

  /** A failed acknowledgement is made up for by the next one; after a restart the records are delivered again. */
  async #acknowledge(sequence: string): Promise<void> {
    const { name } = this.#delivery.consumer;
    try {
      await this.#outbox.acknowledge(name, sequence);
    } catch (error) {
      console.error(`[stream] ${name} could not acknowledge:`, error);
    }
  }
}
