import { extensionOf, uploadTypes } from '../../../shared/catalogue/uploads.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { newId } from '../../../shared/model/id.ts';
import { DAY, epochSeconds } from '../../../shared/model/time.ts';
import type { UploadRecord } from './material.ts';

const MAX_NAME = 100;

/** A name that is safe in an object key and in a form. */
const safeName = (name: string): string => name.replace(/[^\w.-]+/g, '_').slice(-MAX_NAME);

/** Only the types a lesson can be written from; the type follows the name's ending, never what a client says. */
export const newUpload = (userId: string, name: string, now: number): UploadRecord => {
  const extension = extensionOf(name);
  if (!extension) throw new AppError('invalid', [{ path: 'body.name', problem: 'type' }]);
  const id = newId('upl', now);
  return {
    id,
    user_id: userId,
    name,
    content_type: uploadTypes[extension],
    object_key: `uploads/${userId}/${id}/${safeName(name)}`,
    expires_at: epochSeconds(now + DAY),
  };
};
