import type { Dynamo } from '../dynamodb/start.ts';
import type { Consumer } from './consumer.ts';
import { type Backoff, defaultBackoff } from './deliver.ts';
import { type StreamFaults, StreamReader } from './reader.ts';

export interface StreamOptions extends StreamFaults {
  dynamo: Pick<Dynamo, 'outbox' | 'now'>;
  consumers: Consumer[];
  backoff?: Backoff;
}

export interface Stream {
  /** Resolves when every consumer is done with everything written so far. */
  caughtUp(): Promise<void>;
  /** Waits for running invocations; unacknowledged records are delivered again at the next start. */
  close(): Promise<void>;
}

/**
 * The event source mapping between the table's stream and its functions: each consumer has its own cursor, gets the
 * records of one item in order and everything at least once.
 */
export async function startStream({
  dynamo,
  consumers,
  backoff = defaultBackoff,
  ...faults
}: StreamOptions): Promise<Stream> {
  const { outbox, now } = dynamo;
  const stop = new AbortController();
  const cursors = await outbox.register(consumers.map(({ name }) => name));
  const readers = consumers.map((consumer) => {
    const delivery = { consumer, now, backoff, signal: stop.signal };
    return new StreamReader(outbox, cursors.get(consumer.name) ?? '', delivery, faults);
  });
  const ring = () => {
    for (const reader of readers) reader.ring();
  };
  const silence = outbox.onRecords(ring);
  const running = readers.map((reader) => reader.run());
  return {
    caughtUp: async () => void (await Promise.all(readers.map((reader) => reader.caughtUp()))),
    close: async () => {
      stop.abort();
      silence();
      ring();
      await Promise.all(running);
    },
  };
}
