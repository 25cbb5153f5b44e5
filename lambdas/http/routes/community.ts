import { AppError } from '../../../shared/model/app-error.ts';
import type { PostPage } from '../../domain/post/ports.ts';
import { presentPost } from '../../domain/post/post.ts';
import { termsOf } from '../../domain/post/terms.ts';
import { postStore, userStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';

const nothing: PostPage = { posts: [], cursor: null };

const presentPage = async ({ posts, cursor }: PostPage, userId: string) => {
  const likes = await postStore().likes(
    userId,
    posts.map(({ session_id }) => session_id),
  );
  return { items: posts.map((post) => presentPost(post, { userId }, likes.get(post.session_id))), cursor };
};

export const community: Routes<'listPosts' | 'listPersonPosts'> = {
  listPosts: async ({ caller, query }) => {
    const { sort, search = '', limit, cursor } = query;
    if (search === '') return presentPage(await postStore().feed({ sort, limit, cursor }), caller.userId);
    const terms = termsOf(search);
    const found = terms.length === 0 ? nothing : await postStore().search({ terms, limit, cursor });
    return presentPage(found, caller.userId);
  },

  listPersonPosts: async ({ caller, params, query }) => {
    const { userId } = params;
    const shown = userId === caller.userId || (await userStore().find(userId))?.is_public;
    if (!shown) throw new AppError('person_not_found');
    const { limit, cursor } = query;
    return presentPage(await postStore().ofPerson({ userId, limit, cursor }), caller.userId);
  },
};
