import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const texts = new Map<string, string | null>();
const values = new Map<string, unknown>();

/** A file beside the engine, read once; null where there is none. */
export const textAt = (file: URL): string | null => {
  const known = texts.get(file.href);
  if (known !== undefined) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  texts.set(file.href, text);
  return text;
};

/** `{{name}}` stands for a part of a pattern, which the file names under `parts`; of several any. */
const parsed = (text: string): unknown => {
  const { parts } = JSON.parse(text) as { parts?: Readonly<Record<string, string | string[]>> };
  if (!parts) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => [parts[name] ?? whole].flat().join('|'))
      : value,
  );
};

/** A JSON file beside the engine, checked when it is first read; null where there is none. Throws when it does not fit. */
export const jsonAt = <T>(file: URL, schema: z.ZodMiniType<T>): T | null => {
  const known = values.get(file.href);
  if (known !== undefined) return known as T;
  const text = textAt(file);
  if (text === null) return null;
  const value = z.safeParse(schema, parsed(text));
  if (!value.success) throw new TypeError(`${file.pathname}: ${z.prettifyError(value.error)}`);
  values.set(file.href, value.data);
  return value.data;
};
