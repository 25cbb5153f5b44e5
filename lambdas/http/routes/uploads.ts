import { UPLOAD_BYTES } from '../../../shared/catalogue/limits.ts';
import { newUpload } from '../../domain/material/upload.ts';
import { uploadStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { files } from '../../runtime/services/files.ts';

const FORM_SECONDS = 300;

export const uploads: Routes<'createUpload'> = {
  createUpload: async ({ caller, body, now, request }) => {
    const upload = await uploadStore().create(newUpload(caller.userId, body.name, now), request);
    const form = await files().form(upload.object_key, upload.content_type, UPLOAD_BYTES, FORM_SECONDS);
    return { id: upload.id, ...form, expires_in: FORM_SECONDS };
  },
};
