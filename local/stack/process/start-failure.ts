import path from 'node:path';
import { DamagedStore } from '../../lib/sqlite.ts';
import { UsageError } from '../../lib/usage-error.ts';

/** The options of the failed start. */
export interface StartRequest {
  readonly dataDir: string;
  readonly port: number;
  readonly host?: string | undefined;
  /** Address of a running installation on the same folder. */
  readonly announced?: string | undefined;
}

interface Failure {
  readonly code: string;
  /** Primary error code of SQLite. */
  readonly errcode: number;
  readonly syscall: string;
  readonly message: string;
}

/** The error and its causes, innermost first. */
const causesOf = (error: unknown): readonly Error[] =>
  error instanceof Error ? [...causesOf(error.cause), error] : [];

const failureOf = (error: Error): Failure => {
  const { code = '', errcode = 0, syscall = '' } = error as { code?: string; errcode?: number; syscall?: string };
  return { code, errcode: errcode & 0xff, syscall, message: error.message };
};

type Sentence = (failure: Failure, asked: StartRequest) => string | undefined;

const another = 'or take another folder with --data.';

const sentences: readonly Sentence[] = [
  ({ code }, { port }) =>
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: end what listens there, or take another, for example with --port ${port + 1}.`
      : undefined,
  ({ code, syscall }, { port }) =>
    code === 'EACCES' && syscall === 'listen'
      ? `You may not open port ${port}: take one from 1024 on with --port.`
      : undefined,
  ({ code }, { host }) =>
    code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
      ? `This computer has no address ${host}: take one of its own with --host, or 0.0.0.0 for all of them.`
      : undefined,
  ({ code }) => (code === 'ERR_SOCKET_BAD_PORT' ? '--port takes a number from 0 to 65535.' : undefined),
  ({ code, errcode }, { dataDir, announced }) =>
    code === 'LEVEL_LOCKED' || errcode === 5
      ? `${dataDir} is in use by another Fabula${announced ? ` (${announced})` : ''}: end that one, ${another}`
      : undefined,
  ({ code, errcode, message }, { dataDir }) =>
    code === 'ENOSPC' || errcode === 13 || /no space left/i.test(message)
      ? `The disk of ${dataDir} is full: free some space, ${another}`
      : undefined,
  ({ code }, { dataDir }) =>
    code === 'ENOTDIR' || code === 'EEXIST'
      ? `${dataDir} is no folder: move what is there away, ${another}`
      : undefined,
  ({ code, errcode, message }, { dataDir }) =>
    ['EROFS', 'EACCES', 'EPERM'].includes(code) || [8, 14].includes(errcode) || /read-only|permission/i.test(message)
      ? `${dataDir} cannot be written: let yourself write there, ${another}`
      : undefined,
  ({ code }, { dataDir }) => (code === 'LEVEL_CORRUPTION' ? damaged(path.join(dataDir, 'dynamodb')) : undefined),
];

const damaged = (file: string): string =>
  `${file} is damaged, and was left as it is: put a copy of the whole data folder back, ${another}`;

const sentenceOf = (error: Error, asked: StartRequest): string | undefined => {
  if (error instanceof UsageError) return error.message;
  if (error instanceof DamagedStore) return damaged(error.file);
  const failure = failureOf(error);
  if (failure.code.startsWith('ERR_PARSE_ARGS')) return error.message;
  return sentences.map((say) => say(failure, asked)).find((said) => said !== undefined);
};

/** One sentence with advice about a failed start; undefined for an unknown error. */
export const startFailure = (error: unknown, asked: StartRequest): string | undefined =>
  causesOf(error)
    .map((cause) => sentenceOf(cause, asked))
    .find((said) => said !== undefined);
