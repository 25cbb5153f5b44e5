import type * as z from 'zod/mini';

import type { ErrorCode } from '../model/error-code.ts';

/** `optional`: open to anonymous users; a token is used when there is one. */
export type Access = 'public' | 'optional' | 'user' | 'admin';
/** The Lambda function that serves a group of resources. */
export type FunctionGroup =
  | 'account'
  | 'sessions'
  | 'learning'
  | 'deck'
  | 'generation'
  | 'community'
  | 'billing'
  | 'webhook'
  | 'leaving'
  | 'admin';

type Shape = z.ZodMiniObject;

interface EndpointFields {
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly group: FunctionGroup;
  readonly summary: string;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly output: z.ZodMiniType;
  /** What is answered as it is, as a page; everything else is JSON. */
  readonly type?: 'html';
  readonly status: 200 | 201 | 202 | 204;
  /** What this call may answer besides `invalid`, `unauthenticated`, `busy` and `internal`, which every call may, and `too_fast` where it has a weight. */
  readonly errors: readonly ErrorCode[];
  /** Weight in the caller's rate limit per minute; only calls that create something or cost money have one. */
  readonly weight?: number;
  /** A POST that makes something: repeated with the same `idempotency-key` header, it makes it once. */
  readonly idempotent?: true;
}
interface Read {
  readonly method: 'GET';
  readonly invalidates?: never;
}
interface Write {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Endpoints whose responses change with this call, except where its own response or a realtime message updates the client. */
  readonly invalidates: readonly string[];
}

export type Endpoint = EndpointFields & (Read | Write);

type Field<E, F extends string> = E extends { readonly [P in F]: infer S extends z.ZodMiniType } ? S : never;
type In<S> = [S] extends [never] ? undefined : S extends z.ZodMiniType ? z.input<S> : never;
type Out<S> = [S] extends [never] ? undefined : S extends z.ZodMiniType ? z.output<S> : never;
type Present<T> = { [P in keyof T as T[P] extends undefined ? never : P]: T[P] };

/** Input of a call. */
export type Input<E extends Endpoint> = Present<{
  params: In<Field<E, 'params'>>;
  query: In<Field<E, 'query'>>;
  body: In<Field<E, 'body'>>;
}>;
/** What a handler gets once the input is parsed. */
export type Parsed<E extends Endpoint> = {
  params: Out<Field<E, 'params'>>;
  query: Out<Field<E, 'query'>>;
  body: Out<Field<E, 'body'>>;
};

export type Output<E extends Endpoint> = z.output<E['output']>;

export const API = '/api';
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The answer to every refused call. */
export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  readonly details?: unknown;
}

/** `/api/sessions/{sessionId}` with its parameters filled in. */
export const pathOf = (endpoint: Pick<Endpoint, 'path'>, params: Readonly<Record<string, string>> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(value);
  });
