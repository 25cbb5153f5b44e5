import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { Bucket, origin, startBucket } from './bucket.ts';

const allowedOrigin = (response: Response) => response.headers.get('access-control-allow-origin');

describe('a presigned upload form', () => {
  const Conditions: PresignedPostOptions['Conditions'] = [
    ['content-length-range', 1, 1024],
    ['starts-with', '$Content-Type', 'image/'],
  ];

  interface Upload {
    size?: number;
    type?: string;
    change?: Record<string, string>;
    policy?: Partial<PresignedPostOptions>;
    from?: string;
  }

  async function upload(
    client: S3Client,
    { size = 500, type = 'image/png', change = {}, policy, from = origin }: Upload,
  ) {
    const options = { Bucket, Key: 'uploads/upl_1', Conditions, Expires: 60, ...policy };
    const { url, fields } = await createPresignedPost(client, options);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, 'Content-Type': type, ...change }))
      form.append(name, value);
    form.append('file', new Blob([Buffer.alloc(size, 2)], { type }), 'photo.png');
    return fetch(url, { method: 'POST', body: form, headers: { origin: from } });
  }

  const outcome = async (response: Response) => {
    const code = (await response.text()).match(/<Code>(\w+)</)?.[1];
    return [response.status, code];
  };

  it('takes what its policy allows, and lets the page see the answer', async () => {
    const { client } = await startBucket();
    const response = await upload(client, {});
    expect([response.status, allowedOrigin(response)]).toEqual([204, origin]);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'uploads/upl_1' }));
    expect(head).toMatchObject({ ContentLength: 500, ContentType: 'image/png' });
  });

  it('takes a file of exactly the limits and refuses a byte more or less', async () => {
    const { client } = await startBucket();
    expect((await upload(client, { size: 1024 })).status).toBe(204);
    expect(await outcome(await upload(client, { size: 1025 }))).toEqual([400, 'EntityTooLarge']);
    expect(await outcome(await upload(client, { size: 0 }))).toEqual([400, 'EntityTooSmall']);
  });

  it('refuses another type', async () => {
    const { client } = await startBucket();
    expect(await outcome(await upload(client, { type: 'text/html' }))).toEqual([403, 'AccessDenied']);
  });

  it('refuses another key, another field and a changed policy', async () => {
    const { client } = await startBucket();
    expect(await outcome(await upload(client, { change: { key: 'files/other' } }))).toEqual([403, 'AccessDenied']);
    expect(await outcome(await upload(client, { change: { 'x-amz-meta-more': '1' } }))).toEqual([403, 'AccessDenied']);
    const policy = Buffer.from(JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions: [] })).toString(
      'base64',
    );
    const forged = await upload(client, { change: { Policy: policy } });
    expect(await outcome(forged)).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('puts the name of the file where the key asks for it', async () => {
    const { client } = await startBucket();
    const Key = 'uploads/$' + '{filename}';
    expect((await upload(client, { policy: { Key } })).status).toBe(204);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'uploads/photo.png' }));
    expect(head.ContentLength).toBe(500);
  });

  it('is refused when it is over', async () => {
    const { client } = await startBucket({ now: () => Date.now() + 61_000 });
    expect(await outcome(await upload(client, {}))).toEqual([403, 'AccessDenied']);
  });

  it('is hidden from pages of other origins', async () => {
    const { client } = await startBucket();
    expect(allowedOrigin(await upload(client, { from: 'https://evil.example' }))).toBeNull();
  });
});

describe('a presigned address', () => {
  const command = new GetObjectCommand({
    Bucket,
    Key: 'files/a b',
    ResponseContentDisposition: 'attachment; filename="x.png"',
  });

  async function withObject(options: Parameters<typeof startBucket>[0] = {}) {
    let ahead = 0;
    const s3 = await startBucket({ now: () => Date.now() + ahead, ...options });
    const object = { Bucket, Key: 'files/a b', Body: '<script>', ContentType: 'text/html' };
    await s3.client.send(new PutObjectCommand(object));
    return { ...s3, later: (ms: number) => (ahead = ms) };
  }

  it('gives the object under the name it was signed with', async () => {
    const { client } = await withObject();
    const response = await fetch(await getSignedUrl(client, command, { expiresIn: 300 }));
    expect([response.status, await response.text()]).toEqual([200, '<script>']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="x.png"');
  });

  it('is followed by browsers, and not read by pages', async () => {
    const { client } = await withObject();
    const response = await fetch(await getSignedUrl(client, command, { expiresIn: 300 }), { headers: { origin } });
    expect([response.status, allowedOrigin(response)]).toEqual([200, null]);
  });

  it('never lets a file run as a page of the application', async () => {
    const { client } = await withObject();
    const { headers } = await fetch(await getSignedUrl(client, command, { expiresIn: 300 }));
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused when it was tampered with, is over, or is not signed at all', async () => {
    const { client, endpoint, later } = await withObject();
    const url = await getSignedUrl(client, command, { expiresIn: 300 });
    expect((await fetch(url.replace('x.png', 'y.png'))).status).toBe(403);
    expect((await fetch(url.replace('a%20b', 'a%20c'))).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(`${endpoint}/${Bucket}/files/a%20b`)).status).toBe(403);
    later(301_000);
    expect((await fetch(url)).status).toBe(403);
  });

  it('takes an upload, but not with the checksum of nothing', async () => {
    const { client, endpoint } = await startBucket();
    const put = new PutObjectCommand({ Bucket, Key: 'files/put', ContentType: 'text/plain' });
    const careless = await fetch(await getSignedUrl(client, put, { expiresIn: 60 }), {
      method: 'PUT',
      body: 'content',
    });
    expect(careless.status).toBe(400);
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
    const requestChecksumCalculation = 'WHEN_REQUIRED';
    const able = new S3Client({ endpoint, region: 'eu-central-1', credentials, requestChecksumCalculation });
    const response = await fetch(await getSignedUrl(able, put, { expiresIn: 60 }), { method: 'PUT', body: 'content' });
    expect(response.status).toBe(200);
  });
});

describe('a preflight', () => {
  interface Asked {
    from?: string;
    method?: string;
    headers?: string;
  }
  const preflight = async ({ from = origin, method = 'POST', headers = 'content-type' }: Asked = {}) => {
    const { endpoint } = await startBucket();
    return fetch(`${endpoint}/${Bucket}/uploads/x`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
    });
  };

  it('lets pages of an allowed origin post, for the time that the rules say', async () => {
    const answer = await preflight();
    expect([answer.status, allowedOrigin(answer)]).toEqual([200, origin]);
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(answer.headers.get('access-control-max-age')).toBe('3600');
  });

  it.each([
    ['another origin', { from: 'https://evil.example' }],
    ['another method', { method: 'PUT' }],
    ['another header', { headers: 'content-type, x-amz-acl' }],
  ])('refuses %s', async (_, asked) => {
    const answer = await preflight(asked);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessForbidden</Code>');
  });
});
