import * as z from 'zod/mini';
import { GenerationIdSchema, SessionIdSchema } from '../../../shared/model/id.ts';

const ref = { sessionId: SessionIdSchema, generationId: GenerationIdSchema };

/** The input of extract, plan and finalize. */
export const RefInputSchema = z.object(ref);

export const SceneInputSchema = z.object({ ...ref, order: z.int().check(z.minimum(1)) });

/** What a Catch stores under `error`; the cause of a Lambda error is JSON with its message. */
const CaughtSchema = z.object({ Error: z.optional(z.string()), Cause: z.optional(z.string()) });
export type Caught = z.infer<typeof CaughtSchema>;

/** With `order`, one scene failed; without, the generation. */
export const FailInputSchema = z.object({
  ...ref,
  order: z.optional(z.int().check(z.minimum(1))),
  error: z.optional(CaughtSchema),
});
