import { beforeEach, describe, expect, it } from 'vitest';
import { unsubscribe, unsubscribeToken } from '../../../../lambdas/domain/notification/unsubscribe.ts';

const secret = Buffer.from('a secret of this deployment');
let stored: { wants: boolean; reminder: boolean };
beforeEach(() => {
  stored = { wants: true, reminder: true };
});
const store = {
  secret: async () => secret,
  stopMail: async () => void (stored.wants = false),
  stopReminder: async () => void (stored.reminder = false),
};

describe('the link that ends mails', () => {
  const end = (token: string) => unsubscribe(store, token);

  it('ends them for whom it was made, and may be followed twice', async () => {
    const token = unsubscribeToken('ann', secret);
    await end(token);
    await end(token);
    expect(stored.wants).toBe(false);
  });

  it.each([
    [
      'for another person',
      `${Buffer.from('bob').toString('base64url')}.${unsubscribeToken('ann', secret).split('.')[1]}`,
    ],
    ['of another deployment', unsubscribeToken('ann', Buffer.from('another'))],
    ['without a signature', Buffer.from('ann').toString('base64url')],
    ['with more behind it', `${unsubscribeToken('ann', secret)}.x`],
    ['that is nothing', '...'],
  ])('is refused %s', async (_, token) => {
    await expect(end(token)).rejects.toMatchObject({ code: 'bad_unsubscribe' });
    expect(stored.wants).toBe(true);
  });

  it('of a reminder stops that alone, and cannot be made into one of all mails, nor the other way round', async () => {
    const [all, reminder] = [unsubscribeToken('ann', secret), unsubscribeToken('ann', secret, 'reminder')];
    for (const token of [`${all}.reminder`, reminder.replace('.reminder', ''), `${reminder}.reminder`])
      await expect(end(token)).rejects.toMatchObject({ code: 'bad_unsubscribe' });
    expect(stored).toEqual({ wants: true, reminder: true });
    await end(reminder);
    expect(stored).toEqual({ wants: true, reminder: false });
  });
});
