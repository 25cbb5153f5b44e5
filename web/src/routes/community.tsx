import type { Post } from '../../../shared/model/post.ts';
import type { PageHandle } from '../app/page-title.ts';
import { Community } from '../features/community/community.tsx';
import { Cover } from '../features/cover/cover.tsx';
import { coverOf } from '../features/session/cover-of.ts';
import { PostCard } from '../features/share/post-card.tsx';
import { communityTexts } from '../texts/community.ts';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: communityTexts.community };

const card = (post: Post) => <PostCard post={post} cover={<Cover {...coverOf({ ...post, status: 'ready' })} />} />;

export function Component() {
  return (
    <Page className="pb-16">
      <Community card={card} />
    </Page>
  );
}
