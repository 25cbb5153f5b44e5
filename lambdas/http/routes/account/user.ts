import { randomUUID } from 'node:crypto';
import { AppError } from '../../../../shared/model/app-error.ts';
import { instant } from '../../../../shared/model/time.ts';
import { newPhotoUpload, publishPhoto, removePhoto } from '../../../domain/user/avatar.ts';
import { changeRole } from '../../../domain/user/change-role.ts';
import { ensureUser } from '../../../domain/user/me.ts';
import { presentMember } from '../../../domain/user/member-ports.ts';
import { changesOf, publicPerson } from '../../../domain/user/profile.ts';
import { changePassword, endSignIns } from '../../../domain/user/sign-in.ts';
import { presentUser, type UserRecord } from '../../../domain/user/user.ts';
import { memberStore, socketStore, uploadStore, userStore } from '../../../runtime/container.ts';
import type { Caller } from '../../../runtime/http/caller.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { photoFiles } from '../../../runtime/services/files.ts';

import { accounts, signIns } from '../../../runtime/services/identity.ts';

const FORM_SECONDS = 300;

const recordOf = (caller: Caller, now: number): Promise<UserRecord> =>
  ensureUser({ users: userStore(), accounts: accounts() }, caller, now);

/** The stored record, to know the photo that is to be removed. */
const latestOf = (caller: Caller, now: number) => recordOf({ ...caller, user: undefined }, now);

const people = () => ({ users: userStore(), accounts: accounts() });

const doors = () => ({ users: userStore(), signIns: signIns() });

export const user: Routes<
  | 'getMe'
  | 'getPerson'
  | 'putProfile'
  | 'createAvatarUpload'
  | 'putAvatar'
  | 'deleteAvatar'
  | 'changePassword'
  | 'signOutHere'
  | 'signOutEverywhere'
> = {
  getMe: async ({ caller, now }) =>
    presentUser(await ensureUser({ users: userStore(), accounts: accounts() }, caller, now)),

  getPerson: async ({ params }) => {
    const person = publicPerson(await userStore().find(params.userId));
    if (!person) throw new AppError('person_not_found');
    return person;
  },

  putProfile: async ({ caller, body, now }) => {
    const { id } = await recordOf(caller, now);
    return presentUser(await userStore().update(id, changesOf(body), instant(now)));
  },

  createAvatarUpload: async ({ caller, body, now, request }) => {
    const upload = await uploadStore().create(newPhotoUpload(caller.userId, body.type, now), request);
    const form = await (await photoFiles()).form(upload.object_key, body.type, FORM_SECONDS);
    return { id: upload.id, ...form, expires_in: FORM_SECONDS };
  },

  putAvatar: async ({ caller, body, now }) => {
    const user = await latestOf(caller, now);
    const means = { users: userStore(), uploads: uploadStore(), photos: await photoFiles() };
    return presentUser(await publishPhoto(means, user, body.upload_id, randomUUID(), now));
  },

  deleteAvatar: async ({ caller, now }) => {
    const user = await latestOf(caller, now);
    return presentUser(await removePhoto({ users: userStore(), photos: await photoFiles() }, user, now));
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

export const members: Routes<'listMembers' | 'setUserRole'> = {
  listMembers: async ({ query: { search, role, limit, cursor } }) => {
    const [page, counts] = await Promise.all([
      memberStore().list({ search, role, limit, cursor }),
      memberStore().counts(),
    ]);
    return { items: page.members.map(presentMember), cursor: page.cursor, counts };
  },

  setUserRole: async ({ caller, params, body, now }) => {
    if (!caller.user) throw new AppError('forbidden');
    const asked = { caller: caller.user, userId: params.target_user_id, role: body.new_role, now };
    return presentMember(await changeRole(memberStore(), asked));
  },
};
