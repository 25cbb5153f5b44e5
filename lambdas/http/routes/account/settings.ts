import { instant } from '../../../../shared/model/time.ts';
import { resetReminder } from '../../../domain/deck/reminder.ts';
import { changedSettings, newSettings, presentSettings } from '../../../domain/settings/settings.ts';
import { ensureUser } from '../../../domain/user/me.ts';
import { reviewReminderStore, settingsStore, userStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

import { accounts } from '../../../runtime/services/identity.ts';

const people = () => ({ users: userStore(), accounts: accounts() });

export const settings: Routes<'getSettings' | 'putSettings'> = {
  getSettings: async ({ caller, query, now }) => {
    const user = await ensureUser(people(), caller, now);
    const stored = await settingsStore().find(user.id);
    const record = stored ?? (await settingsStore().create(newSettings(user.id, query.timezone, instant(now))));
    return presentSettings(record, user);
  },

  putSettings: async ({ caller, body, now }) => {
    const { id } = await ensureUser(people(), caller, now);
    const at = instant(now);
    const stored = (await settingsStore().find(id)) ?? newSettings(id, body.timezone, at);
    const record = changedSettings(stored, body, at);
    await settingsStore().save(record, body.profile_public);
    if (record.timezone !== stored.timezone)
      await resetReminder(reviewReminderStore(), id, { timezone: record.timezone, now });
    return presentSettings(record, { is_public: body.profile_public });
  },
};
