import { AVATAR_BYTES, type AvatarType, isAvatarType } from '../../../../shared/catalogue/avatars.ts';
import { inMegabytes } from '../../lib/words/format.ts';
import { profileTexts } from './texts.ts';

export const NOT_A_PHOTO = profileTexts.photoKindRefused;

/** Why a file cannot become a photo, or undefined. */
export const photoRefusal = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined => {
  if (!isAvatarType(type)) return NOT_A_PHOTO;
  return size > AVATAR_BYTES ? profileTexts.photoTooLarge({ megabytes: inMegabytes(AVATAR_BYTES) }) : undefined;
};

/** A photo as it is uploaded, and as a URL for an image element. */
export interface Photo {
  readonly file: File;
  readonly type: AvatarType;
  readonly preview: string;
}

const EDGE = 512;
const QUALITY = 0.9;

const encoded = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));

/**
 * Crops an image to its middle square and encodes it anew, so that location, device and time in the file's metadata are
 * not uploaded. Throws when the file is not an image.
 */
export const drawPhoto = async (file: File): Promise<Photo> => {
  const image = await createImageBitmap(file);
  const side = Math.min(image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(EDGE, side);
  canvas.height = canvas.width;
  const [x, y] = [(image.width - side) / 2, (image.height - side) / 2];
  canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await encoded(canvas);
  // A browser that cannot encode WebP returns a PNG
  if (!blob || !isAvatarType(blob.type)) throw new Error('The photo could not be drawn');
  const { type } = blob;
  return { file: new File([blob], 'photo', { type }), type, preview: canvas.toDataURL(type, QUALITY) };
};
