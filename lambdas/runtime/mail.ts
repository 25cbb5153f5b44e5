import type { Mailer } from '../domain/notification/ports.ts';
import { setting } from './config.ts';
import { lazyAsync } from './lazy.ts';

const open = /* @__PURE__ */ lazyAsync(async () =>
  (await import('../adapters/mail/mailer.ts')).openMailer(setting('MAIL_SENDER') ?? ''),
);

/** Undefined where no sender is configured; the SDK is loaded with the first mail. */
export const mailer = (): Mailer | undefined =>
  setting('MAIL_SENDER') === undefined ? undefined : { send: async (mail) => (await open()).send(mail) };
