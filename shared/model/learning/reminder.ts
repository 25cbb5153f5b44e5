import * as z from 'zod/mini';

/** Whether, and at which full hour of one's own time zone, a mail tells what is due. */
export const ReviewReminderSchema = z.object({ on: z.boolean(), hour: z.int().check(z.minimum(0), z.maximum(23)) });
export type ReviewReminder = z.infer<typeof ReviewReminderSchema>;

export const defaultReviewReminder: ReviewReminder = { on: false, hour: 18 };
