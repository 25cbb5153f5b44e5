/** The image types a photo may have, with the ending its file gets. */
export const avatarTypes = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

export type AvatarType = keyof typeof avatarTypes;

export const isAvatarType = (type: string): type is AvatarType => Object.hasOwn(avatarTypes, type);

export const AVATAR_BYTES = 2 * 1_048_576;

/** Photos are public: `/avatars/<user>/<uuid>.<ending>` at the site's own address. */
export const AVATAR_PATH = '/avatars/';
