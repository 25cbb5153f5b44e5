import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const decoded = (mail: string): string =>
  Buffer.from(/text\/plain[\s\S]*?base64\r\n\r\n([\w+/=\r\n]+)/.exec(mail)?.[1] ?? '', 'base64').toString();

/** The mails of a subject to an address, whole and as text. */
export const mailsTo = (
  outbox: string,
  address: string,
  subject: RegExp,
): readonly { whole: string; text: string }[] => {
  const names = existsSync(outbox) ? readdirSync(outbox).sort() : [];
  return names
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}\r\n`) && subject.test(/^Subject: (.*)$/m.exec(mail)?.[1] ?? ''))
    .map((whole) => ({ whole, text: decoded(whole) }));
};
