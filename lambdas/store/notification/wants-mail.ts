import * as z from 'zod/mini';
import { defaultPreferences } from '../../../shared/model/account/settings.ts';
import { isWanted } from '../../domain/notification/notify.ts';
import type { MailTopic } from '../../domain/notification/ports.ts';
import { settingsKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

const { email_notifications: mails, community_notifications: community, marketing_emails: news } = defaultPreferences();
const RowSchema = z.object({
  email_notifications: z._default(z.boolean(), mails),
  community_notifications: z._default(z.boolean(), community),
  marketing_emails: z._default(z.boolean(), news),
});

/** Consistent: who has just switched mails off gets none. */
export const wantsMail = async (table: Table, userId: string, about: MailTopic): Promise<boolean> => {
  const row = z.parse(RowSchema, (await getRow(table, settingsKey(userId), { consistent: true })) ?? {});
  return isWanted(row, about);
};
