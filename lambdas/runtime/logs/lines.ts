import { sourceStack } from './source-stack.ts';

/** `JSON.stringify` shows nothing of an error. */
const readable = (_name: string, value: unknown): unknown =>
  value instanceof Error
    ? {
        ...value,
        name: value.name,
        message: value.message,
        stack: value.stack && sourceStack(value.stack),
        cause: value.cause,
      }
    : value;

/**
 * Where functions say things: one line of JSON each, which Lambda keeps as it is.
 * Standard output is left to a command that runs the functions in its own process.
 */
export const lines = {
  write: (line: object): void => {
    process.stderr.write(`${JSON.stringify(line, readable)}\n`);
  },
};
