import { createGenerationFiles } from '../../adapters/files/generation-files.ts';
import { lazyFiles } from '../../adapters/files/lazy-files.ts';
import type { Links } from '../../domain/export/ports.ts';
import { setting } from '../config.ts';
import { lazy, lazyAsync } from '../lazy.ts';

const bucketAddress = () => [setting('BUCKET_NAME'), setting('FILES_ENDPOINT')] as const;

/** The S3 SDK is loaded on first use: many invocations never use the bucket. */
const bucket = lazy(async () => (await import('../../adapters/files/files.ts')).openFiles(...bucketAddress()));
export const files = lazy(() => lazyFiles(bucket));

/** The bucket as steps of a generation use it: without forms and copies, so there is less to load. */
const objects = lazy(async () => (await import('../../adapters/files/objects.ts')).openObjects(setting('BUCKET_NAME')));
export const generationFiles = lazy(() =>
  createGenerationFiles({
    read: async (key) => (await objects()).read(key),
    write: async (...object) => (await objects()).write(...object),
  }),
);

const signer = lazy(async () => (await import('../../adapters/files/links.ts')).openLinks(...bucketAddress()));
export const links = lazy((): Links => ({ link: async (...request) => (await signer()).link(...request) }));

export const photoFiles = lazyAsync(async () =>
  (await import('../../adapters/files/photo-files.ts')).openPhotoFiles(...bucketAddress()),
);

export const exportFiles = lazyAsync(async () =>
  (await import('../../adapters/files/export-files.ts')).openExportFiles(setting('BUCKET_NAME')),
);
