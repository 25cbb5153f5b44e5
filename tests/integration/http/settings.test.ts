import {
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { table, userStore } from '../../../lambdas/runtime/container.ts';
import { settingsKey } from '../../../lambdas/store/keys.ts';
import { getRow } from '../../../lambdas/store/table.ts';
import { languageCodes, timezones } from '../../../shared/catalogue/locales.ts';
import { defaultPreferences, type Preferences } from '../../../shared/model/account/settings.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.accounts.reset();
  backend.accounts
    .on(AdminGetUserCommand)
    .resolves({ UserAttributes: [{ Name: 'email', Value: 'somebody@example.com' }] });
  backend.accounts.on(AdminSetUserPasswordCommand).resolves({});
  backend.accounts.on(AdminUserGlobalSignOutCommand).resolves({});
  backend.accounts.on(ChangePasswordCommand).resolves({});
});

const read = (who: Identity, timezone?: string) => backend.call('getSettings', who, { query: { timezone } });
const save = (who: Identity, preferences: Preferences) => backend.call('putSettings', who, { body: preferences });
const stored = ({ userId }: Identity) => getRow(table(), settingsKey(userId), { consistent: true });

describe('settings', () => {
  it('that nobody has made yet are made by asking for them, in the zone of the browser [SET-32, SET-33, SET-34, SET-35, SET-36, SET-38]', async () => {
    const ann = person('ann');
    expect(await stored(ann)).toBeUndefined();
    const { status, body } = await read(ann, 'Europe/Madrid');
    expect(status).toBe(200);
    expect(body).toEqual({
      user_id: ann.userId,
      email_notifications: true,
      community_notifications: true,
      marketing_emails: false,
      profile_public: false,
      allow_followers: true,
      language: 'en',
      timezone: 'Europe/Madrid',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await stored(ann)).toMatchObject({ user_id: ann.userId, timezone: 'Europe/Madrid' });
    expect((await read(ann, 'Asia/Tokyo')).body).toEqual(body);
  });

  it('are in UTC where the browser tells no zone, and made once by two who ask at once [SET-35]', async () => {
    const bea = person('bea');
    const answers = await Promise.all([read(bea), read(bea), read(bea)]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0].body.timezone).toBe('UTC');
  });

  it('are saved all seven, and answered as they stand [SET-41]', async () => {
    const cal = person('cal');
    const wanted: Preferences = {
      email_notifications: false,
      community_notifications: false,
      marketing_emails: true,
      profile_public: true,
      allow_followers: false,
      language: 'ja',
      timezone: 'Asia/Tokyo',
    };
    const { status, body } = await save(cal, wanted);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user_id: cal.userId, ...wanted });
    expect((await read(cal)).body).toEqual(body);
  });

  it('take every language and zone on offer and refuse what is none [SET-44, SET-45]', async () => {
    const dan = person('dan');
    for (const language of languageCodes)
      expect((await save(dan, { ...defaultPreferences(), language })).status).toBe(200);
    for (const timezone of timezones) expect((await save(dan, defaultPreferences(timezone))).status).toBe(200);
    expect((await save(dan, defaultPreferences('Mars/Olympus'))).status).toBe(400);
  });

  it('and the profile have one truth about who may see the profile [SET-47]', async () => {
    const eli = person('eli');
    await save(eli, { ...defaultPreferences(), profile_public: true });
    expect((await backend.call('getMe', eli, {})).body.is_public).toBe(true);
    expect(await stored(eli)).not.toHaveProperty('profile_public');
    const { body: me } = await backend.call('getMe', eli, {});
    const { name, bio, location, current_studies, learning_goals, status_message } = me;
    const profile = { name, bio, location, current_studies, learning_goals, status_message, interests: [] };
    await backend.call('putProfile', eli, { body: { ...profile, is_public: false } });
    expect((await read(eli)).body.profile_public).toBe(false);
  });
});

describe('a new password', () => {
  const change = (who: Identity, body: { new_password: string; current_password?: string }) =>
    backend.call('changePassword', who, { body });
  const fresh = (name: string): Identity => ({ ...person(name), authTime: Math.floor(Date.now() / 1_000) - 9 * 60 });
  const stale = (name: string): Identity => ({ ...person(name), authTime: Math.floor(Date.now() / 1_000) - 11 * 60 });
  const asked = <T>(command: Parameters<typeof backend.accounts.commandCalls>[0]): T[] =>
    backend.accounts.commandCalls(command).map(({ args }) => args[0].input as T);

  it('is set with nothing else soon after signing in [SET-08]', async () => {
    const flo = fresh('flo');
    expect((await change(flo, { new_password: 'newer1' })).status).toBe(200);
    expect(asked(AdminSetUserPasswordCommand)).toEqual([
      { UserPoolId: 'pool', Username: flo.userId, Password: 'newer1', Permanent: true },
    ]);
    expect(asked(ChangePasswordCommand)).toEqual([]);
  });

  it('needs the current one ten minutes later, which the caller’s own token is asked about', async () => {
    const gus = stale('gus');
    expect((await change(gus, { new_password: 'newer1' })).error.code).toBe('current_password_required');
    expect(asked(AdminSetUserPasswordCommand)).toEqual([]);
    const token = await backend.tokenOf(gus);
    const headers = { authorization: `Bearer ${token}` };
    const body = { new_password: 'newer1', current_password: 'older1' };
    expect((await backend.call('changePassword', gus, { body }, { headers })).status).toBe(200);
    expect(asked(ChangePasswordCommand)).toEqual([
      { AccessToken: token, PreviousPassword: 'older1', ProposedPassword: 'newer1' },
    ]);
  });

  it('is refused with a wrong one, and nobody is signed out for it', async () => {
    const hal = stale('hal');
    const wrong = new NotAuthorizedException({ message: 'Incorrect username or password.', $metadata: {} });
    backend.accounts.on(ChangePasswordCommand).rejects(wrong);
    const { status, error } = await change(hal, { new_password: 'newer1', current_password: 'wrong1' });
    expect([status, error.code]).toEqual([403, 'current_password_wrong']);
    expect(asked(AdminUserGlobalSignOutCommand)).toEqual([]);
    expect((await read(hal)).status).toBe(200);
  });

  it('of five characters is refused [AUTH-20]', async () => {
    expect((await change(fresh('ida'), { new_password: '12345' })).status).toBe(400);
  });

  it('ends every sign-in before it, and none after it', async () => {
    const jon = fresh('jon');
    await change(jon, { new_password: 'newer1' });
    expect(asked(AdminUserGlobalSignOutCommand)).toEqual([{ UserPoolId: 'pool', Username: jon.userId }]);
    expect((await read(jon)).status).toBe(401);
    expect((await read({ ...jon, authTime: Math.floor(Date.now() / 1_000) })).status).toBe(200);
  });
});

describe('signing out everywhere', () => {
  it('ends every sign-in and lets none be refreshed', async () => {
    const kim = { ...person('kim'), authTime: Math.floor(Date.now() / 1_000) - 5 };
    expect((await backend.call('signOutEverywhere', kim, {})).status).toBe(200);
    expect(backend.accounts.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
    expect((await backend.call('getMe', kim, {})).status).toBe(401);
    expect((await userStore().find(kim.userId, { consistent: true }))?.signed_out_at).toBeDefined();
  });
});
