import * as z from 'zod/mini';
import { OpeningIdSchema } from '../id.ts';
import { SceneTypeSchema } from './scene-type.ts';

/** The first scene while it is being written. Nobody has checked it yet, and only the session's owner sees it. */
export const OpeningSoFarSchema = z.object({
  /** Of one try to write it. A later one sorts after, and takes its place. */
  id: OpeningIdSchema,
  type: SceneTypeSchema,
  title: z.string(),
  /** Markdown that may end anywhere. */
  content: z.string(),
});
export type OpeningSoFar = z.infer<typeof OpeningSoFarSchema>;
