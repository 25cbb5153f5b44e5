import { randomInt } from 'node:crypto';
import { ServiceError } from '../lib/service-error.ts';
import type { UserStore } from './user-store.ts';

export interface Mail {
  to: string;
  kind: CodeKind;
  code: string;
}
export type CodeKind = 'signup' | 'reset';

const LIFETIME_SECONDS = { signup: 86_400, reset: 3600 } as const;
const MAX_TRIES = 5;

export type Codes = ReturnType<typeof createCodes>;

/** One-time codes, kept by the name they were asked for, so that a name without an account behaves like one with. */
export function createCodes({ db }: UserStore, now: () => number, onMail: (mail: Mail) => void) {
  const key = (username: string) => username.toLowerCase();

  return {
    /** Makes a code and mails it where `to` is an account's address; answers what the caller is told of it. */
    send(username: string, kind: CodeKind, to: string | undefined) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expires = now() + LIFETIME_SECONDS[kind];
      db.prepare('INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?, 0)').run(key(username), kind, code, expires);
      if (to) onMail({ to, kind, code });
      return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: mask(username) } };
    },

    /** Throws unless it is the code last sent; a matching code stays until `use`. */
    check(username: string, kind: CodeKind, code: string | undefined): void {
      const row = db.prepare('SELECT * FROM codes WHERE username = ? AND kind = ?').get(key(username), kind);
      if (!row || Number(row['expires']) <= now())
        throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      if (Number(row['tries']) >= MAX_TRIES)
        throw new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
      db.prepare('UPDATE codes SET tries = tries + 1 WHERE username = ? AND kind = ?').run(key(username), kind);
      if (row['code'] !== code) mismatch();
    },

    use(username: string, kind: CodeKind): void {
      db.prepare('DELETE FROM codes WHERE username = ? AND kind = ?').run(key(username), kind);
    },
  };
}

export function mismatch(): never {
  throw new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');
}

function mask(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
