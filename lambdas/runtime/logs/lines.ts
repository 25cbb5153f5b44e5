import { sourceStack } from './source-stack.ts';

/** Without it, `JSON.stringify` writes an error as `{}`. */
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
 * The log of the functions: one line of JSON for each entry, which Lambda stores unchanged.
 * On standard error, because commands that run the functions in their own process use standard output.
 */
export const lines = {
  write: (line: object): void => {
    process.stderr.write(`${JSON.stringify(line, readable)}\n`);
  },
};
