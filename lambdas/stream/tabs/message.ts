import type { RowMessage } from '../../../shared/events/realtime.ts';
import { sceneId } from '../../../shared/model/id.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

/** A message and whose it is. */
export interface OwnedMessage {
  readonly owner: string;
  readonly message: RowMessage;
}

const inList = (session: SessionRecord | undefined): session is SessionRecord =>
  session !== undefined && session.deleted_at === null;

const addressOf = ({ id, mode, version }: SessionRecord) => ({ id, mode, version });

/** A row that is gone has no version any more: what is said of its end comes after all that was said before. */
const goneMessage = (before: SessionRecord): RowMessage => ({
  kind: inList(before) ? 'session.removed' : 'session.purged',
  ...addressOf(before),
  version: before.version + 1,
});

/** For a dashboard, moving into and out of the bin is removal and insertion. */
const sessionMessage = ({ before, after }: TableChange<'session'>): RowMessage | undefined => {
  if (!after) return before && goneMessage(before);
  const shown = { before: inList(before), after: inList(after) };
  if (!shown.before && !shown.after) return undefined;
  const base = addressOf(after);
  if (!shown.after) return { kind: 'session.removed', ...base };
  if (!before || !shown.before) return { kind: 'session.inserted', ...base };
  return {
    kind: 'session.updated',
    ...base,
    title: after.title,
    status: after.status,
    previous: before.status,
  };
};

const generationMessage = ({ after }: TableChange<'generation'>): RowMessage | undefined =>
  after && {
    kind: 'generation.updated',
    id: after.session_id,
    version: after.version,
    phase: after.phase,
    written: after.written.size,
    total: after.total,
  };

/** Only what can now be read; stubs come with the plan, which changes the session. */
const sceneMessage = ({ after }: TableChange<'scene'>): RowMessage | undefined =>
  after?.state === 'written'
    ? {
        kind: 'scene.written',
        id: sceneId(after.session_id, after.order),
        session_id: after.session_id,
        version: after.version,
      }
    : undefined;

/** Not that somebody asked to look again: the tab that did would ask once more, and so on. */
const deckMessage = ({ before, after }: TableChange<'deck'>): RowMessage | undefined =>
  after?.looks === (before?.looks ?? 0)
    ? { kind: 'deck.changed', id: after.session_id, version: after.version }
    : undefined;

const messageOf = (change: TableChange): RowMessage | undefined => {
  switch (change.kind) {
    case 'session':
      return sessionMessage(change);
    case 'generation':
      return generationMessage(change);
    case 'scene':
      return sceneMessage(change);
    case 'reader':
      return change.after && { kind: 'progress.changed', id: change.after.session_id, version: change.after.version };
    case 'deck':
      return deckMessage(change);
    case 'subscription':
      return change.after && { kind: 'subscription.changed', id: change.after.user_id, version: change.after.version };
    default:
      return undefined;
  }
};

/** The message about a change and its owner; undefined when there is none. */
export const ownedMessageOf = (change: TableChange): OwnedMessage | undefined => {
  const row = change.after ?? change.before;
  const owner = row && 'user_id' in row ? row.user_id : undefined;
  const message = messageOf(change);
  return owner !== undefined && message ? { owner, message } : undefined;
};
