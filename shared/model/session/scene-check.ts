import * as z from 'zod/mini';

/** A sentence that the material does not support, as it stood. In the language of the lesson. */
export const ChangedSentenceSchema = z.object({
  sentence: z.string(),
  reason: z.string(),
  /**
   * Offset in the content: the end of what stands before it, or of the sentence that took its place. Left out where nothing
   * stands before it, and of scenes from before places were kept.
   */
  at: z.optional(z.int()),
});
export type ChangedSentence = z.infer<typeof ChangedSentenceSchema>;

/**
 * What the second reader made of a scene that a model wrote. `waiting`: not read yet. `done`: read, and what the material
 * does not support is mended or taken out. `failed`: nobody could read it, and it stands as it was written.
 */
export const SceneCheckSchema = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  removed: z.readonly(z.array(ChangedSentenceSchema)),
  /** Sentences in whose place the writer put another one. Left out where there is none. */
  mended: z.optional(z.readonly(z.array(ChangedSentenceSchema))),
});
export type SceneCheck = z.infer<typeof SceneCheckSchema>;
