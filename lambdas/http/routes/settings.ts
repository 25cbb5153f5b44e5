import { instant } from '../../../shared/model/time.ts';
import { changedSettings, newSettings, presentSettings } from '../../domain/settings/settings.ts';
import { ensureUser } from '../../domain/user/me.ts';
import { changePassword, endSignIns } from '../../domain/user/sign-in.ts';
import { settingsStore, socketStore, userStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { accounts, signIns } from '../../runtime/services/identity.ts';

const people = () => ({ users: userStore(), accounts: accounts() });
const doors = () => ({ users: userStore(), signIns: signIns() });

export const settings: Routes<'getSettings' | 'putSettings' | 'changePassword' | 'signOutHere' | 'signOutEverywhere'> =
  {
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
      return presentSettings(record, { is_public: body.profile_public });
    },

    changePassword: async ({ caller, body, now }) => {
      await ensureUser(people(), caller, now);
      await changePassword(doors(), caller, { next: body.new_password, current: body.current_password }, now);
      return { ok: true };
    },

    signOutHere: async ({ caller, now }) => {
      if (caller.signInId !== null) await socketStore().endSignIn(caller.userId, caller.signInId, now);
      return { ok: true };
    },

    signOutEverywhere: async ({ caller, now }) => {
      await ensureUser(people(), caller, now);
      await endSignIns(doors(), caller, now);
      return { ok: true };
    },
  };
