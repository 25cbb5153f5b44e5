import type { AvatarType } from '../../../shared/catalogue/avatars.ts';

const startsWith = (bytes: Uint8Array, at: number, ...wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

/** Type of a photo by its first bytes; undefined when it is none of the allowed types. */
export const photoType = (bytes: Uint8Array): AvatarType | undefined => {
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  const riff = startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46);
  return riff && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50) ? 'image/webp' : undefined;
};
