import * as z from 'zod/mini';

/**
 * Who writes: the embedded engine, a model on the computer of whoever runs the installation, or a model of a provider.
 * `name` is for people to read.
 */
export const WriterSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('engine') }),
  z.object({ code: z.literal('local'), name: z.string() }),
  z.object({ code: z.literal('provider'), name: z.string() }),
]);
export type Writer = z.infer<typeof WriterSchema>;

/** What a lesson took: `seconds` from its start to its end, `usd` by the prices at that time. The engine uses no tokens. */
export const SpentSchema = z.object({ tokens: z.int(), usd: z.number(), seconds: z.int() });
export type Spent = z.infer<typeof SpentSchema>;

/** Who may write on an installation that lets its administrators choose. `id` is for choosing one. */
export const WriterChoicesSchema = z.object({
  choices: z.array(
    z.object({
      id: z.string(),
      writer: WriterSchema,
      /** The program that serves a local model. */
      server: z.optional(z.string()),
    }),
  ),
  /** The id of who writes the next lesson. */
  chosen: z.string(),
  /** False until somebody has chosen. */
  decided: z.boolean(),
  /** The name of a chosen model that does not answer at the moment. */
  lost: z.optional(z.string()),
});
export type WriterChoices = z.infer<typeof WriterChoicesSchema>;
