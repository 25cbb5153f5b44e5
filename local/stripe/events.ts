import { createHmac } from 'node:crypto';
import { newId, seconds } from './objects.ts';
import type { Doc, StripeStore } from './store.ts';

interface StripeEvent extends Doc {
  object: 'event';
  type: string;
}

export interface WebhookTarget {
  /** Address that events are sent to. */
  readonly url: string;
  readonly secret: string;
  /** Milliseconds before the first repetition; each wait is twice the one before, up to a minute. */
  readonly firstWaitMs?: number;
}

/** The API version of the SDK. */
export const API_VERSION = '2026-10-28.endive';
const MOST_TRIES = 40;
const LONGEST_WAIT_MS = 60_000;

export const signatureOf = (body: string, secret: string, at = seconds()): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** An object without internal fields. */
export const publicFields = (doc: object): object =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !name.startsWith('_')));

export type Events = ReturnType<typeof createEvents>;

/** Stores events and sends them, signed, until they are accepted; unordered, also after a restart. */
export function createEvents(store: StripeStore, delivery: () => WebhookTarget | undefined) {
  const waiting = new Set<NodeJS.Timeout>();
  let open = true;

  async function attempt(event: StripeEvent, { url, secret }: WebhookTarget): Promise<void> {
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, secret),
    };
    const response = await fetch(url, { method: 'POST', body, headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  }

  function repeat(id: string, tries: number, { firstWaitMs = 500 }: WebhookTarget): void {
    const wait = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** (tries - 1));
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void deliver(id, tries);
    }, wait);
    waiting.add(timer.unref());
  }

  async function deliver(id: string, before: number): Promise<void> {
    const target = delivery();
    const event = open && target ? store.find<StripeEvent>('event', id) : undefined;
    if (!event || !target) return;
    try {
      await attempt(event, target);
      if (open) store.delivered(id);
    } catch (error) {
      if (!open) return;
      const tries = before + 1;
      if (tries >= MOST_TRIES) {
        console.error(`[stripe] gave up on ${event.type} ${id}:`, error);
        tryWrite(() => store.delivered(id));
      } else {
        tryWrite(() => store.expect(id, tries));
        repeat(id, tries, target);
      }
    }
  }

  return {
    emit(type: string, doc: Doc): void {
      const event = {
        id: newId('evt'),
        object: 'event' as const,
        api_version: API_VERSION,
        created: seconds(),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: { object: publicFields(doc) },
      };
      store.save(event, doc.object === 'customer' ? doc.id : (doc.customer ?? null));
      store.expect(event.id, 0);
      // After the current transaction
      setImmediate(() => void deliver(event.id, 0));
    },
    /** Sends events that were pending when the process ended. */
    resume(): void {
      for (const { event, tries } of store.pending()) void deliver(event, tries);
    },
    close(): void {
      open = false;
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

/** If the result cannot be stored (on a full disk), the event is sent again; delivery is at least once. */
function tryWrite(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.error('[stripe] the result of an event could not be stored:', error);
  }
}
