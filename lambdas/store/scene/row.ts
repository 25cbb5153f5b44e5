import * as z from 'zod/mini';
import { GenerationIdSchema } from '../../../shared/model/id.ts';
import { AnswerKeySchema } from '../../../shared/model/learning/question.ts';
import { SceneSchema } from '../../../shared/model/session/scene.ts';
import { asQuestions } from '../../domain/quiz/plain-quiz.ts';
import { keptStates, type SceneRecord } from '../../domain/scene/scene.ts';

const RowSchema = z.extend(z.omit(SceneSchema, { id: true, order_index: true, estimated_duration: true }), {
  order: z.int(),
  user_id: z.string(),
  state: z.enum(keptStates),
  generation_id: GenerationIdSchema,
  keys: z.array(AnswerKeySchema),
  asked: z.int(),
  passed: z.int(),
  minutes: z.int(),
  version: z.int(),
});

/** A quiz that is kept as plain text is read as questions: its text holds the answers, and is shown to nobody. */
export const parseScene = (row: unknown): SceneRecord => asQuestions(z.parse(RowSchema, row));
