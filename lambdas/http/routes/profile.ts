import { randomUUID } from 'node:crypto';
import { AppError } from '../../../shared/model/app-error.ts';
import { instant } from '../../../shared/model/time.ts';
import { newPhotoUpload, publishPhoto, removePhoto } from '../../domain/user/avatar.ts';
import { ensureUser } from '../../domain/user/me.ts';
import { amendmentOf, publicPerson } from '../../domain/user/profile.ts';
import { presentUser, type UserRecord } from '../../domain/user/user.ts';
import { uploadStore, userStore } from '../../runtime/container.ts';
import type { Caller } from '../../runtime/http/caller.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { photoFiles } from '../../runtime/services/files.ts';
import { accounts } from '../../runtime/services/identity.ts';

const FORM_SECONDS = 300;

const recordOf = (caller: Caller, now: number): Promise<UserRecord> =>
  ensureUser({ users: userStore(), accounts: accounts() }, caller, now);
/** As it stands this moment: the photo that is named there is the one to remove. */
const latestOf = (caller: Caller, now: number) => recordOf({ ...caller, user: undefined }, now);

export const profile: Routes<'putProfile' | 'createAvatarUpload' | 'putAvatar' | 'deleteAvatar' | 'getPerson'> = {
  putProfile: async ({ caller, body, now }) => {
    const { id } = await recordOf(caller, now);
    return presentUser(await userStore().amend(id, amendmentOf(body), instant(now)));
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

  getPerson: async ({ params }) => {
    const person = publicPerson(await userStore().find(params.userId));
    if (!person) throw new AppError('person_not_found');
    return person;
  },
};
