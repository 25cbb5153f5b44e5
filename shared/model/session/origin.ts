import * as z from 'zod/mini';

/** Whose the text is that a lesson was made from: the learner's own material, or one the model wrote on a topic. */
export const OriginSchema = z.enum(['own', 'model']);
export type Origin = z.infer<typeof OriginSchema>;
