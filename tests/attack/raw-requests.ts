import { randomFrom } from './random.ts';

const targets = [
  '/',
  '//',
  '///',
  '//[',
  '//live',
  '/live',
  '/live?ticket=',
  '/live?ticket=%',
  '/live/@connections/%',
  '/live/@connections/a=',
  'http://[',
  'http://',
  'http://[::1',
  'http://elsewhere.test/live',
  'https://localhost/api/',
  '*',
  '?',
  '#',
  '/\\',
  '/%',
  '/%00',
  '/%ff',
  '/..%2f..%2fetc%2fpasswd',
  '/../../../../etc/passwd',
  '/api/',
  '/api//',
  '/api/%',
  '/api/sessions/%E0%A4%A',
  '/api/unsubscribe?token=%',
  '/avatars/',
  '/avatars//[',
  '/avatars/%',
  '/avatars/%00',
  '/fabula-files',
  '/fabula-files/%',
  '/fabula-files//[',
  '/fabula-files/?uploads',
  '/fabula-files/a?X-Amz-Signature=%&X-Amz-Date=x&X-Amz-Expires=1',
  '/pay/',
  '/pay/%',
  '/session/ses_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '/site-config.json?',
  '/2015-03-31/functions/%/invocations',
  '/v1/customers/%',
  '/v2/email/outbound-emails',
  '/model/%/converse',
  'localhost:80',
  `/${'a'.repeat(9_000)}`,
  `/${'%41'.repeat(4_000)}`,
  '/\u0000',
  '/\u00ff',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE', 'PATCH', 'BREW', ''];
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const handshake = [...upgrade, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
const headers: readonly (readonly string[])[] = [
  [],
  handshake,
  upgrade,
  [...upgrade, 'Sec-WebSocket-Key: short'],
  [...handshake, 'Origin: http://elsewhere.test'],
  [...handshake, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99'],
  ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAA'],
  ['Content-Length: 5'],
  ['Content-Length: -1'],
  ['Content-Length: 99999999999999'],
  ['Content-Length: 3', 'Content-Length: 4'],
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 3'],
  ['Expect: 100-continue', 'Content-Length: 3'],
  ['Expect: nothing'],
  ['Range: bytes=9-1', 'If-None-Match: "'],
  ['Authorization: AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=host, Signature=zz'],
  ['Authorization: Bearer a.b.c'],
  ['X-Amz-Target: AWSCognitoIdentityProviderService.__proto__'],
  ['X-Amz-Target: DynamoDB_20120810.ListTables', 'Content-Type: application/x-amz-json-1.0'],
  ['Content-Type: multipart/form-data; boundary='],
  ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 7'],
  ['User-Agent: facebookexternalhit'],
  ['Cookie: \u00ff; =;;'],
  ['No colon here'],
  [`X-Long: ${'x'.repeat(20_000)}`],
];
const hosts = ['Host: localhost', 'Host: localhost', 'Host: elsewhere.test', 'Host: [', 'Host:', ''];
const bodies = [
  '',
  'hello',
  '{',
  '[]',
  'null',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\u0081\u0085\u0000\u0000',
  '--x\r\n\r\n--x--',
];

const written = (method: string, target: string, lines: readonly string[], host: string, body: string): string =>
  [`${method} ${target} HTTP/1.1`, ...[host, ...lines].filter((line) => line !== ''), '', body].join('\r\n');

/** Requests by which a server may fall, each as it goes over the wire (Latin-1): every address, plain and as an upgrade. */
export const knownBad: readonly string[] = [
  ...targets.flatMap((target) => [[], handshake].map((lines) => written('GET', target, lines, 'Host: localhost', ''))),
  ...targets.map((target) => written('POST', target, ['Content-Length: 5'], 'Host: localhost', 'hello')),
  ...headers.map((lines) => written('POST', '/', lines, 'Host: localhost', 'hello')),
  ...headers.map((lines) => written('GET', '/live?ticket=x', lines, 'Host: localhost', '')),
  ...hosts.map((host) => written('GET', '/live?ticket=x', handshake, host, '')),
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0004\u0001\u0005\u0000\u0000\u0000\u0001\u00ff\u00ff\u00ff\u00ff',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
];

/** Random requests, a third of them corrupted. */
export function* randomBad(count: number, seed: number): Generator<string> {
  const random = randomFrom(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let made = 0; made < count; made += 1) {
    const text = written(any(methods), any(targets), [...any(headers), ...any(headers)], any(hosts), any(bodies));
    const at = Math.floor(random() * text.length);
    const byte = String.fromCharCode(Math.floor(random() * 256));
    yield random() < 1 / 3 ? text.slice(0, at) + byte + text.slice(at + (random() < 0.5 ? 1 : 0)) : text;
  }
}
