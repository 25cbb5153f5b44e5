import { AppError } from '../../../../shared/model/app-error.ts';
import type { CardId } from '../../../../shared/model/id.ts';
import type { CardRecord } from '../../../domain/deck/card.ts';
import { type Table, writeIf } from '../../table.ts';
import { VersionConflict, withOptimisticLock } from '../../version-conflict.ts';
import { replaceCard, writtenCard } from './card-row.ts';
import { findCard } from './find-card.ts';

/** The same object again is not written. */
export const changeCard = (
  table: Table,
  userId: string,
  id: CardId,
  decide: (card: CardRecord) => CardRecord,
): Promise<CardRecord> =>
  withOptimisticLock(async () => {
    const card = await findCard(table, userId, id);
    if (!card) throw new AppError('card_not_found');
    const next = decide(card);
    if (next === card) return card;
    if (!(await writeIf(table, replaceCard(next)))) throw new VersionConflict();
    return writtenCard(next);
  });
