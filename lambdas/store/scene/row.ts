import * as z from 'zod/mini';
import { GenerationIdSchema, type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import { AnswerKeySchema } from '../../../shared/model/learning/question.ts';
import { SceneSchema } from '../../../shared/model/session/scene.ts';
import { asQuestions } from '../../domain/quiz/plain-quiz.ts';
import { type SceneRecord, storedStates } from '../../domain/scene/scene.ts';
import { sceneKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

const RowSchema = z.extend(z.omit(SceneSchema, { id: true, order_index: true, estimated_duration: true }), {
  order: z.int(),
  user_id: z.string(),
  state: z.enum(storedStates),
  generation_id: GenerationIdSchema,
  keys: z.array(AnswerKeySchema),
  asked: z.int(),
  passed: z.int(),
  minutes: z.int(),
  version: z.int(),
});

/** An old quiz that is stored as plain text is parsed into questions, because the text contains the answers. */
export const parseScene = (row: unknown): SceneRecord => asQuestions(z.parse(RowSchema, row));

/** A scene's id is its address. Consistent: it may have been written a moment ago. */
export const findScene = async (table: Table, id: SceneId): Promise<SceneRecord | undefined> => {
  const { sessionId, order } = sceneAddress(id);
  const row = await getRow(table, sceneKey(sessionId, order), { consistent: true });
  return row === undefined ? undefined : parseScene(row);
};
