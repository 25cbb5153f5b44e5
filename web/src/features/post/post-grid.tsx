import type { ReactNode } from 'react';
import type { Post } from '../../../../shared/model/post.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { postTexts } from './texts.ts';

const grid =
  'mt-8 grid grid-cols-4 gap-x-6 gap-y-10 max-lg:grid-cols-3 max-md:grid-cols-2 max-sm:mt-0 max-sm:grid-cols-1 max-sm:gap-0';

export function PostGrid({ posts, card }: { posts: readonly Post[]; card: (post: Post) => ReactNode }) {
  return (
    <ul className={grid}>
      {posts.map((post) => (
        <li key={post.id}>{card(post)}</li>
      ))}
    </ul>
  );
}

/** Placeholders in the shape of cards. */
export function PostGridSkeleton() {
  return (
    <div role="status" aria-label={postTexts.loading} className={grid}>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div
          key={place}
          className="flex flex-col max-sm:grid max-sm:grid-cols-[96px_minmax(0,1fr)] max-sm:gap-x-4 max-sm:border-b max-sm:border-rule max-sm:py-5"
        >
          <div className="flex justify-center rounded-t-card border-b-2 border-rule bg-sunk px-6 pt-6 max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
            <Skeleton className="aspect-[5/7] w-[172px] max-sm:w-24" />
          </div>
          <div className="grid content-start gap-2 sm:pt-4">
            <Skeleton className="h-[19px] w-4/5" />
            <Skeleton className="mt-1 h-3.5 w-full" />
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="mt-8 h-10 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
