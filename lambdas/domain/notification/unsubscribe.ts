import { createHmac, timingSafeEqual } from 'node:crypto';
import { markedToken, type Stoppable, stoppedBy } from '../../../shared/model/account/unsubscribe.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { NotificationStore } from './ports.ts';

type UnsubscribeStore = Pick<NotificationStore, 'secret' | 'stopMail' | 'stopReminder'>;

const signed = { mails: 'unsubscribe', reminder: 'stop reminder' } as const satisfies Record<Stoppable, string>;

const sign = (userId: string, stops: Stoppable, secret: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${signed[stops]} ${userId}`).digest();

/** Never expires, so that the link in an old mail still works. */
export const unsubscribeToken = (userId: string, secret: Uint8Array, stops: Stoppable = 'mails'): string => {
  const [user, signature] = [Buffer.from(userId), sign(userId, stops, secret)];
  return markedToken(`${user.toString('base64url')}.${signature.toString('base64url')}`, stops);
};

const userOf = (token: string, stops: Stoppable, secret: Uint8Array): string | undefined => {
  const [user = '', signature = '', ...rest] = token.split('.');
  const userId = Buffer.from(user, 'base64url').toString();
  const [given, expected] = [Buffer.from(signature, 'base64url'), sign(userId, stops, secret)];
  if (
    rest.length > (stops === 'mails' ? 0 : 1) ||
    given.length !== expected.length ||
    !timingSafeEqual(given, expected)
  )
    return undefined;
  return userId;
};

/** Whoever holds the token from a mail may end what it stops, and nothing else; asked twice, it is done once. */
export const unsubscribe = async (store: UnsubscribeStore, token: string): Promise<void> => {
  const stops = stoppedBy(token);
  const userId = userOf(token, stops, await store.secret());
  if (userId === undefined) throw new AppError('bad_unsubscribe');
  if (stops === 'reminder') await store.stopReminder(userId);
  else await store.stopMail(userId);
};
