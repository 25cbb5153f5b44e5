import * as z from 'zod/mini';
import { done, ErrandSchema, goOnIn, type Standing } from '../domain/errand/errand.ts';
import { notify, secondsUntil } from '../domain/notification/notify.ts';
import { setting } from '../runtime/config.ts';
import { notificationStore } from '../runtime/container.ts';
import { mailer } from '../runtime/mail.ts';

/** A step of the errands' workflow: sends a mail to who wants it. */
export const handler = async (event: unknown): Promise<Standing> => {
  const errand = z.parse(ErrandSchema, event);
  if (errand.errand !== 'mail') throw new Error(`${errand.errand} is no mail`);
  const seconds = secondsUntil(errand, Date.now());
  if (seconds > 0) return goOnIn(seconds);
  const origin = setting('SITE_ORIGIN');
  await notify({ store: notificationStore(), mailer: mailer(), origin, now: Date.now }, errand);
  return done;
};
