import type { IncomingMessage, ServerResponse } from 'node:http';
import { awsError, BodyTooLarge, readBody, sendJson } from './http.ts';
import { ServiceError } from './service-error.ts';

export type Listener = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
/** Each operation declares the SDK's own input type; every member of those may be undefined, as on the wire. */
export type Operations = Record<string, { run(input: object): unknown }['run']>;

const MAX_REQUEST_BYTES = 2 ** 20;

/** Serves AWS JSON 1.0 and 1.1: one POST path, the operation named in `X-Amz-Target: <service>.<operation>`. */
export function jsonProtocol(service: string, operations: Operations, maxBytes = MAX_REQUEST_BYTES): Listener {
  return async (req, res) => {
    const [target, name = ''] = String(req.headers['x-amz-target']).split('.');
    try {
      const operation = target === service && Object.hasOwn(operations, name) ? operations[name] : undefined;
      if (!operation)
        throw new ServiceError('UnknownOperationException', `${target}.${name} is not part of this stack`);
      const output = await operation(parse((await readBody(req, maxBytes)).toString()));
      sendJson(res, 200, output ?? {}, { 'content-type': req.headers['content-type'] ?? 'application/x-amz-json-1.0' });
    } catch (error) {
      refuse(res, service, error);
    }
  };
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value === 'object' && value !== null) return value;
  } catch {}
  throw new ServiceError('SerializationException', 'The request is not a JSON object');
}

export function refuse(res: ServerResponse, service: string, error: unknown): void {
  if (error instanceof ServiceError) {
    awsError(res, error.status, error.name, error.message, error.details);
  } else if (error instanceof BodyTooLarge) {
    awsError(res, 413, 'RequestEntityTooLargeException', error.message);
  } else if (error instanceof URIError) {
    awsError(res, 400, 'ValidationException', 'The address is not well-formed.');
  } else {
    console.error(`[${service}]`, error);
    awsError(res, 500, 'InternalFailure', `The stand-in for ${service} failed: ${error}`);
  }
}
