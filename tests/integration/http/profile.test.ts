import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table } from '../../../lambdas/runtime/container.ts';
import { files, photoFiles } from '../../../lambdas/runtime/services/files.ts';
import { profileKey } from '../../../lambdas/store/keys.ts';
import type { AvatarType } from '../../../shared/catalogue/avatars.ts';
import type { Profile } from '../../../shared/model/account/profile.ts';
import { newId } from '../../../shared/model/id.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../harness.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  backend.accounts
    .on(AdminGetUserCommand)
    .resolves({ UserAttributes: [{ Name: 'email', Value: 'somebody@example.com' }] });
});
afterAll(() => backend.close());

const empty: Profile = {
  name: null,
  bio: null,
  location: null,
  interests: [],
  current_studies: null,
  learning_goals: null,
  status_message: null,
  is_public: false,
};
const save = (who: Identity, profile: Partial<Profile>) =>
  backend.call('putProfile', who, { body: { ...empty, ...profile } });
const me = async (who: Identity) => (await backend.call('getMe', who, {})).body;

describe('a profile', () => {
  it('is saved over the record of its holder, and read from it [PROF-33]', async () => {
    const ann = person('ann');
    const { status, body } = await save(ann, { name: 'Ann', bio: 'Reads.', location: 'Graz', status_message: 'Busy' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: ann.userId,
      name: 'Ann',
      bio: 'Reads.',
      location: 'Graz',
      status_message: 'Busy',
    });
    expect(await me(ann)).toEqual(body);
  });

  it('keeps nothing of an empty field [PROF-36]', async () => {
    const bea = person('bea');
    await save(bea, { name: 'Bea', bio: 'Reads.', learning_goals: 'All of it' });
    const { body } = await save(bea, { name: '  ', bio: '', location: ' ', current_studies: '\n', status_message: '' });
    expect(body).toMatchObject({ name: null, bio: null, location: null, current_studies: null });
    expect(body).toMatchObject({ learning_goals: null, status_message: null, interests: null });
  });

  it('keeps interests as a JSON-encoded list, each once [PROF-35]', async () => {
    const { body } = await save(person('cal'), { interests: [' chess ', 'rivers', '', 'chess'] });
    expect(body.interests).toBe('["chess","rivers"]');
  });

  it('cannot carry a role, a plan or an address [AUTH-48, AUTH-49]', async () => {
    const dan = person('dan');
    await save(dan, { name: 'Dan' });
    const forged = { ...empty, role: 'owner', subscription_tier: 'pro', email: 'x@example.com', id: 'another' };
    await backend.call('putProfile', dan, { body: forged });
    expect(await me(dan)).toMatchObject({
      id: dan.userId,
      role: 'user',
      subscription_tier: 'free',
      email: 'somebody@example.com',
    });
  });

  it('does not undo a plan that the payment provider changed meanwhile', async () => {
    const eli = person('eli');
    await save(eli, {});
    await table().client.send(
      new UpdateCommand({
        TableName: table().name,
        Key: profileKey(eli.userId),
        UpdateExpression: 'SET subscription_tier = :pro',
        ExpressionAttributeValues: { ':pro': 'pro' },
      }),
    );
    expect((await save(eli, { name: 'Eli' })).body).toMatchObject({ name: 'Eli', subscription_tier: 'pro' });
  });
});

describe('a public profile', () => {
  const look = (who: Identity | undefined, { userId }: Identity) =>
    backend.call('getPerson', who, { params: { userId } });

  it('shows a member what its holder says, and no address [PROF-37]', async () => {
    const flo = person('flo');
    await save(flo, { name: 'Flo', bio: 'Maps.', interests: ['maps'], is_public: true });
    const { status, body } = await look(person('gus'), flo);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: flo.userId,
      name: 'Flo',
      bio: 'Maps.',
      location: null,
      interests: ['maps'],
      current_studies: null,
      learning_goals: null,
      status_message: null,
      avatar_url: null,
      created_at: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toContain('example.com');
    expect((await look(visitor, flo)).status).toBe(401);
  });

  it('that is private, or nobody’s, is not found [PROF-37, PROF-08]', async () => {
    const hal = person('hal');
    await save(hal, { name: 'Hal', is_public: true });
    expect((await look(person('ida'), hal)).status).toBe(200);
    await save(hal, { name: 'Hal', is_public: false });
    expect((await look(person('ida'), hal)).error.code).toBe('person_not_found');
    expect((await look(person('ida'), person('nobody'))).error.code).toBe('person_not_found');
  });
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const webp = [...Buffer.from('RIFF____WEBPVP8 ')];

describe('a photo', () => {
  const upload = async (who: Identity, type: AvatarType, bytes: readonly number[]) => {
    const { body, status } = await backend.call('createAvatarUpload', who, { body: { type, size: bytes.length } });
    expect(status).toBe(201);
    const form = new FormData();
    for (const [field, value] of Object.entries(body.fields)) form.append(field, value);
    form.append('file', new Blob([Uint8Array.from(bytes)], { type }), 'photo');
    const sent = await fetch(body.url, { method: 'POST', body: form, headers: { origin: 'http://localhost' } });
    return { id: body.id, sent: sent.status };
  };
  const publish = (who: Identity, upload_id: Awaited<ReturnType<typeof upload>>['id']) =>
    backend.call('putAvatar', who, { body: { upload_id } });
  const add = async (who: Identity, type: AvatarType, bytes: readonly number[]) =>
    publish(who, (await upload(who, type, bytes)).id);
  const lies = async (url: string | null) => (await files().stat(String(url).slice(1))) !== undefined;

  it.each([
    ['image/png', png, 'png'],
    ['image/jpeg', jpeg, 'jpg'],
    ['image/webp', webp, 'webp'],
  ] as const)(
    'of type %s is published under its holder and a new name [PROF-22, PROF-23]',
    async (type, bytes, ending) => {
      const jon = person('jon');
      const { status, body } = await add(jon, type, bytes);
      expect(status).toBe(200);
      expect(body.avatar_url).toMatch(new RegExp(`^/avatars/${jon.userId}/[0-9a-f-]{36}\\.${ending}$`));
      const kept = await (await photoFiles()).read(String(body.avatar_url).slice(1));
      expect([...(kept ?? [])]).toEqual(bytes);
    },
  );

  it('that is none by its first bytes stays where nobody reads it', async () => {
    const kim = person('kim');
    const html = [...Buffer.from('<script>alert(1)</script>')];
    const { status, error } = await add(kim, 'image/png', html);
    expect([status, error.code]).toEqual([422, 'not_a_photo']);
    expect((await me(kim)).avatar_url).toBeNull();
  });

  it('over 2 MB, or of another type, gets no form, and no form takes it [PROF-21]', async () => {
    const lea = person('lea');
    const ask = (type: string, size: number) =>
      backend.call('createAvatarUpload', lea, { body: { type, size } as { type: AvatarType; size: number } });
    expect((await ask('image/png', 2 * 1_048_576)).status).toBe(201);
    expect((await ask('image/png', 2 * 1_048_576 + 1)).status).toBe(400);
    expect((await ask('image/gif', 10)).status).toBe(400);
    const { body } = await ask('image/png', 10);
    const form = new FormData();
    for (const [field, value] of Object.entries(body.fields)) form.append(field, value);
    form.append('file', new Blob([new Uint8Array(2 * 1_048_576 + 1)], { type: 'image/png' }), 'photo');
    const sent = await fetch(body.url, { method: 'POST', body: form, headers: { origin: 'http://localhost' } });
    expect(sent.status).toBe(400);
  });

  it('takes the place of the one before, whose file goes, as it does when the photo is removed [PROF-24, PROF-19]', async () => {
    const max = person('max');
    const first = (await add(max, 'image/png', png)).body.avatar_url;
    const second = (await add(max, 'image/jpeg', jpeg)).body.avatar_url;
    expect([await lies(first), await lies(second)]).toEqual([false, true]);
    const { body } = await backend.call('deleteAvatar', max, {});
    expect(body.avatar_url).toBeNull();
    expect(await lies(second)).toBe(false);
  });

  it('of somebody else stays, even where a record names it [PROF-24]', async () => {
    const [ned, oda] = [person('ned'), person('oda')];
    const theirs = (await add(ned, 'image/png', png)).body.avatar_url;
    await me(oda);
    await table().client.send(
      new UpdateCommand({
        TableName: table().name,
        Key: profileKey(oda.userId),
        UpdateExpression: 'SET avatar_url = :url',
        ExpressionAttributeValues: { ':url': theirs },
      }),
    );
    await add(oda, 'image/png', png);
    expect(await lies(theirs)).toBe(true);
  });

  it('is published by nobody but who uploaded it', async () => {
    const { id } = await upload(person('pia'), 'image/png', png);
    expect((await publish(person('ray'), id)).error.code).toBe('upload_missing');
    expect((await publish(person('ray'), newId('upl'))).error.code).toBe('upload_missing');
  });
});
