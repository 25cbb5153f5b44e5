import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The codes that were mailed to an address, the newest first. */
export const codesFor = (outbox: string, address: string): readonly string[] => {
  const names = existsSync(outbox) ? readdirSync(outbox).sort().reverse() : [];
  return names.flatMap((name) => {
    const mail = readFileSync(path.join(outbox, name), 'utf8');
    if (!mail.includes(`To: ${address}\r\n`)) return [];
    const text = Buffer.from(/base64\r\n\r\n([\w+/=\r\n]+)/.exec(mail)?.[1] ?? '', 'base64').toString();
    return /code for Fabula is (\d+)/.exec(text)?.[1] ?? [];
  });
};
