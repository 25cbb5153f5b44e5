import { changesCards, isMoved, isToRenew } from '../../domain/deck/changes.ts';
import { table } from '../../runtime/container.ts';
import { renewDeck } from '../../store/deck/renew-deck.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

/** A completed scene has its cards made, an answered quiz anew, and a disputed question is asked no more. */
export const makeCards = async (change: TableChange<'progress'>): Promise<void> => {
  const { after } = change;
  if (after && changesCards(change))
    await renewDeck(table(), { userId: after.user_id, session: after.session_id, only: after.order }, Date.now());
};

/** The author's cards rest while a session is in the bin. What other readers have is looked at when it is due. */
export const renewBinned = async (change: TableChange<'session'>): Promise<void> => {
  const { after } = change;
  if (after && isMoved(change)) await renewDeck(table(), { userId: after.user_id, session: after.id }, Date.now());
};

export const renewChanged = async (change: TableChange<'deck'>): Promise<void> => {
  const { after } = change;
  if (after && isToRenew(change))
    await renewDeck(table(), { userId: after.user_id, session: after.session_id }, Date.now());
};
