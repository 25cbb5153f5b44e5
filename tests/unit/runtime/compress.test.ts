import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, takes } from '../../../lambdas/runtime/http/compress.ts';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const body = JSON.stringify({
  scenes: Array.from({ length: 50 }, (_, order) => ({ order, text: 'Dampf, señor, 蒸気' })),
});

describe('whether a client takes gzip', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP', '*', 'gzip;q=0.001'])('yes: %s', (accepted) => {
    expect(takes('gzip', accepted)).toBe(true);
  });
  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, *', 'x-gzipped', '*;q=0'])(
    'no: %s',
    (accepted) => {
      expect(takes('gzip', accepted)).toBe(false);
    },
  );
});

describe('an answer', () => {
  it('is a third of its size for who takes gzip, and the same text', async () => {
    const { isBase64Encoded, body: sent = '', ...rest } = await compressed({ statusCode: 200, headers, body }, 'gzip');
    expect(isBase64Encoded).toBe(true);
    const bytes = Buffer.from(sent, 'base64');
    expect(bytes.length).toBeLessThan(body.length / 3);
    expect(gunzipSync(bytes).toString()).toBe(body);
    expect(rest).toEqual({
      statusCode: 200,
      headers: { ...headers, vary: 'accept-encoding', 'content-encoding': 'gzip' },
    });
  });

  it('stays as it is for who does not, and says that it might not have', async () => {
    const answer = { statusCode: 200, headers, body };
    expect(await compressed(answer, undefined)).toEqual({
      ...answer,
      headers: { ...headers, vary: 'accept-encoding' },
    });
  });

  it.each([
    ['that is small', { statusCode: 200, headers, body: '{"ok":true}' }],
    ['without a body', { statusCode: 204, headers }],
  ])('%s is not worth it', async (_, answer) => {
    expect(await compressed(answer, 'gzip')).toEqual(answer);
  });

  it('may still not be kept by anybody: it is somebody’s own', async () => {
    const { headers: sent } = await compressed({ statusCode: 200, headers, body }, 'gzip');
    expect(sent).toMatchObject({ 'cache-control': 'no-store' });
  });
});
