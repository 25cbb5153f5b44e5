import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { BodyTooLarge, readBody } from '../lib/http.ts';
import { S3Error } from './errors.ts';
import { sha256 } from './signature.ts';

/** More than any upload of the application; S3 itself takes 5 GB. */
const MAX_BYTES = 64 * 1024 * 1024;

export async function readWhole(req: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(req, MAX_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
}

/** An object's content: without the frames that SDKs put around streams, and held against its checksums. */
export async function readContent(req: IncomingMessage, url: URL): Promise<Buffer> {
  const raw = await readWhole(req);
  const declared = String(req.headers['x-amz-content-sha256'] ?? '');
  if (/^[0-9a-f]{64}$/.test(declared) && sha256(raw) !== declared) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 header does not match.');
  }
  const framed = declared.startsWith('STREAMING-');
  const { content, trailer } = framed ? unframe(raw) : { content: raw, trailer: '' };
  const checksum =
    req.headers['x-amz-checksum-crc32'] ??
    url.searchParams.get('x-amz-checksum-crc32') ??
    trailer.match(/x-amz-checksum-crc32:(\S+)/)?.[1];
  if (checksum && checksum !== crc32Base64(content)) {
    throw new S3Error(400, 'BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  }
  return content;
}

function crc32Base64(content: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(content));
  return bytes.toString('base64');
}

/** `<hex size>[;chunk-signature=…]\r\n<data>\r\n … 0\r\n<trailing headers>` */
function unframe(raw: Buffer): { content: Buffer; trailer: string } {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size))
      throw new S3Error(400, 'IncompleteBody', 'The request body terminated unexpectedly');
    const start = lineEnd + 2;
    if (size === 0) return { content: Buffer.concat(chunks), trailer: raw.toString('latin1', start) };
    chunks.push(raw.subarray(start, start + size));
    at = start + size + 2;
  }
}
