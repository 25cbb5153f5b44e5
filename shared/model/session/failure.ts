import * as z from 'zod/mini';
import type { ErrorCode } from '../error-code.ts';

/** What a file was refused for: it would be refused again. */
export const fileFailures = [
  'too_long',
  'file_gone',
  'encrypted',
  'scanned',
  'illegible',
  'corrupt',
  'mismatched',
  'exploding',
  'heavy',
] as const;

/** What a model of one's own did: not answer, take too long, answer with an error, or with nothing that passes the checks. */
export const modelFailures = ['model_silent', 'model_slow', 'model_failing', 'model_unfit'] as const;

/** Why a generation that had begun ended without a lesson. The list is closed: nothing else is shown. */
export const failureReasons = [
  'empty',
  ...fileFailures,
  'unsourced',
  'unwritten',
  'busy',
  ...modelFailures,
  'budget_spent',
  'timed_out',
  'cancelled',
  'stopped',
  'unknown',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/**
 * Why the last generation of a session ended without a lesson, for a client to say in its language.
 * `refused`: it was asked for and not accepted. `told`: kept before there were codes, and none of the known sentences.
 */
export const FailureSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum([...failureReasons, 'never_started']) }),
  z.object({ code: z.literal('refused'), params: z.object({ error: z.string() as z.ZodMiniType<ErrorCode> }) }),
  z.object({ code: z.literal('told'), params: z.object({ text: z.string() }) }),
]);
export type Failure = z.infer<typeof FailureSchema>;
