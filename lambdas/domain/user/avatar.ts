import { AVATAR_BYTES, AVATAR_PATH, type AvatarType, avatarTypes } from '../../../shared/catalogue/avatars.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { newId, type UploadId } from '../../../shared/model/id.ts';
import { DAY, epochSeconds, instant } from '../../../shared/model/time.ts';
import type { UploadRecord } from '../material/material.ts';
import type { UploadStore } from '../material/ports.ts';
import { photoType } from './photo.ts';
import type { PhotoFiles, UserStore } from './ports.ts';
import type { UserRecord } from './user.ts';

interface AvatarDeps {
  readonly users: Pick<UserStore, 'update'>;
  readonly photos: PhotoFiles;
}

export const newPhotoUpload = (userId: string, type: AvatarType, now: number): UploadRecord => {
  const id = newId('upl', now);
  const name = `photo.${avatarTypes[type]}`;
  const expires_at = epochSeconds(now + DAY);
  return { id, user_id: userId, name, content_type: type, object_key: `uploads/${userId}/${id}/${name}`, expires_at };
};

/** The object behind a photo's address, if it lies where this user's photos lie; undefined for any other address. */
export const ownPhotoKey = (userId: string, url: string | null): string | undefined => {
  const own = `${AVATAR_PATH}${userId}/`;
  const file = url?.startsWith(own) ? url.slice(own.length) : '';
  return /^[\w-]+\.\w+$/.test(file) ? `${own}${file}`.slice(1) : undefined;
};

const removeOld = async (photos: PhotoFiles, { id, avatar_url }: UserRecord): Promise<void> => {
  const key = ownPhotoKey(id, avatar_url);
  if (key !== undefined) await photos.remove(key);
};

/** Publishes what was uploaded under a new name, if its bytes are a photo's; then the photo before it goes. */
export const publishPhoto = async (
  { users, photos, uploads }: AvatarDeps & { readonly uploads: UploadStore },
  user: UserRecord,
  uploadId: UploadId,
  name: string,
  now: number,
): Promise<UserRecord> => {
  const upload = await uploads.find(user.id, uploadId, now);
  const bytes = upload && (await photos.read(upload.object_key));
  if (!bytes) throw new AppError('upload_missing');
  const type = photoType(bytes);
  if (!type || bytes.length > AVATAR_BYTES) throw new AppError('not_a_photo');
  const url = `${AVATAR_PATH}${user.id}/${name}.${avatarTypes[type]}`;
  await photos.publish(url.slice(1), bytes, type);
  const amended = await users.update(user.id, { avatar_url: url }, instant(now));
  await removeOld(photos, user);
  return amended;
};

export const removePhoto = async (
  { users, photos }: AvatarDeps,
  user: UserRecord,
  now: number,
): Promise<UserRecord> => {
  const amended = await users.update(user.id, { avatar_url: null }, instant(now));
  await removeOld(photos, user);
  return amended;
};
