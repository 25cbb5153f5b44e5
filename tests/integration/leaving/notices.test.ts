import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Job, jobName, parseJob } from '../../../lambdas/domain/job/job.ts';
import type { SessionRecord } from '../../../lambdas/domain/session/session.ts';
import { notificationStore, postStore, reminderStore, table } from '../../../lambdas/runtime/container.ts';
import { put } from '../../../lambdas/store/fragment.ts';
import { subscriptionRow } from '../../../lambdas/store/subscription/row.ts';
import { writeIf } from '../../../lambdas/store/table.ts';
import type { Stream } from '../../../local/stream/start.ts';
import { defaultPreferences, type Preferences } from '../../../shared/model/account/settings.ts';
import { DAY, instant } from '../../../shared/model/time.ts';
import { trialOf } from '../../fixtures/trial.ts';
import { at, author, member, share } from '../community/people.ts';
import { type Backend, startBackend } from '../harness.ts';
import { lesson } from '../lesson.ts';
import { startStreamHandlers } from '../stream-handlers.ts';

let backend: Backend;
let stream: Stream;
beforeAll(async () => {
  vi.stubEnv('MAIL_SENDER', 'hello@fabula.example');
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
});
afterAll(async () => {
  await stream.close();
  await backend.close();
  vi.unstubAllEnvs();
});

/** What was started for one person, by its own account; the workflow runs a name once. */
const jobsOf = async (userId: string): Promise<Job[]> => {
  await stream.caughtUp();
  const started = backend.workflow
    .commandCalls(StartExecutionCommand)
    .map(({ args }) => args[0].input)
    .filter(({ stateMachineArn }) => stateMachineArn?.endsWith(':jobs'));
  const jobs = started.map(({ input = '{}' }) => parseJob(JSON.parse(input)));
  expect(started.map(({ name }) => name)).toEqual(jobs.map(jobName));
  const named = jobs.filter((job) => job.userId === userId).map((job) => [jobName(job), job] as const);
  return [...new Map(named).values()];
};

describe('a change', () => {
  it('that ends a first generation well starts one mail about it', async () => {
    const who = await member(backend, 'reader');
    const { sessionId, ref } = await lesson(backend, who);
    await backend.call('updateSession', who, { ...at(sessionId), body: { title: 'Renamed' } });
    expect(await jobsOf(who.userId)).toEqual([
      { kind: 'mail', userId: who.userId, notice: 'lesson', about: `${sessionId}-${ref.generationId}` },
    ]);
  });

  it('that hides a session starts one mail to its author', async () => {
    const who = await member(backend, 'hidden');
    const { sessionId } = await lesson(backend, who);
    await jobsOf(who.userId);
    const { version } = await postStore().share(
      sessionId,
      (current) => ({ ...(current as SessionRecord), visibility: 'public', hidden: true }),
      Date.now(),
    );
    await backend.call('updateSession', who, { ...at(sessionId), body: { title: 'Renamed' } });
    expect(await jobsOf(who.userId)).toContainEqual({
      kind: 'mail',
      userId: who.userId,
      notice: 'hidden',
      about: `${sessionId}-v${version}`,
    });
  });

  it('that announces the end of a trial starts one mail, and no other change of the subscription does', async () => {
    const who = await member(backend, 'trying');
    const begun = trialOf(who.userId);
    const end = begun.trial_end;
    for (const record of [
      begun,
      { ...begun, trial_ending_at: end, version: 2 },
      { ...begun, trial_ending_at: end, version: 3 },
    ]) {
      await writeIf(table(), put(subscriptionRow(record)));
      await stream.caughtUp();
    }
    expect(await jobsOf(who.userId)).toEqual([
      { kind: 'mail', userId: who.userId, notice: 'trial', about: `${end?.slice(0, 10)}-${who.userId}` },
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
    for await (const userId of reminderStore().usersToRemind(date)) people.push(userId);
    expect(people).toEqual([who.userId]);
    expect([...(await notificationStore().sessionsToRemind(who.userId, date))].sort()).toEqual(ids.sort());
  });

  it('that is a like starts one mail for the day to the author, and none for one taken back or a view', async () => {
    const { who, sessionId } = await author(backend, 'liked');
    await share(backend, who, sessionId, 'community');
    const likes = async () => (await jobsOf(who.userId)).filter((job) => 'notice' in job && job.notice === 'liked');
    const [ben, cal] = [await member(backend, 'ben'), await member(backend, 'cal')];
    await backend.call('recordView', ben, at(sessionId));
    expect(await likes()).toEqual([]);
    for (const reader of [ben, cal])
      expect((await backend.call('likePost', reader, at(sessionId))).status).toBeLessThan(300);
    await backend.call('unlikePost', cal, at(sessionId));
    const date = instant(Date.now()).slice(0, 10);
    expect(await likes()).toEqual([
      { kind: 'mail', userId: who.userId, notice: 'liked', about: `${sessionId}-${date}` },
    ]);
    expect(await notificationStore().likesOn(sessionId, date)).toBe(1);
    expect(await notificationStore().likesOn(sessionId, '2020-01-01')).toBe(0);
  });

  it('of the switches is heeded when a mail is about to go', async () => {
    const who = await member(backend, 'choosy');
    const wants = () =>
      Promise.all(
        (['account', 'community', 'news'] as const).map((topic) => notificationStore().wantsMail(who.userId, topic)),
      );
    const weekly = async () => {
      const found: string[] = [];
      for await (const userId of reminderStore().weekly()) found.push(userId);
      return found.includes(who.userId);
    };
    const save = (more: Partial<Preferences>) =>
      backend.call('putSettings', who, { body: { ...defaultPreferences(), ...more } });
    expect(await wants()).toEqual([true, true, false]);
    await save({ community_notifications: false, marketing_emails: true });
    expect([await wants(), await weekly()]).toEqual([[true, false, true], true]);
    await save({ email_notifications: false, marketing_emails: true });
    expect(await wants()).toEqual([false, false, false]);
    await save({ marketing_emails: false });
    expect(await weekly()).toBe(false);
  });

  it('makes the week of somebody: what they are in the middle of, and what others have shared in it', async () => {
    const { who: other, sessionId } = await author(backend, 'sharer');
    await share(backend, other, sessionId, 'community');
    const { who: reader, scene, sessionId: own } = await author(backend, 'weekly');
    await share(backend, reader, own, 'community');
    await backend.call('putProgress', reader, {
      params: { sceneId: scene(1) },
      body: { completion_status: 'in_progress' },
    });
    const week = await notificationStore().week(reader.userId, instant(Date.now() - 7 * DAY));
    const { body } = await backend.call('getSession', reader, at(own));
    expect(week.begun).toEqual([body.title]);
    expect(week.shared.length).toBeGreaterThan(0);
    const later = await notificationStore().week(reader.userId, instant(Date.now() + DAY));
    expect(later.shared).toEqual([]);
  });

  it('that asks for an export or a deletion starts it', async () => {
    const who = await member(backend, 'leaving');
    const { body } = await backend.call('createExport', who, {});
    await backend.call('deleteAccount', who, { body: { confirmation: 'DELETE' } });
    expect(await jobsOf(who.userId)).toEqual(
      expect.arrayContaining([
        { kind: 'export', userId: who.userId, exportId: body.id },
        { kind: 'deletion', userId: who.userId },
      ]),
    );
  });
});

it('no mail is thought of where no sender is configured', async () => {
  vi.stubEnv('MAIL_SENDER', '');
  const who = await member(backend, 'unmailed');
  await lesson(backend, who);
  expect(await jobsOf(who.userId)).toEqual([]);
  const { acting } = (await backend.call('getAbilities', who, {})).body;
  expect([acting.email_notifications, acting.community_notifications, acting.marketing_emails]).toEqual([
    false,
    false,
    false,
  ]);
  vi.stubEnv('MAIL_SENDER', 'hello@fabula.example');
});
