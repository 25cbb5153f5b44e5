import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { BodyTooLarge, readBody } from '../lib/http.ts';
import { sha256 } from '../lib/signature.ts';
import { notEmulated, S3Error } from './errors.ts';

/** More than any local upload or export; S3 itself accepts 5 GB. */
const MAX_BYTES = 512 * 1024 * 1024;

export async function readWhole(req: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(req, MAX_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
}

/** The body of a request, checked against its checksums. */
export async function readContent(req: IncomingMessage, url: URL): Promise<Buffer> {
  const declared = String(req.headers['x-amz-content-sha256'] ?? '');
  if (declared.startsWith('STREAMING-')) throw notEmulated('A framed stream');
  const content = await readWhole(req);
  if (/^[0-9a-f]{64}$/.test(declared) && sha256(content) !== declared) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 header does not match.');
  }
  const checksum = req.headers['x-amz-checksum-crc32'] ?? url.searchParams.get('x-amz-checksum-crc32');
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
