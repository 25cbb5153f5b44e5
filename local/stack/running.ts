import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Stack } from './start.ts';

const RunningSchema = z.object({ dynamodb: z.url(), identity: z.url(), userPoolId: z.string() });
export type Running = z.infer<typeof RunningSchema>;

const fileIn = (dataDir: string): string => path.join(dataDir, 'running.json');

export const reach = ({ dynamo, identityEndpoint, userPoolId }: Stack): Running => ({
  dynamodb: dynamo.endpoint,
  identity: identityEndpoint,
  userPoolId,
});

/** Says where this installation answers, for commands that are typed while it runs. Returns how to take it back. */
export const announce = (dataDir: string, stack: Stack): (() => void) => {
  writeFileSync(fileIn(dataDir), JSON.stringify(reach(stack)));
  return () => rmSync(fileIn(dataDir), { force: true });
};

/** Where it was last said to answer; after a crash nobody answers there. */
export const announced = (dataDir: string): Running | undefined => {
  try {
    return z.safeParse(RunningSchema, JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data;
  } catch {
    return undefined;
  }
};
