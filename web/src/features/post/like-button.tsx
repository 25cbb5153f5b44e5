import { Heart } from 'lucide-react';
import type { Post } from '../../../../shared/model/post.ts';
import { cx } from '../../ui/cx.ts';
import { postTexts } from './texts.ts';
import { useLike } from './use-like.ts';

const look = 'inline-flex min-h-8 items-center gap-1.5 rounded-control text-14 tabular-nums';

/** How many likes, and whether the user likes it; on one's own post only the count. */
export function LikeButton({ post, signedIn }: { post: Post; signedIn: boolean }) {
  const { mutate } = useLike(post);
  const count = post.likes_count.toLocaleString();
  if (post.own || !signedIn)
    return (
      <span className={cx(look, 'text-quiet')}>
        <Heart />
        {count}
        <span className="sr-only"> {postTexts.likes}</span>
      </span>
    );
  return (
    <button
      type="button"
      aria-pressed={post.liked}
      aria-label={postTexts.likeLabel({ title: post.title, count })}
      onClick={() => mutate(!post.liked)}
      className={cx(look, '-mx-2 px-2 transition-colors hover:bg-sunk', post.liked ? 'text-primary' : 'text-quiet')}
    >
      <Heart className={cx(post.liked && 'fill-current')} />
      {count}
    </button>
  );
}
