import type { Client } from '../../../shared/contract/client.ts';
import type { SceneId, SessionId } from '../../../shared/model/id.ts';

interface Together {
  readonly author: Client;
  readonly reader: Client;
  readonly written: SessionId;
  /** Waits until the stream's reader summed up a post. */
  readonly summed: () => Promise<void>;
  /** Calls a function as the clock does. */
  readonly rank: () => Promise<unknown>;
}

const collect = async (api: Client, sessionId: SessionId) => {
  const { id: collectionId } = await api('createCollection', { body: { title: 'Steam' } });
  const params = { collectionId };
  await api('addToCollection', { params: { collectionId, sessionId } });
  await api('getCollection', { params });
  await api('listCollections', { query: {} });
  await api('updateCollection', { params, body: { visibility: 'public', items: [sessionId] } });
  await api('removeFromCollection', { params: { collectionId, sessionId } });
  await api('deleteCollection', { params });
};

/** Everything that two people can do with one shared session. */
export const together = async ({ author, reader, written, summed, rank }: Together) => {
  const params = { sessionId: written };
  const share = (visibility: 'public' | 'private') => author('setVisibility', { params, body: { visibility } });
  await share('public');
  await author('getPost', { params });
  await author('updateSession', { params, body: { title: 'Steam, and what it drives' } });
  await reader('likePost', { params });
  await reader('recordView', { params });
  await summed();
  await rank();
  for (const sort of ['recent', 'popular', 'trending'] as const) await reader('listPosts', { query: { sort } });
  await reader('listPosts', { query: { search: 'steam' } });
  await author('listPersonPosts', { params: { userId: (await author('getMe')).id }, query: {} });
  await reader('addToLibrary', { params });
  await reader('listSessions', { query: { mode: 'custom' } });
  const sceneId: SceneId = `scn_${written.slice('ses_'.length)}001`;
  await reader('putProgress', { params: { sceneId }, body: { completion_status: 'completed' } });
  await collect(reader, written);
  await reader('removeFromLibrary', { params });
  await reader('unlikePost', { params });
  await share('private');
};
