import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { accessKeyId } from './settings.ts';

const SecretsSchema = z.object({
  /** What the functions sign with, and everybody who talks to the stand-ins. */
  secretAccessKey: z.string().check(z.minLength(40)),
  /** Of the stand-in for the payment provider. */
  stripeKey: z.string().check(z.startsWith('sk_test_')),
  stripeWebhookSecret: z.string().check(z.startsWith('whsec_')),
});
export type Secrets = z.infer<typeof SecretsSchema>;

const random = (): string => randomBytes(30).toString('base64url');

/** Written elsewhere and then renamed: nobody reads half of them. */
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
 * The keys of the installation in a folder, made with its first start and readable by its owner alone. Damaged ones are
 * made anew: nothing that is kept depends on them.
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

/** What the SDKs sign with for the stand-ins of the installation in a folder. */
export const credentialsOf = (dataDir: string): ServiceCredentials => ({
  accessKeyId,
  secretAccessKey: secretsOf(dataDir).secretAccessKey,
});
