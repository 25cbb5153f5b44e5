import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Errand, ErrandSchema, errandName } from '../../../lambdas/domain/errand/errand.ts';
import type { SessionRecord } from '../../../lambdas/domain/session/session.ts';
import type { SubscriptionRecord } from '../../../lambdas/domain/subscription/subscription.ts';
import { notificationStore, postStore, reminderStore, table } from '../../../lambdas/runtime/container.ts';
import { put } from '../../../lambdas/store/fragment.ts';
import { writeIf } from '../../../lambdas/store/single.ts';
import { subscriptionRow } from '../../../lambdas/store/subscription/row.ts';
import type { Stream } from '../../../local/stream/start.ts';
import { DAY, instant } from '../../../shared/model/time.ts';
import { at, member } from '../community/people.ts';
import { type Backend, startBackend } from '../harness.ts';
import { lesson } from '../lesson.ts';
import { startReactor } from '../reacting.ts';

let backend: Backend;
let stream: Stream;
beforeAll(async () => {
  vi.stubEnv('MAIL_SENDER', 'hello@fabula.example');
  backend = await startBackend();
  stream = await startReactor(backend);
});
afterAll(async () => {
  await stream.close();
  await backend.close();
  vi.unstubAllEnvs();
});

/** What was started for one person, by its own account; the workflow runs a name once. */
const errandsOf = async (userId: string): Promise<Errand[]> => {
  await stream.caughtUp();
  const started = backend.workflow
    .commandCalls(StartExecutionCommand)
    .map(({ args }) => args[0].input)
    .filter(({ stateMachineArn }) => stateMachineArn?.endsWith('errands'));
  const errands = started.map(({ input = '{}' }) => ErrandSchema.parse(JSON.parse(input)));
  expect(started.map(({ name }) => name)).toEqual(errands.map(errandName));
  const named = errands
    .filter((errand) => errand.userId === userId)
    .map((errand) => [errandName(errand), errand] as const);
  return [...new Map(named).values()];
};

const trial = (userId: string, more: Partial<SubscriptionRecord>): SubscriptionRecord => ({
  id: 'sub_1',
  user_id: userId,
  customer_id: 'cus_1',
  subscription_status: 'trialing',
  price_id: 'price_1',
  interval: 'month',
  price: 19,
  currency: 'usd',
  cancel_at_period_end: false,
  current_period_end: instant(Date.now() + 3 * DAY),
  trial_end: instant(Date.now() + 3 * DAY),
  trial_ending_at: null,
  created_at: instant(Date.now()),
  updated_at: instant(Date.now()),
  version: 1,
  ...more,
});

describe('a change', () => {
  it('that ends a first generation well starts one mail about it', async () => {
    const who = await member(backend, 'reader');
    const { sessionId, ref } = await lesson(backend, who);
    await backend.call('updateSession', who, { ...at(sessionId), body: { title: 'Renamed' } });
    expect(await errandsOf(who.userId)).toEqual([
      { errand: 'mail', userId: who.userId, notice: 'lesson', about: `${sessionId}-${ref.generationId}` },
    ]);
  });

  it('that hides a session starts one mail to its author', async () => {
    const who = await member(backend, 'hidden');
    const { sessionId } = await lesson(backend, who);
    await errandsOf(who.userId);
    const { version } = await postStore().share(
      sessionId,
      (current) => ({ ...(current as SessionRecord), visibility: 'public', hidden: true }),
      Date.now(),
    );
    await backend.call('updateSession', who, { ...at(sessionId), body: { title: 'Renamed' } });
    expect(await errandsOf(who.userId)).toContainEqual({
      errand: 'mail',
      userId: who.userId,
      notice: 'hidden',
      about: `${sessionId}-v${version}`,
    });
  });

  it('that announces the end of a trial starts one mail, and no other change of the subscription does', async () => {
    const who = await member(backend, 'trying');
    const begun = trial(who.userId, {});
    const end = begun.trial_end;
    for (const record of [
      begun,
      { ...begun, trial_ending_at: end, version: 2 },
      { ...begun, trial_ending_at: end, version: 3 },
    ]) {
      await writeIf(table(), put(subscriptionRow(record)));
      await stream.caughtUp();
    }
    expect(await errandsOf(who.userId)).toEqual([
      { errand: 'mail', userId: who.userId, notice: 'trial', about: `${end?.slice(0, 10)}-${who.userId}` },
    ]);
    expect(await notificationStore().trialEnd(who.userId)).toBe(end);
  });

  it('that puts sessions into the bin notes their author once, for the day before they leave it', async () => {
    const who = await member(backend, 'tidy');
    const ids = [];
    for (const title of ['One', 'Two']) {
      const { body } = await backend.call('createSession', who, { body: { mode: 'custom', title } });
      await backend.call('deleteSession', who, at(body.id));
      ids.push(body.id);
    }
    await stream.caughtUp();
    const date = instant(Date.now() + 6 * DAY).slice(0, 10);
    const people: string[] = [];
    for await (const userId of reminderStore().people(date)) people.push(userId);
    expect(people).toEqual([who.userId]);
    expect([...(await notificationStore().reminded(who.userId, date))].sort()).toEqual(ids.sort());
  });

  it('that asks for an export or a deletion starts it', async () => {
    const who = await member(backend, 'leaving');
    const { body } = await backend.call('createExport', who, {});
    await backend.call('deleteAccount', who, { body: { confirmation: 'DELETE' } });
    expect(await errandsOf(who.userId)).toEqual(
      expect.arrayContaining([
        { errand: 'export', userId: who.userId, exportId: body.id },
        { errand: 'deletion', userId: who.userId },
      ]),
    );
  });
});

it('no mail is thought of where no sender is configured', async () => {
  vi.stubEnv('MAIL_SENDER', '');
  const who = await member(backend, 'unmailed');
  await lesson(backend, who);
  expect(await errandsOf(who.userId)).toEqual([]);
  expect((await backend.call('getAbilities', who, {})).body.acting.email_notifications).toBe(false);
  vi.stubEnv('MAIL_SENDER', 'hello@fabula.example');
});
