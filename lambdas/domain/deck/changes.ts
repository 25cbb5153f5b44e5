import type { ProgressRecord } from '../progress/progress.ts';
import type { RecordChange } from '../record-change.ts';
import type { SessionRecord } from '../session/session.ts';
import type { DeckRecord } from './ports.ts';

/** What cards follow from: that the scene is completed, how it was answered, which questions are called wrong. */
const told = (entry: ProgressRecord | undefined): string =>
  JSON.stringify([entry?.completion_status, entry?.latest, Object.keys(entry?.disputes ?? {})]);

export const changesCards = ({ before, after }: RecordChange<ProgressRecord>): boolean =>
  after?.completion_status === 'completed' && told(before) !== told(after);

/** Into the bin, or out of it. */
export const isMoved = ({ before, after }: RecordChange<SessionRecord>): boolean =>
  before !== undefined && after !== undefined && before.deleted_at !== after.deleted_at;

/** Switched off or on, or somebody saw that a card is not as it should be. */
export const isToRenew = ({ before, after }: RecordChange<DeckRecord>): boolean =>
  after !== undefined && (after.off !== (before?.off ?? false) || after.looks !== (before?.looks ?? 0));
