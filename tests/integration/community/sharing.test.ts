import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postStore, sessionStore, table } from '../../../lambdas/runtime/container.ts';
import { profileKey, sessionKey } from '../../../lambdas/store/keys.ts';
import { deleteRow } from '../../../lambdas/store/table.ts';
import type { Stream } from '../../../local/stream/start.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import type { Visibility } from '../../../shared/model/session/visibility.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../harness.ts';
import { newStory, rightAnswers } from '../lesson.ts';
import { startStreamHandlers } from '../stream-handlers.ts';
import { at, author as authorAs, share as shareAs } from './people.ts';

let backend: Backend;
let stream: Stream;
beforeAll(async () => {
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

const share = (who: Identity, id: SessionId, visibility: Visibility) => shareAs(backend, who, id, visibility);
const author = (name: string) => authorAs(backend, name);
const read = async (who: Identity | undefined, id: SessionId) => (await backend.call('getSession', who, at(id))).status;
const feed = async (who: Identity) => (await backend.call('listPosts', who, { query: {} })).body.items;
const postOf = async (who: Identity | undefined, id: SessionId) => (await backend.call('getPost', who, at(id))).body;

describe('a session', () => {
  it('is private until its author shares it, and again at once when they take it back [SESS-02, SESS-04]', async () => {
    const { who: ann, sessionId } = await author('ann');
    const bob = person('bob');
    expect([await read(bob, sessionId), await read(visitor, sessionId)]).toEqual([404, 404]);
    expect((await share(ann, sessionId, 'community')).body).toMatchObject({
      visibility: 'community',
      is_public: false,
    });
    expect([await read(bob, sessionId), await read(visitor, sessionId)]).toEqual([200, 404]);
    expect((await share(ann, sessionId, 'public')).body).toMatchObject({ visibility: 'public', is_public: true });
    expect([await read(bob, sessionId), await read(visitor, sessionId)]).toEqual([200, 200]);
    await share(ann, sessionId, 'private');
    expect([await read(bob, sessionId), await read(visitor, sessionId), await read(ann, sessionId)]).toEqual([
      404, 404, 200,
    ]);
    expect(await feed(bob)).toEqual([]);
  });

  it('is shared by nobody but its author, and only once it is written [SESS-56]', async () => {
    const { who: cal, sessionId } = await author('cal');
    expect((await share(person('dan'), sessionId, 'public')).error.code).toBe('session_not_found');
    expect((await share(cal, await newStory(backend, cal), 'public')).error.code).toBe('not_shareable');
    expect(await read(visitor, sessionId)).toBe(404);
  });

  it('stays its author’s when it is shared [SESS-05]', async () => {
    const { who: eva, sessionId } = await author('eva');
    await share(eva, sessionId, 'public');
    const flo = person('flo');
    const rename = backend.call('updateSession', flo, { ...at(sessionId), body: { title: 'Mine now' } });
    const attempts = [rename, share(flo, sessionId, 'private'), backend.call('deleteSession', flo, at(sessionId))];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await backend.call('getSession', flo, at(sessionId))).body.user_id).toBeNull();
    expect((await backend.call('getSession', eva, at(sessionId))).body).toMatchObject({ user_id: eva.userId });
  });

  it('shows others the lesson with its short quotes, never material or what was asked for', async () => {
    const { who: gil, sessionId, scene } = await author('gil');
    await backend.call('createMaterial', gil, {
      ...at(sessionId),
      body: { kind: 'text', content: 'What nobody else shall read.' },
    });
    await share(gil, sessionId, 'public');
    const hal = person('hal');
    const scenes = await backend.call('listScenes', hal, at(sessionId));
    expect(scenes.body.modules[0]?.scenes[0]?.sources[0]?.quote).toBe('smallest units of life');
    expect((await backend.call('getScene', visitor, { params: { sceneId: scene(1) } })).status).toBe(200);
    for (const name of ['listMaterials', 'listPromptInputs'] as const)
      expect((await backend.call(name, hal, at(sessionId))).status).toBe(404);
    const said = JSON.stringify([scenes.body, (await backend.call('getSession', hal, at(sessionId))).body]);
    expect(said).not.toContain('nobody else shall read');
  });

  it('tells a visitor what its page shows, and nothing of its author or of what was agreed on [GLOB-12, SESS-53]', async () => {
    const { who: ora, sessionId } = await author('ora');
    await share(ora, sessionId, 'public');
    const { body } = await backend.call('getSession', visitor, at(sessionId));
    const told = Object.entries(body).filter(([, value]) => value !== null);
    expect(told.map(([name]) => name).sort()).toEqual(
      [
        'id',
        'title',
        'description',
        'category',
        'genre',
        'status',
        'mode',
        'visibility',
        'is_public',
        'origin',
        'generated_at',
        'generated_scene_count',
        'question_counts',
        'notes',
        'created_at',
        'updated_at',
        'version',
        'progress_percentage',
        'scene_progress',
      ].sort(),
    );
    expect([body.progress_percentage, body.scene_progress]).toEqual([0, 0]);
    const read = [
      body,
      await postOf(visitor, sessionId),
      (await backend.call('listScenes', visitor, at(sessionId))).body,
    ];
    expect(JSON.stringify(read)).not.toContain(ora.userId);
  });

  it('gives each reader progress of their own and leaves its author’s alone [SESS-06, PROG-13]', async () => {
    const { who: ida, sessionId, scene } = await author('ida');
    const jan = person('jan');
    await share(ida, sessionId, 'community');
    const answers = { params: { sceneId: scene(3) }, body: { answers: rightAnswers } };
    expect((await backend.call('submitAnswers', jan, answers)).body.score).toBe(100);
    expect((await backend.call('getProgress', jan, at(sessionId))).body.session.learning_status).toBe('in-progress');
    expect((await backend.call('getSession', ida, at(sessionId))).body).toMatchObject({
      learning_status: 'ready',
      progress_percentage: 0,
    });
    await share(ida, sessionId, 'private');
    expect((await backend.call('submitAnswers', jan, answers)).status).toBe(404);
  });
});

describe('a post', () => {
  it('is found from its session, with everything of a card and no address [SESS-22, SESS-73, COMM-15]', async () => {
    const { who: kim, sessionId } = await author('kim');
    await share(kim, sessionId, 'public');
    const post = await postOf(person('lea'), sessionId);
    expect(post).toMatchObject({
      id: sessionId,
      story_session_id: sessionId,
      title: 'The Life of Cells',
      description: 'What cells are and what they have.',
      likes_count: 0,
      is_public: true,
      created_at: expect.any(String),
      author: { id: null, name: 'kim Novak' },
      own: false,
      liked: false,
      added: false,
    });
    expect(JSON.stringify(post)).not.toContain('example.test');
    expect((await postOf(visitor, sessionId)).title).toBe('The Life of Cells');
  });

  it('agrees with its session, which alone grants access [SESS-53, SESS-54, SESS-55, SESS-57, VIEW-30]', async () => {
    const { who: max, sessionId } = await author('max');
    for (const [visibility, others, anonymous] of [
      ['public', 200, 200],
      ['community', 200, 404],
      ['private', 404, 404],
    ] as const) {
      await share(max, sessionId, visibility);
      expect([await read(person('ned'), sessionId), await read(visitor, sessionId)]).toEqual([others, anonymous]);
      const post = await postStore().find(max.userId, sessionId);
      expect(post?.visibility).toBe(visibility === 'private' ? undefined : visibility);
      expect((await backend.call('getPost', visitor, at(sessionId))).status).toBe(anonymous);
    }
  });

  it('says what its session and its author say, and is found by words of its title [COMM-04]', async () => {
    const { who: ola, sessionId } = await author('ola');
    const pia = person('pia');
    await share(ola, sessionId, 'community');
    await backend.call('updateSession', ola, { ...at(sessionId), body: { title: 'Über die Zwölf Brücken' } });
    await stream.caughtUp();
    const search = async (words: string) =>
      (await backend.call('listPosts', pia, { query: { search: words } })).body.items.map(({ title }) => title);
    expect((await postOf(pia, sessionId)).title).toBe('Über die Zwölf Brücken');
    expect(await search('zwol')).toEqual(['Über die Zwölf Brücken']);
    expect(await search('BRUCK uber')).toEqual(['Über die Zwölf Brücken']);
    expect(await search('rucken')).toEqual([]);
    await share(ola, sessionId, 'private');
    await stream.caughtUp();
    expect(await search('zwol')).toEqual([]);
  });

  it('carries the name that its author has by now, and whether there is a profile to look at [COMM-05]', async () => {
    const { who: quy, sessionId } = await author('quy');
    await share(quy, sessionId, 'public');
    await table().client.send(
      new UpdateCommand({
        TableName: backend.tableName,
        Key: profileKey(quy.userId),
        UpdateExpression: 'SET #name = :name, is_public = :yes',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': 'Quyen Tran', ':yes': true },
      }),
    );
    await stream.caughtUp();
    expect((await postOf(person('raj'), sessionId)).author).toEqual({ id: quy.userId, name: 'Quyen Tran' });
    expect((await postOf(visitor, sessionId)).author).toEqual({ id: null, name: 'Quyen Tran' });
  });

  it('goes into the bin with its session, and does not come back with it [SESS-46]', async () => {
    const { who: rob, sessionId } = await author('rob');
    const sue = person('sue');
    await share(rob, sessionId, 'public');
    const listed = async () => (await feed(sue)).some(({ id }) => id === sessionId);
    expect(await listed()).toBe(true);
    await backend.call('deleteSession', rob, at(sessionId));
    expect([await listed(), await read(sue, sessionId)]).toEqual([false, 404]);
    expect((await backend.call('restoreSession', rob, at(sessionId))).body.visibility).toBe('private');
    expect([await listed(), await read(sue, sessionId)]).toEqual([false, 404]);
  });

  it('goes with all its likes and views when its session is removed for good [SESS-45]', async () => {
    const { who: tom, sessionId } = await author('tom');
    const uma = person('uma');
    await share(tom, sessionId, 'public');
    await backend.call('likePost', uma, at(sessionId));
    await backend.call('recordView', uma, at(sessionId));
    await deleteRow(table(), sessionKey(sessionId));
    await stream.caughtUp();
    expect(await postStore().find(tom.userId, sessionId)).toBeUndefined();
    expect((await postStore().likes(uma.userId, [sessionId])).size).toBe(0);
  });

  it('of a hidden session is in no list and opens for nobody but its author', async () => {
    const { who: val, sessionId } = await author('val');
    const wes = person('wes');
    await share(val, sessionId, 'public');
    const hide = (hidden: boolean) => postStore().share(sessionId, (session) => ({ ...session!, hidden }), Date.now());
    await hide(true);
    await stream.caughtUp();
    const listed = async () => (await feed(wes)).some(({ id }) => id === sessionId);
    expect([await listed(), await read(wes, sessionId), await read(visitor, sessionId)]).toEqual([false, 404, 404]);
    expect(await read(val, sessionId)).toBe(200);
    await hide(false);
    expect([await listed(), await read(wes, sessionId)]).toEqual([true, 200]);
    expect((await sessionStore().find(sessionId))?.visibility).toBe('public');
  });
});

describe('the page for other sites', () => {
  it('tells of a public session and of no other, and says nothing that could be a tag', async () => {
    const { who: xen, sessionId } = await author('xen');
    const preview = () => backend.call('previewSession', visitor, at(sessionId));
    await share(xen, sessionId, 'community');
    expect((await preview()).status).toBe(404);
    await share(xen, sessionId, 'public');
    await backend.call('updateSession', xen, { ...at(sessionId), body: { title: '<b>"Cells" & more' } });
    const { body } = await preview();
    expect(body).toContain('<meta property="og:title" content="&lt;b&gt;&quot;Cells&quot; &amp; more">');
    expect(body).toContain('content="What cells are and what they have."');
    expect(body).toMatch(/og:image" content="https?:\/\/[^"]+\/social-card\.png"/);
  });
});
