import * as z from 'zod/mini';

/** Who may read an item besides its creator: nobody, signed-in members, everybody. */
export const VisibilitySchema = z.enum(['private', 'community', 'public']);
export type Visibility = z.infer<typeof VisibilitySchema>;
