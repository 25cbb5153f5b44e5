import type { CollectionItem } from '../../../shared/model/collection.ts';
import type { Post } from '../../../shared/model/post.ts';
import { refuse } from '../../fixtures/web/api-answers.ts';
import { aPost } from '../../unit/web/samples/posts.ts';
import { type GalleryPage, never } from '../gallery-page.ts';
import { idOf, listed, stories } from '../samples/sessions.ts';

const at = '2025-06-12T08:00:00.000Z';
const posts: readonly Post[] = stories
  .slice(1, 4)
  .map(({ title, description, mode, category, genre }, n) =>
    aPost({ id: idOf(n), story_session_id: idOf(n), title, description, mode, category, genre, created_at: at }),
  );

const COLLECTION = 'col_01JZ8E5V6H7K8M9N0P1Q2R3S4T';
const summary = {
  id: COLLECTION,
  title: 'Water and its ways',
  description: 'From the spring to the delta, in the order they are best read.',
  visibility: 'public',
  items: [idOf(1), idOf(2), idOf(3)],
  created_at: at,
  updated_at: at,
};
const items: readonly CollectionItem[] = stories
  .slice(1, 4)
  .map(({ title, description, mode, category, genre }, n) => ({
    session_id: idOf(n),
    title: title ?? '',
    description,
    mode,
    category,
    genre,
    scenes: 8,
    visibility: n === 1 ? 'private' : 'community',
    gone: n === 2,
    progress: n * 40,
    learning_status: n === 0 ? 'ready' : 'in-progress',
  }));
const collection = { ...summary, items, own: true, author: 'Ines Novak' };

/** The community pages. */
export const togetherPages: readonly GalleryPage[] = [
  {
    name: 'community',
    path: '/community',
    states: {
      loading: { answers: { listPosts: never }, shows: 'Loading the community' },
      empty: { answers: { listPosts: () => listed() }, shows: 'No community stories yet' },
      error: { answers: { listPosts: refuse('forbidden') }, shows: 'Unable to Load Community' },
      full: { answers: { listPosts: () => listed(...posts) }, shows: posts[0]?.title ?? '' },
      'nothing-matches': {
        answers: { listPosts: () => listed() },
        act: (page) => page.getByRole('searchbox').fill('whale'),
        shows: 'Nothing matches',
      },
    },
  },
  {
    name: 'collections',
    path: '/collections',
    states: {
      loading: { answers: { listCollections: never }, shows: 'Loading your collections' },
      empty: { answers: { listCollections: () => listed() }, shows: 'No collections yet' },
      error: { answers: { listCollections: refuse('forbidden') }, shows: 'Unable to Load Collections' },
      full: { answers: { listCollections: () => listed(summary) }, shows: summary.title },
    },
  },
  {
    name: 'collection',
    path: `/collections/${COLLECTION}`,
    states: {
      loading: { answers: { getCollection: never }, shows: 'Loading the collection' },
      empty: { answers: { getCollection: () => ({ ...collection, items: [] }) }, shows: 'Nothing here yet' },
      error: { answers: { getCollection: refuse('collection_not_found') }, shows: 'Collection not found' },
      full: { answers: { getCollection: () => collection }, shows: summary.title },
    },
  },
];
