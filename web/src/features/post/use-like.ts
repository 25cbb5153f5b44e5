import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Post } from '../../../../shared/model/post.ts';
import { api } from '../../lib/api/api.ts';
import { commonTexts } from '../../texts/common.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { patchPosts } from './post-cache.ts';

const set =
  (liked: boolean) =>
  <P extends Post>(post: P): P =>
    post.liked === liked ? post : { ...post, liked, likes_count: Math.max(0, post.likes_count + (liked ? 1 : -1)) };

/** Shows the like at once, and reverts it when the server refuses. */
export const useLike = ({ id }: Post) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (liked: boolean) => api(liked ? 'likePost' : 'unlikePost', { params: { sessionId: id } }),
    onMutate: (liked) => patchPosts(queries, id, set(liked)),
    onError: (_, liked) => {
      patchPosts(queries, id, set(!liked));
      toast.error(commonTexts.failed);
    },
  });
};
