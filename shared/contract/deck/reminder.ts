import { ReviewReminderSchema } from '../../model/learning/reminder.ts';
import type { Endpoint } from '../endpoint.ts';

export const reviewReminder = {
  getReviewReminder: {
    method: 'GET',
    path: '/api/me/deck/reminder',
    access: 'user',
    group: 'deck',
    summary: 'Whether a mail a day tells the caller what is due, and at which hour',
    output: ReviewReminderSchema,
    status: 200,
    errors: [],
  },
  putReviewReminder: {
    method: 'PUT',
    path: '/api/me/deck/reminder',
    access: 'user',
    group: 'deck',
    summary: 'Be reminded at an hour of one’s own time zone when cards are due, or not',
    body: ReviewReminderSchema,
    output: ReviewReminderSchema,
    status: 200,
    errors: [],
    invalidates: ['getReviewReminder'],
  },
} as const satisfies Record<string, Endpoint>;
