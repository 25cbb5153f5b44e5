import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptsEncoding, compress } from '../../../lambdas/runtime/http/response.ts';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const body = JSON.stringify({
  scenes: Array.from({ length: 50 }, (_, order) => ({ order, text: 'Dampf, señor, 蒸気' })),
});

describe('whether a client accepts gzip', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP', '*', 'gzip;q=0.001'])('yes: %s', (accepted) => {
    expect(acceptsEncoding('gzip', accepted)).toBe(true);
  });
  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, *', 'x-gzipped', '*;q=0'])(
    'no: %s',
    (accepted) => {
      expect(acceptsEncoding('gzip', accepted)).toBe(false);
    },
  );
});

describe('a response', () => {
  it('is a third of its size for a client that accepts gzip, and the same text', async () => {
    const { isBase64Encoded, body: sent = '', ...rest } = await compress({ statusCode: 200, headers, body }, 'gzip');
    expect(isBase64Encoded).toBe(true);
    const bytes = Buffer.from(sent, 'base64');
    expect(bytes.length).toBeLessThan(body.length / 3);
    expect(gunzipSync(bytes).toString()).toBe(body);
    expect(rest).toEqual({
      statusCode: 200,
      headers: { ...headers, vary: 'accept-encoding', 'content-encoding': 'gzip' },
    });
  });

  it('stays as it is for other clients, with a vary header', async () => {
    const answer = { statusCode: 200, headers, body };
    expect(await compress(answer, undefined)).toEqual({
      ...answer,
      headers: { ...headers, vary: 'accept-encoding' },
    });
  });

  it.each([
    ['that is small', { statusCode: 200, headers, body: '{"ok":true}' }],
    ['without a body', { statusCode: 204, headers }],
  ])('%s is not worth it', async (_, answer) => {
    expect(await compress(answer, 'gzip')).toEqual(answer);
  });

  it('still must not be cached', async () => {
    const { headers: sent } = await compress({ statusCode: 200, headers, body }, 'gzip');
    expect(sent).toMatchObject({ 'cache-control': 'no-store' });
  });
});
