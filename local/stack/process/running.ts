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

/** Lists the data folder of each installation that was started from this clone. */
export const registry = path.resolve(import.meta.dirname, '../../../.cache/running');

/** Adds a folder to the registry. In a read-only clone nothing is registered, and commands need `--data`. */
const register = (dataDir: string, folder: string): (() => void) => {
  const entry = path.join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(entry, path.resolve(dataDir));
    return () => rmSync(entry, { force: true });
  } catch {
    return () => undefined;
  }
};

/** Stores the addresses of a running installation for other commands. Returns a function that removes them. */
export const announce = (dataDir: string, stack: Stack, folder = registry): (() => void) => {
  writeFileSync(fileIn(dataDir), JSON.stringify(addressesOf(stack)));
  const leave = register(dataDir, folder);
  return () => {
    leave();
    rmSync(fileIn(dataDir), { force: true });
  };
};

/** The stored addresses; after a crash they may be outdated. */
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
