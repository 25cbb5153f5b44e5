import { createGenerationFiles } from '../../adapters/files/generation-files.ts';
import { filesOnDemand } from '../../adapters/files/on-demand.ts';
import type { Links } from '../../domain/export/ports.ts';
import { setting } from '../config.ts';
import { once, onceMade } from '../once.ts';

const place = () => [setting('BUCKET_NAME'), setting('FILES_ENDPOINT')] as const;

/** The bucket's SDK is loaded with the first use: many calls of a function never touch the bucket. */
const bucket = once(async () => (await import('../../adapters/files/files.ts')).openFiles(...place()));
export const files = once(() => filesOnDemand(bucket));

/** What a step of a generation needs of the bucket: no forms, no copies, and so less to load. */
const objects = once(async () => (await import('../../adapters/files/objects.ts')).openObjects(setting('BUCKET_NAME')));
export const generationFiles = once(() =>
  createGenerationFiles({
    read: async (key) => (await objects()).read(key),
    write: async (...object) => (await objects()).write(...object),
  }),
);

const signer = once(async () => (await import('../../adapters/files/links.ts')).openLinks(...place()));
export const links = once((): Links => ({ link: async (...wanted) => (await signer()).link(...wanted) }));

export const photoFiles = onceMade(async () =>
  (await import('../../adapters/files/photo-files.ts')).openPhotoFiles(...place()),
);

export const exportFiles = onceMade(async () =>
  (await import('../../adapters/files/export-files.ts')).openExportFiles(setting('BUCKET_NAME')),
);
