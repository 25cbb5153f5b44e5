import type { Post } from '../../../shared/model/post.ts';
import type { PageHandle } from '../app/page-title.ts';
import { Community } from '../features/community/community.tsx';
import { Cover } from '../features/cover/cover.tsx';
import { PostCard } from '../features/post/post-card.tsx';
import { coverOf } from '../features/session/card/cover-of.ts';
import { placeTexts } from '../texts/place.ts';
import { Page } from '../ui/layout/page.tsx';

export const handle: PageHandle = { title: placeTexts.community };

const card = (post: Post) => <PostCard post={post} cover={<Cover {...coverOf({ ...post, status: 'ready' })} />} />;

export function Component() {
  return (
    <Page className="pb-16">
      <Community card={card} />
    </Page>
  );
}
