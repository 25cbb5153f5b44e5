import type { RowMessage } from '../../../shared/events/realtime.ts';
import type { SessionStatus } from '../../../shared/model/session/session.ts';

/** Messages with the same topic replace each other. */
const topicOf = ({ kind, id }: RowMessage): string => `${kind} ${id}`;

/** The status before the first of them: the step from generating to ready must survive that they become one. */
const merged = (earlier: RowMessage | undefined, later: RowMessage): RowMessage => {
  if (earlier?.kind !== 'session.updated' || later.kind !== 'session.updated') return later;
  const previous: SessionStatus = earlier.previous;
  return { ...later, previous };
};

/** One message for each row and kind, the newest, in the order in which they were last heard of. */
export const coalesce = (messages: readonly RowMessage[]): RowMessage[] => {
  const newest = new Map<string, RowMessage>();
  for (const message of messages) {
    const topic = topicOf(message);
    const known = newest.get(topic);
    if (known && known.version > message.version) continue;
    newest.delete(topic);
    newest.set(topic, merged(known, message));
  }
  return [...newest.values()];
};
