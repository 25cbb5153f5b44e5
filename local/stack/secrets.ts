import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { accessKeyId } from './settings.ts';

const SecretsSchema = z.object({
  /** For signing requests to the local services. */
  secretAccessKey: z.string().check(z.minLength(40)),
  /** For the fake of Stripe. */
  stripeKey: z.string().check(z.startsWith('sk_test_')),
  stripeWebhookSecret: z.string().check(z.startsWith('whsec_')),
});
export type Secrets = z.infer<typeof SecretsSchema>;

const random = (): string => randomBytes(30).toString('base64url');

/** Written to a temporary file and renamed, so that nobody reads a partial file. */
const make = (file: string): Secrets => {
  const secrets: Secrets = {
    secretAccessKey: random(),
    stripeKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
  };
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600 });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return secrets;
};

const read = (file: string): Secrets | undefined => {
  try {
    return z.safeParse(SecretsSchema, JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch (error) {
    const absent = error instanceof SyntaxError || Reflect.get(Object(error), 'code') === 'ENOENT';
    if (absent) return undefined;
    throw error;
  }
};

/**
 * The keys of the installation in a folder, created at its first start and readable by its owner alone. A damaged file is
 * replaced, because no stored data depends on the keys.
 */
export const secretsOf = (dataDir: string): Secrets => {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secrets.json');
  return read(file) ?? make(file);
};

export interface ServiceCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** AWS credentials for the local services of an installation. */
export const credentialsOf = (dataDir: string): ServiceCredentials => ({
  accessKeyId,
  secretAccessKey: secretsOf(dataDir).secretAccessKey,
});

/** The bearer token with which the functions choose who writes. */
export const writersKey = (secretAccessKey: string): string =>
  createHmac('sha256', secretAccessKey).update('writers').digest('base64url');
