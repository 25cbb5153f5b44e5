import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

export interface PostAnswer {
  readonly status: number;
  /** Whether it is a stream of server-sent events. */
  readonly isStream: boolean;
  readonly body: string;
}

/** Characters of an answer that are read; a longer one is an error. */
const LONGEST = 8_000_000;

/** The other side sends more than is read. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

async function* limited(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > LONGEST) throw new AnswerTooLong();
    yield part;
  }
}

/**
 * Posts JSON and waits as long as `signal` allows. `fetch` of Node gives up after 300 seconds without headers, which a model on
 * a slow computer needs for one long prompt. `onPart` is told each part of the answer as it comes, where that is an event stream.
 */
export const postJson = async (
  address: string,
  json: unknown,
  signal: AbortSignal,
  onPart?: (part: Buffer) => void,
): Promise<PostAnswer> => {
  const request = address.startsWith('https:') ? httpsRequest : httpRequest;
  const body = Buffer.from(JSON.stringify(json));
  const { promise, resolve, reject } = Promise.withResolvers<PostAnswer>();
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const post = request(address, { method: 'POST', headers, signal, agent: false }, (response) => {
    const { statusCode: status = 0 } = response;
    const isStream = /^text\/event-stream\b/.test(response.headers['content-type'] ?? '');
    if (isStream && status === 200 && onPart) response.on('data', onPart);
    text(limited(response)).then((read) => resolve({ status, isStream, body: read }), reject);
  });
  post.once('error', reject);
  post.end(body);
  return await promise;
};
