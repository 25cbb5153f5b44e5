import * as z from 'zod/mini';
import { ModeSchema } from '../catalogue/contract-choices.ts';
import { CollectionIdSchema, SessionIdSchema } from './id.ts';
import { LearningStatusSchema } from './session/session.ts';
import { VisibilitySchema } from './session/visibility.ts';
import { InstantSchema } from './time.ts';

export const COLLECTION_ITEMS = 200;

const text = z.nullable(z.string());

/** A session in a collection, with the progress of whoever asks. */
export const CollectionItemSchema = z.object({
  session_id: SessionIdSchema,
  title: z.string(),
  description: text,
  mode: ModeSchema,
  category: text,
  genre: text,
  scenes: z.int(),
  /** Who may read it, as its author decided; the collection's own visibility adds nothing to that. */
  visibility: VisibilitySchema,
  /** Only for the collection's owner, who may remove it: nobody shares it any more. */
  gone: z.boolean(),
  /** Percent of its scenes that the reader completed. */
  progress: z.int(),
  learning_status: z.nullable(LearningStatusSchema),
});
export type CollectionItem = z.infer<typeof CollectionItemSchema>;

/** As it stands in a list of one's own. */
export const CollectionSummarySchema = z.object({
  id: CollectionIdSchema,
  title: z.string(),
  description: text,
  visibility: VisibilitySchema,
  items: z.array(SessionIdSchema),
  created_at: InstantSchema,
  updated_at: InstantSchema,
});
export type CollectionSummary = z.infer<typeof CollectionSummarySchema>;

export const CollectionSchema = z.extend(CollectionSummarySchema, {
  items: z.array(CollectionItemSchema),
  /** Whether whoever asks made it. */
  own: z.boolean(),
  /** Its maker's name; null for one without a name. */
  author: text,
});
export type Collection = z.infer<typeof CollectionSchema>;
