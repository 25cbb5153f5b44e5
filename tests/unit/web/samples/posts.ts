import type { Post } from '../../../../shared/model/post.ts';
import { AT, SESSION } from './sessions.ts';

/** A session that somebody else shares with the community. */
export const aPost = (given: Partial<Post> = {}): Post => ({
  id: SESSION,
  story_session_id: SESSION,
  title: 'The Locked Room of Light',
  description: 'Who let the oxygen out of the leaf?',
  mode: 'custom',
  category: 'Science',
  genre: 'mystery',
  visibility: 'community',
  is_public: false,
  likes_count: 12,
  views_count: 40,
  created_at: AT,
  author: { id: 'author-1', name: 'Mara Stein' },
  own: false,
  liked: false,
  ...given,
});
