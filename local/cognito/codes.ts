import { randomInt } from 'node:crypto';
import { ServiceError } from '../lib/service-error.ts';
import type { PoolUserStore } from './user-store.ts';

export interface CodeMail {
  to: string;
  kind: CodeKind;
  code: string;
}
export type CodeKind = 'signup' | 'reset';

const LIFETIME_SECONDS = { signup: 86_400, reset: 3600 } as const;
const MAX_TRIES = 5;
/** Cognito documents only "between 5 and 20 attempts" an hour. */
const MAX_SENDS = 5;
const SENDS_SECONDS = 3600;

export type Codes = ReturnType<typeof createCodes>;

/** One-time codes, stored by the requested user name, so that unknown names behave like existing ones. */
export function createCodes({ db }: PoolUserStore, now: () => number, onMail: (mail: CodeMail) => void) {
  const key = (username: string) => username.toLowerCase();

  function countSend(username: string, kind: CodeKind): void {
    db.prepare('DELETE FROM sends WHERE at <= ?').run(now() - SENDS_SECONDS);
    const { sent } = db
      .prepare('SELECT count(*) AS sent FROM sends WHERE username = ? AND kind = ?')
      .get(username, kind)!;
    if (Number(sent) >= MAX_SENDS) tooMany();
    db.prepare('INSERT INTO sends VALUES (?, ?, ?)').run(username, kind, now());
  }

  return {
    /**
     * Creates a code that replaces earlier ones, and mails it if `to` is given. Returns the response for the client. Throws
     * after too many codes within an hour.
     */
    send(username: string, kind: CodeKind, to: string | undefined) {
      countSend(key(username), kind);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expires = now() + LIFETIME_SECONDS[kind];
      db.prepare('INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?, 0)').run(key(username), kind, code, expires);
      if (to) onMail({ to, kind, code });
      return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: mask(username) } };
    },

    /** Throws unless it is the latest code; a matching code stays valid until `use`. */
    check(username: string, kind: CodeKind, code: string | undefined): void {
      const row = db.prepare('SELECT * FROM codes WHERE username = ? AND kind = ?').get(key(username), kind);
      if (!row || Number(row['expires']) <= now())
        throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      if (Number(row['tries']) >= MAX_TRIES) tooMany();
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

function tooMany(): never {
  throw new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
}

function mask(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
