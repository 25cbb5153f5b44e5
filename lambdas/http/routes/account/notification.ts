import { settingsInEffect } from '../../../domain/notification/settings-in-effect.ts';
import { unsubscribe } from '../../../domain/notification/unsubscribe.ts';
import { setting } from '../../../runtime/config.ts';
import { notificationStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const notification: Routes<'getAbilities' | 'unsubscribe'> = {
  getAbilities: async () => ({
    acting: settingsInEffect(setting('MAIL_SENDER')),
    deletion: setting('ACCOUNT_DELETION') === 'on',
  }),

  unsubscribe: async ({ query: { token } }) => {
    await unsubscribe(notificationStore(), token);
    return { ok: true };
  },
};
