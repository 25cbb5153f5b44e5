import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { bucketRules } from '../../lambdas/bucket.ts';
import { listen } from '../lib/http.ts';
import { allowPage, preflight } from './cors.ts';
import { deleteObject, deleteObjects } from './delete-objects.ts';
import { notEmulated, S3Error } from './errors.ts';
import { type Exchange, sendXml } from './exchange.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { abortUpload, completeUpload, createUpload, uploadPart, uploadsPrefix } from './multipart.ts';
import { ObjectStore } from './objects.ts';
import { postObject } from './post-object.ts';
import { copyObject, putObject } from './put-object.ts';
import { authorize } from './signature.ts';
import { element } from './xml.ts';

const DAY_MS = 24 * 3600_000;
/** Query parameters of the supported operations; others are refused. */
const KNOWN_PARAMETER =
  /^(x-amz-.*|x-id|response-.*|list-type|prefix|delimiter|encoding-type|max-keys|continuation-token|start-after|delete|uploads|uploadid|partnumber)$/i;

export interface S3Options {
  /** Folder of the data; in memory without it. */
  dataDir?: string;
  /** Signatures made with this secret are accepted, whatever their key id and region. */
  secretAccessKey: string;
  /** Origins whose pages may use the buckets. */
  allowedOrigins: string[];
  buckets: string[];
  /** Milliseconds since the epoch; signatures, policies and uploads expire by this clock. */
  now?: () => number;
  sweepMs?: number;
}

export interface S3 {
  /** Answers paths that begin with `/<bucket>`. */
  listener: RequestListener;
  /** Serves the object with the path as its key from the first bucket, as the CDN does. */
  published: RequestListener;
  /** Removes expired objects by the rules of `lambdas/bucket.ts`, now. */
  sweep(): void;
  close(): void;
}

/** A fake S3 for the given buckets, addressed by path. */
export function createS3(options: S3Options): S3 {
  const { now = () => Date.now(), sweepMs = 3600_000 } = options;
  const objects = new ObjectStore(options.dataDir);
  const sweep = () => {
    const expire = (prefix: string, days: number) => objects.expire(prefix, now() - days * DAY_MS);
    for (const [folder, days] of Object.entries(bucketRules.expiryDays)) expire(`${folder}/`, days);
    expire(uploadsPrefix, bucketRules.unfinishedDays);
  };
  const sweepLater = () => {
    try {
      sweep();
    } catch (error) {
      console.error('[s3] what has expired could not be removed:', error);
    }
  };
  const timer = setInterval(sweepLater, sweepMs).unref();
  sweepLater();
  return {
    listener: (req, res) => void answer(options, objects, req, res, now()),
    published: (req, res) => publish(options, objects, req, res, now()),
    sweep,
    close: () => {
      clearInterval(timer);
      objects.close();
    },
  };
}

/** The same, listening on a loopback port. */
export async function startS3({ port, ...options }: S3Options & { port?: number }) {
  const s3 = createS3(options);
  const server = createServer(s3.listener);
  server.keepAliveTimeout = 60_000;
  const listening = await listen(server, { port, origins: () => options.allowedOrigins });
  const close = async () => {
    await listening.close();
    s3.close();
  };
  return { endpoint: listening.endpoint, sweep: s3.sweep, close };
}

async function answer(
  options: S3Options,
  objects: ObjectStore,
  req: IncomingMessage,
  res: ServerResponse,
  now: number,
) {
  try {
    const url = new URL(req.url ?? '/', 'http://s3');
    const [bucket, key] = address(req.url ?? '/');
    const allowed = allowPage(req, res, options.allowedOrigins);
    if (req.method === 'OPTIONS') return preflight(req, res, allowed);
    if (!options.buckets.includes(bucket))
      throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    await route({ req, res, url, objects, bucket, key, now }, options);
  } catch (error) {
    const known =
      error instanceof S3Error ? error : new S3Error(500, 'InternalError', 'We encountered an internal error.');
    if (known !== error) console.error('[s3]', req.method, error);
    if (req.method === 'HEAD') return res.writeHead(known.status).end();
    sendXml(res, known.status, element('Error', [element('Code', known.code), element('Message', known.message)]));
  }
}

function publish({ buckets }: S3Options, objects: ObjectStore, req: IncomingMessage, res: ServerResponse, now: number) {
  const url = new URL(req.url ?? '/', 'http://s3');
  try {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
    getObject({ req, res, url, objects, bucket: buckets[0] ?? '', key: url.pathname.slice(1), now });
  } catch (error) {
    res.writeHead(error instanceof S3Error ? error.status : 500).end();
  }
}

/** Bucket and key from the path as it was sent: `.` and `..` are names like others. */
function address(target: string): [bucket: string, key: string] {
  try {
    const [, bucket = '', ...rest] = target.split('?')[0]!.split('/').map(decodeURIComponent);
    return [bucket, rest.join('/')];
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}

function route(exchange: Exchange, { secretAccessKey, buckets }: S3Options): unknown {
  const { req, url, key, now } = exchange;
  if (req.method === 'POST' && req.headers['content-type']?.startsWith('multipart/form-data')) {
    return postObject(exchange, secretAccessKey);
  }
  authorize(secretAccessKey, req, url, now);
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN_PARAMETER.test(name));
  if (unknown) throw notEmulated(`?${unknown}`);
  const has = (name: string) => url.searchParams.has(name);
  switch (`${req.method} ${has('uploads') || has('uploadId') ? 'upload' : key ? 'object' : 'bucket'}`) {
    case 'POST upload':
      return has('uploads') ? createUpload(exchange) : completeUpload(exchange);
    case 'PUT upload':
      if (!req.headers['x-amz-copy-source']) return uploadPart(exchange);
      break;
    case 'DELETE upload':
      return abortUpload(exchange);
    case 'GET object':
    case 'HEAD object':
      return getObject(exchange);
    case 'PUT object':
      return req.headers['x-amz-copy-source'] ? copyObject(exchange, buckets) : putObject(exchange);
    case 'DELETE object':
      return deleteObject(exchange);
    case 'GET bucket':
      if (url.searchParams.get('list-type') === '2') return listObjects(exchange);
      break;
    case 'POST bucket':
      if (url.searchParams.has('delete')) return deleteObjects(exchange);
      break;
  }
  throw notEmulated(`${req.method} ${url.pathname}`);
}
