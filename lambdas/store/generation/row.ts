import * as z from 'zod/mini';
import { GenerationIdSchema, SessionIdSchema } from '../../../shared/model/id.ts';
import { GenerationPhaseSchema } from '../../../shared/model/session/generation-phase.ts';
import { InstantSchema } from '../../../shared/model/time.ts';

const orders = z._default(z.set(z.int()), new Set<number>());
const tokens = z._default(z.int(), 0);

/** Counters and sets start absent: a set cannot be empty, and `ADD` makes what is not there. */
const RowSchema = z.object({
  id: GenerationIdSchema,
  session_id: SessionIdSchema,
  user_id: z.string(),
  kind: z.enum(['story', 'lesson', 'expansion']),
  phase: GenerationPhaseSchema,
  /** How many scenes there will be; known from the plan on. */
  total: z.nullable(z.int()),
  written: orders,
  failed: orders,
  input_tokens: tokens,
  output_tokens: tokens,
  cache_read_tokens: tokens,
  cache_write_tokens: tokens,
  /** Of second readers, and of what they had written again: not among the tokens above. */
  check_input_tokens: tokens,
  check_output_tokens: tokens,
  check_cache_read_tokens: tokens,
  check_cache_write_tokens: tokens,
  /** The usage counter that was charged, to be given back when nothing comes of it. */
  quota: z.nullable(z.string()),
  fingerprint: z.string(),
  /** The code of the failure or of the refusal; in older rows the sentence that was shown. */
  reason: z.nullable(z.string()),
  started_at: InstantSchema,
  version: z.int(),
});
export type GenerationRow = z.infer<typeof RowSchema>;

export const parseGeneration = (row: unknown): GenerationRow => z.parse(RowSchema, row);

/** Whether the generation has ended. */
export const isOver = (row: GenerationRow): boolean => row.phase === 'done' || row.phase === 'failed';
