import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MailMessage, messageOf } from './message.ts';

/** Puts a mail into the folder, as a file that any mail program opens. Answers its id. */
export const saveMail = (outbox: string, letter: MailMessage): string => {
  mkdirSync(outbox, { recursive: true });
  const id = randomUUID();
  const at = new Date();
  const name = `${at.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
  writeFileSync(path.join(outbox, name), messageOf(letter, { id, at }));
  return id;
};
