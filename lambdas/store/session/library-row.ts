import * as z from 'zod/mini';
import { ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import { TagsSchema } from '../../../shared/catalogue/tags.ts';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { LearningStatusSchema } from '../../../shared/model/session/session.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { LibraryEntry } from '../../domain/session/library-entry.ts';
import { libraryKey, libraryOrder, modeIndex, ownedIndex, ownedLibraryEntry, tabIndex } from '../keys.ts';

const RowSchema: z.ZodMiniType<LibraryEntry> = z.object({
  user_id: z.string(),
  session_id: SessionIdSchema,
  mode: ModeSchema,
  title: z.string(),
  tags: z.nullable(TagsSchema),
  author_id: z.string(),
  author_name: z.nullable(z.string()),
  added_at: InstantSchema,
  updated_at: InstantSchema,
  learning_status: LearningStatusSchema,
  scene_progress: z.int(),
  mastery_score: z.nullable(z.int()),
  scenes: z.int(),
});

export const parseLibraryEntry = (row: unknown): LibraryEntry => z.parse(RowSchema, row);

/** Listed among the reader's own sessions of the mode; the author's deletion finds it through GSI3. */
export const libraryRow = (added: LibraryEntry) => {
  const order = libraryOrder(added.updated_at, added.session_id);
  return {
    ...added,
    ...libraryKey(added.user_id, added.session_id),
    GSI1PK: modeIndex(added.user_id, added.mode),
    GSI1SK: order,
    GSI2PK: tabIndex(added.user_id, added.mode, added.learning_status),
    GSI2SK: order,
    ...(added.author_id === ''
      ? {}
      : { GSI3PK: ownedIndex(added.author_id), GSI3SK: ownedLibraryEntry(added.session_id, added.user_id) }),
  };
};
