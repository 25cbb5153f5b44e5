import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../shared/model/app-error.ts';
import type { NotificationStore } from './ports.ts';

type UnsubscribeStore = Pick<NotificationStore, 'secret' | 'stopMail'>;

const sign = (userId: string, secret: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest();

/** Never expires, so that the link in an old mail still works. */
export const unsubscribeToken = (userId: string, secret: Uint8Array): string =>
  `${Buffer.from(userId).toString('base64url')}.${sign(userId, secret).toString('base64url')}`;

const userOf = (token: string, secret: Uint8Array): string | undefined => {
  const [user = '', signature = '', ...rest] = token.split('.');
  const userId = Buffer.from(user, 'base64url').toString();
  const [given, expected] = [Buffer.from(signature, 'base64url'), sign(userId, secret)];
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return userId;
};

/** Whoever holds the token from a mail may end mails to its reader, and nothing else; asked twice, it is done once. */
export const unsubscribe = async (store: UnsubscribeStore, token: string): Promise<void> => {
  const userId = userOf(token, await store.secret());
  if (userId === undefined) throw new AppError('bad_unsubscribe');
  await store.stopMail(userId);
};
