import { deepEqual, equal, rejects } from 'node:assert/strict';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../../../lambdas/adapters/files/client.ts';
import { createExportFiles } from '../../../lambdas/adapters/files/export-files.ts';
import { openFiles } from '../../../lambdas/adapters/files/files.ts';
import { openLinks } from '../../../lambdas/adapters/files/links.ts';
import { openPhotoFiles } from '../../../lambdas/adapters/files/photo-files.ts';
import type { Report } from '../report.ts';

const bucket = 'fabula-referee';

const post = async ({ url, fields }: { url: string; fields: Record<string, string> }, content: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content]), 'a.txt');
  return (await fetch(url, { method: 'POST', body: form })).status;
};

const textOf = (bytes: Uint8Array | undefined): string | undefined => bytes && Buffer.from(bytes).toString();

export const judgeFiles = async (report: Report): Promise<void> => {
  await s3Client().send(new CreateBucketCommand({ Bucket: bucket }));
  const files = openFiles(bucket);

  await report.check('files are written, read, looked at, copied and erased', async () => {
    await files.write('uploads/ü 1.txt', 'Steam ♥', 'text/plain');
    equal(textOf(await files.read('uploads/ü 1.txt')), 'Steam ♥');
    await files.copy('uploads/ü 1.txt', 'materials/a/1');
    equal((await files.stat('materials/a/1'))?.size, Buffer.byteLength('Steam ♥'));
    for (let at = 0; at < 1_050; at += 150)
      await Promise.all(Array.from({ length: 150 }, (_, n) => files.write(`materials/b/${at + n}`, 'x', 'text/plain')));
    await files.erase('materials/');
    equal(await files.stat('materials/a/1'), undefined);
    equal(await files.stat('materials/b/1049'), undefined);
    equal(await files.read('nothing'), undefined);
  });

  await report.check('files go up by a signed form', async () => {
    const form = await files.form('uploads/form', 'text/plain', 10, 60);
    equal(await post(form, '0123456789'), 204);
    deepEqual(await files.stat('uploads/form').then((found) => found?.size), 10);
  });

  await report.check('a form refuses more than it was signed for', async () => {
    const form = await files.form('uploads/long', 'text/plain', 10, 60);
    equal(await post(form, 'x'.repeat(11)), 400);
  });

  await report.check('an export is streamed with its length, and fetched by a link', async () => {
    const exports = createExportFiles(s3Client(), bucket, files);
    const pieces = async function* () {
      yield Buffer.from('one ');
      yield Buffer.from('two');
    };
    await exports.stream('exports/1.zip', pieces(), 7, 'application/zip');
    const answer = await fetch(await openLinks(bucket).link('exports/1.zip', 'fabula.zip', 60));
    equal(await answer.text(), 'one two');
    equal(answer.headers.get('content-disposition'), 'attachment; filename="fabula.zip"');
    equal(answer.headers.get('content-type'), 'application/zip');
  });

  await report.check('a photo is published for an hour, and removed', async () => {
    const photos = openPhotoFiles(bucket);
    await photos.publish('avatars/1.png', Buffer.from('png'), 'image/png');
    equal(textOf(await photos.read('avatars/1.png')), 'png');
    await photos.remove('avatars/1.png');
    equal(await photos.read('avatars/1.png'), undefined);
  });

  await report.check('a bucket that is not there is an error and no absence', async () => {
    await rejects(openFiles('no-such-bucket').read('a'), { name: 'NoSuchBucket' });
  });
};
