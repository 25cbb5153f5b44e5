import { defaultReviewReminder } from '../../../../shared/model/learning/reminder.ts';
import { newReminder } from '../../../domain/deck/reminder.ts';
import { reviewReminderStore, settingsStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const reviewReminder: Routes<'getReviewReminder' | 'putReviewReminder'> = {
  getReviewReminder: async ({ caller }) => {
    const { on, hour } = (await reviewReminderStore().find(caller.userId)) ?? defaultReviewReminder;
    return { on, hour };
  },

  putReviewReminder: async ({ caller: { userId }, body, now }) => {
    const timezone = (await settingsStore().find(userId))?.timezone ?? 'UTC';
    await reviewReminderStore().save(newReminder(userId, body, { timezone, now }));
    return body;
  },
};
