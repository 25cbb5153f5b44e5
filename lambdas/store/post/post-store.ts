import type { FeedQuery, PostPage, PostStore } from '../../domain/post/ports.ts';
import type { Table } from '../table.ts';
import { viewPost } from './counts/view-post.ts';
import { findPost } from './find-post.ts';
import { findLikes } from './likes/find-likes.ts';
import { likePost } from './likes/like-post.ts';
import { unlikePost } from './likes/unlike-post.ts';
import { listFeed } from './list/list-feed.ts';
import { listPersonPosts } from './list/list-person-posts.ts';
import { listTrending } from './list/list-trending.ts';
import { searchPosts } from './list/search-posts.ts';
import { shareSession } from './share-session.ts';

const feed = (table: Table, { sort, ...query }: FeedQuery): Promise<PostPage> =>
  sort === 'trending' ? listTrending(table, query) : listFeed(table, { ...query, sort });

export const createPostStore = (table: Table): PostStore => ({
  share: (id, decide, now) => shareSession(table, id, decide, now),
  find: (author, session) => findPost(table, author, session),
  feed: (query) => feed(table, query),
  search: (query) => searchPosts(table, query),
  ofPerson: (query) => listPersonPosts(table, query),
  like: (session, userId, now) => likePost(table, session, userId, now),
  unlike: (session, userId) => unlikePost(table, session, userId),
  likes: (userId, sessions) => findLikes(table, userId, sessions),
  view: (session, userId, now) => viewPost(table, session, userId, now),
});
