import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { absent, put } from '../fragment.ts';
import { mailSecretKey } from '../keys.ts';
import { getRow, type Table, writeIf } from '../table.ts';

const RowSchema = z.object({ secret: z.string() });

/**
 * The secret that signs the links in mails, created on first use. It opens nothing
 * but "write me no more", and whoever could read it could switch that off in the table anyway.
 */
export const mailSecret = async (table: Table): Promise<Uint8Array> => {
  const read = () => getRow(table, mailSecretKey, { consistent: true });
  const found = await read();
  if (found !== undefined) return Buffer.from(z.parse(RowSchema, found).secret, 'base64');
  const made = randomBytes(32).toString('base64');
  const first = absent(() => new Error('Made by another'));
  await writeIf(table, put({ ...mailSecretKey, secret: made }, first));
  return Buffer.from(z.parse(RowSchema, await read()).secret, 'base64');
};
