import * as z from 'zod/mini';
import { MaterialIdSchema, SessionIdSchema } from './id.ts';
import { InstantSchema } from './time.ts';

/** `text` was typed or pasted, `file` was uploaded, `model` was written by the model about a topic. */
export const MaterialKindSchema = z.enum(['text', 'file', 'model']);

export const MaterialSchema = z.object({
  id: MaterialIdSchema,
  session_id: SessionIdSchema,
  kind: MaterialKindSchema,
  /** The file's name, for kind `file`. */
  name: z.nullable(z.string()),
  /** Null for a file: its text is extracted during generation. */
  content: z.nullable(z.string()),
  created_at: InstantSchema,
});
export type Material = z.infer<typeof MaterialSchema>;
