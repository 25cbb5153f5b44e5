import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MailMessage, messageOf } from './message.ts';

/** Saves a mail as an .eml file in the folder. Returns its id. */
export const saveMail = (outbox: string, message: MailMessage): string => {
  mkdirSync(outbox, { recursive: true });
  const id = randomUUID();
  const at = new Date();
  const name = `${at.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
  writeFileSync(path.join(outbox, name), messageOf(message, { id, at }));
  return id;
};
