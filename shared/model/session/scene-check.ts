import * as z from 'zod/mini';

/** A sentence that the material does not support. Plain text, in the language of the lesson. */
export const RemovedSentenceSchema = z.object({ sentence: z.string(), reason: z.string() });
export type RemovedSentence = z.infer<typeof RemovedSentenceSchema>;

/**
 * What the second reader made of a scene that a model wrote. `waiting`: not read yet. `done`: read, and what the material
 * does not support is mended or taken out. `failed`: nobody could read it, and it stands as it was written.
 */
export const SceneCheckSchema = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  removed: z.readonly(z.array(RemovedSentenceSchema)),
});
export type SceneCheck = z.infer<typeof SceneCheckSchema>;
