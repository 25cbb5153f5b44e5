import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '../../../../shared/model/post.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { PostGrid, PostGridSkeleton } from '../post/post-grid.tsx';
import { peopleTexts } from './texts.ts';
import { usePersonPosts } from './use-person-posts.ts';

interface SharedItemsProps {
  userId: string;
  name: string;
  card: (post: Post) => ReactNode;
}

/** What a person shares: loading, error, empty or full. */
export function SharedItems({ userId, name, card }: SharedItemsProps) {
  const { posts, error, isPending, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePersonPosts(userId);
  return (
    <Section title={peopleTexts.postsHeading} className="mt-14">
      {isPending && <PostGridSkeleton />}
      {error && (
        <Panel
          className="mt-6"
          role="alert"
          level={3}
          title={peopleTexts.postsFailed}
          text={peopleTexts.postsFailedText}
          action={
            <Button busy={isRefetching} onClick={() => void refetch()}>
              <RotateCcw />
              {commonTexts.retry}
            </Button>
          }
        />
      )}
      {posts?.length === 0 && <p className="mt-4 text-15 text-quiet">{peopleTexts.postsEmpty({ name })}</p>}
      {posts && posts.length > 0 && <PostGrid posts={posts} card={card} />}
      {hasNextPage && (
        <div className="mt-10 flex justify-center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {commonTexts.showMore}
          </Button>
        </div>
      )}
    </Section>
  );
}
