import type { UploadStore } from '../../domain/material/ports.ts';
import type { Table } from '../table.ts';
import { createUpload } from './create-upload.ts';
import { findUpload } from './find-upload.ts';

export const createUploadStore = (table: Table): UploadStore => ({
  create: (upload, request) => createUpload(table, upload, request),
  find: (userId, id, now) => findUpload(table, userId, id, now),
});
