import * as z from 'zod/mini';
import { CardIdSchema, SessionIdSchema } from '../../../../shared/model/id.ts';
import { CardKindSchema, CardStateSchema } from '../../../../shared/model/learning/card.ts';
import { LearningDaySchema } from '../../../../shared/model/learning/deck.ts';
import { InstantSchema } from '../../../../shared/model/time.ts';
import { type CardRecord, isAsked } from '../../../domain/deck/card.ts';
import { absent, type Fragment, put } from '../../fragment.ts';
import { cardKey, dayOrder, dueIndex, freshOrder, stepOrder } from '../../keys.ts';
import { VersionConflict } from '../../version-conflict.ts';

const RowSchema: z.ZodMiniType<CardRecord> = z.object({
  id: CardIdSchema,
  user_id: z.string(),
  session_id: SessionIdSchema,
  order: z.int(),
  kind: CardKindSchema,
  missed: z.boolean(),
  foreign: z.boolean(),
  made_at: InstantSchema,
  state: CardStateSchema,
  stability: z.number(),
  difficulty: z.number(),
  step: z.int(),
  due_at: z.nullable(InstantSchema),
  due_day: z.nullable(LearningDaySchema),
  last_at: z.nullable(InstantSchema),
  last_day: z.nullable(LearningDaySchema),
  reviews: z.int(),
  lapses: z.int(),
  turn: z.int(),
  since: z.int(),
  suspended: z.boolean(),
  disputed: z.boolean(),
  resting: z.boolean(),
  // Rows from before parameters were fitted lack it
  fit: z._default(z.int(), 0),
  version: z.int(),
});

export const parseCard = (row: unknown): CardRecord => z.parse(RowSchema, row);

/** Where a card stands among those that are due; undefined for one that is not asked. */
export const dueOrderOf = (card: CardRecord): string | undefined => {
  if (!isAsked(card)) return undefined;
  if (card.due_day !== null) return dayOrder(card.due_day, card.id);
  return card.due_at === null ? freshOrder(card.missed, card.made_at, card.id) : stepOrder(card.due_at, card.id);
};

const cardRow = (card: CardRecord) => {
  const order = dueOrderOf(card);
  const listed = order === undefined ? {} : { GSI1PK: dueIndex(card.user_id), GSI1SK: order };
  return { ...card, ...cardKey(card.user_id, card.id), ...listed };
};

export const createCard = (card: CardRecord): Fragment =>
  put(
    cardRow({ ...card, version: 1 }),
    absent(() => new VersionConflict()),
  );

/** Writes what was decided from the version that was read. */
export const replaceCard = (next: CardRecord): Fragment =>
  put(cardRow({ ...next, version: next.version + 1 }), {
    expression: 'version = :version',
    values: { ':version': next.version },
    refusal: () => new VersionConflict(),
  });

export const writtenCard = (next: CardRecord): CardRecord => ({ ...next, version: next.version + 1 });
