import * as z from 'zod/mini';
import { OpeningIdSchema, SessionIdSchema } from '../model/id.ts';
import { SceneTypeSchema } from '../model/session/scene-type.ts';

/**
 * What the owner's tabs are told of a first scene while it is being written. Unlike the messages of rows these hold the text itself, and are
 * not repeated: who misses one sees by `at` that something is missing, and asks for it (`getOpening`).
 */
export const openingMessages = [
  z.object({
    kind: z.literal('opening.grown'),
    session_id: SessionIdSchema,
    /** Of one try; a later one sorts after. */
    id: OpeningIdSchema,
    type: SceneTypeSchema,
    title: z.string(),
    /** How many characters stand before `text`. */
    at: z.int(),
    text: z.string(),
  }),
  /** It failed its checks, or the writing broke off. */
  z.object({ kind: z.literal('opening.withdrawn'), session_id: SessionIdSchema, id: OpeningIdSchema }),
] as const;
export type OpeningMessage = z.infer<(typeof openingMessages)[number]>;
