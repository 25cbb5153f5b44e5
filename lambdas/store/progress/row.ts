import * as z from 'zod/mini';
import { SceneIdSchema, type SessionId, SessionIdSchema } from '../../../shared/model/id.ts';
import { CompletionStatusSchema } from '../../../shared/model/learning/progress.ts';
import { JudgeSchema, OwnViewSchema } from '../../../shared/model/learning/question.ts';
import { SceneTypeSchema } from '../../../shared/model/session/scene-type.ts';
import { LearningStatusSchema } from '../../../shared/model/session/session.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import { newReader, type ProgressRecord, type ReaderRecord } from '../../domain/progress/progress.ts';
import { type Fragment, put } from '../fragment.ts';
import { readerKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import { getRow, type Table } from '../table.ts';
import { VersionConflict } from '../version-conflict.ts';

const score = z.nullable(z.int());

const marks = z._default(
  z.array(z.object({ id: z.string(), score, found: z.optional(z.array(z.int())), judge: z.optional(JudgeSchema) })),
  [],
);

const answers = z._default(
  z.array(z.object({ id: z.string(), chosen: z.optional(z.int()), text: z.optional(z.string()) })),
  [],
);

const EntrySchema: z.ZodMiniType<ProgressRecord> = z.object({
  user_id: z.string(),
  session_id: SessionIdSchema,
  order: z.int(),
  type: SceneTypeSchema,
  completion_status: CompletionStatusSchema,
  mastery_score: score,
  latest_score: score,
  time_spent: z.int(),
  last_accessed: InstantSchema,
  latest: marks,
  best: marks,
  answers,
  disputes: z._default(z.record(z.string(), z.string()), {}),
  views: z._default(z.record(z.string(), OwnViewSchema), {}),
});

const ReaderSchema: z.ZodMiniType<ReaderRecord> = z.object({
  user_id: z.string(),
  session_id: SessionIdSchema,
  completed: z.array(z.int()),
  scores: z.record(z.string(), z.int()),
  begun: z.boolean(),
  uncompared: z._default(z.array(z.int()), []),
  minutes: z.int(),
  last_scene: z.nullable(SceneIdSchema),
  learning_status: z.nullable(LearningStatusSchema),
  version: z.int(),
});

export const parseEntry = (row: unknown): ProgressRecord => z.parse(EntrySchema, row);
export const parseReader = (row: unknown): ReaderRecord => z.parse(ReaderSchema, row);

const KeyedSchema = z.object({ SK: z.string() });

export const findReader = async (table: Table, userId: string, session: SessionId): Promise<ReaderRecord> => {
  const row = await getRow(table, readerKey(userId, session), { consistent: true });
  return row === undefined ? newReader(userId, session) : parseReader(row);
};

/** A user's progress in a session, in total and by scene. */
export const findProgress = async (
  table: Table,
  userId: string,
  session: SessionId,
): Promise<{ reader: ReaderRecord; entries: readonly ProgressRecord[] }> => {
  const key = readerKey(userId, session);
  const rows = await queryAll(table, { ...beginsWith(key.PK, key.SK), ConsistentRead: true });
  const isReader = (row: unknown): boolean => z.parse(KeyedSchema, row).SK === key.SK;
  const reader = rows.find(isReader);
  return {
    reader: reader === undefined ? newReader(userId, session) : parseReader(reader),
    entries: rows.filter((row) => !isReader(row)).map(parseEntry),
  };
};

/** Writes a user's progress in a session, on the version that was read. */
export const putReader = (reader: ReaderRecord): Fragment =>
  put(
    { ...reader, version: reader.version + 1, ...readerKey(reader.user_id, reader.session_id) },
    {
      expression: reader.version === 0 ? 'attribute_not_exists(PK)' : 'version = :version',
      ...(reader.version === 0 ? {} : { values: { ':version': reader.version } }),
      refusal: () => new VersionConflict(),
    },
  );
