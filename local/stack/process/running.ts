import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Stack } from '../start.ts';

const RunningSchema = z.object({
  origin: z.url(),
  dynamodb: z.url(),
  identity: z.url(),
  services: z.url(),
  userPoolId: z.string(),
});
export type RunningInstallation = z.infer<typeof RunningSchema>;

const fileIn = (dataDir: string): string => path.join(dataDir, 'running.json');

export const addressesOf = ({
  origin,
  dynamo,
  identityEndpoint,
  servicesEndpoint,
  userPoolId,
}: Stack): RunningInstallation => ({
  origin,
  dynamodb: dynamo.endpoint,
  identity: identityEndpoint,
  services: servicesEndpoint,
  userPoolId,
});

/** Holds the folder of each installation that was started from this clone. */
export const registry = path.resolve(import.meta.dirname, '../../../.cache/running');

/** A clone may lie where nothing can be written; then a command has to name the folder. */
const register = (dataDir: string, place: string): (() => void) => {
  const entry = path.join(place, String(process.pid));
  try {
    mkdirSync(place, { recursive: true });
    writeFileSync(entry, path.resolve(dataDir));
    return () => rmSync(entry, { force: true });
  } catch {
    return () => undefined;
  }
};

/** Says where this installation answers, for commands that are typed while it runs. Returns how to take it back. */
export const announce = (dataDir: string, stack: Stack, place = registry): (() => void) => {
  writeFileSync(fileIn(dataDir), JSON.stringify(addressesOf(stack)));
  const leave = register(dataDir, place);
  return () => {
    leave();
    rmSync(fileIn(dataDir), { force: true });
  };
};

/** Where it was last said to answer; after a crash nobody answers there. */
export const announced = (dataDir: string): RunningInstallation | undefined => {
  try {
    return z.safeParse(RunningSchema, JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data;
  } catch {
    return undefined;
  }
};

export const answers = async ({ dynamodb }: RunningInstallation): Promise<boolean> =>
  fetch(dynamodb).then(
    () => true,
    () => false,
  );
