import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** Who writes the lessons of an installation, as its owner chose: the embedded engine, or a model of a server. */
const WriterSchema = z.union([
  z.literal('engine'),
  z.object({ url: z.url(), model: z.string().check(z.minLength(1)) }),
]);
export type ChosenWriter = z.infer<typeof WriterSchema>;

const fileIn = (dataDir: string): string => path.join(dataDir, 'writer.json');

/** Undefined where nobody has chosen yet, or the file is damaged: then it is asked again. */
export const keptWriter = (dataDir: string): ChosenWriter | undefined => {
  try {
    return z.safeParse(WriterSchema, JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data;
  } catch {
    return undefined;
  }
};

export const keepWriter = (dataDir: string, writer: ChosenWriter): void => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileIn(dataDir), JSON.stringify(writer));
};
