import * as z from 'zod/mini';
import { GenerationIdSchema, SessionIdSchema } from '../../../shared/model/id.ts';

const ref = { sessionId: SessionIdSchema, generationId: GenerationIdSchema };

/** What the workflow hands to extract, plan and finalize. */
export const RefInputSchema = z.object(ref);

export const SceneInputSchema = z.object({ ...ref, order: z.int().check(z.minimum(1)) });

/** What a Catch puts under `error`; the cause of a Lambda's own error is JSON with its message. */
const CaughtSchema = z.object({ Error: z.optional(z.string()), Cause: z.optional(z.string()) });
export type Caught = z.infer<typeof CaughtSchema>;

/** With an order, one scene was given up; without, the generation. */
export const FailInputSchema = z.object({
  ...ref,
  order: z.optional(z.int().check(z.minimum(1))),
  error: z.optional(CaughtSchema),
});
