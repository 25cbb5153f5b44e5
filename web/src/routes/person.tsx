import { RotateCcw } from 'lucide-react';
import { useParams } from 'react-router';
import type { ApiError } from '../../../shared/contract/api-error.ts';
import { ANONYMOUS_AUTHOR, type Post } from '../../../shared/model/post.ts';
import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { Cover } from '../features/cover/cover.tsx';
import { SharedItems } from '../features/people/shared-items.tsx';
import { peopleTexts } from '../features/people/texts.ts';
import { PostCard } from '../features/post/post-card.tsx';
import { AboutPart, JourneyPart } from '../features/profile/about-parts.tsx';
import { ProfileCard } from '../features/profile/profile-card.tsx';
import { ProfileSkeleton } from '../features/profile/profile-screens.tsx';
import { coverOf } from '../features/session/card/cover-of.ts';
import { useEndpoint } from '../lib/api/api.ts';
import { formatDate } from '../lib/words/format.ts';
import { commonTexts } from '../texts/common.ts';
import { placeTexts } from '../texts/place.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Avatar } from '../ui/display/avatar.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Panel } from '../ui/layout/panel.tsx';

export const handle: PageHandle = { title: placeTexts.profile };

const card = (post: Post) => <PostCard post={post} cover={<Cover {...coverOf({ ...post, status: 'ready' })} />} />;

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const absent = error.status === 404 || error.status === 400;
  return (
    <Panel
      level={1}
      role="alert"
      title={absent ? peopleTexts.absentTitle : commonTexts.profileFailed}
      text={absent ? peopleTexts.absentText : peopleTexts.failedText}
      action={
        absent ? (
          <LinkButton to={paths.community}>{peopleTexts.toCommunity}</LinkButton>
        ) : (
          <Button onClick={onRetry}>
            <RotateCcw />
            {commonTexts.retry}
          </Button>
        )
      }
    />
  );
}

function Person({ userId }: { userId: string }) {
  const { data: person, error, refetch } = useEndpoint('getPerson', { params: { userId } });
  if (error && !person) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!person)
    return (
      <>
        <h1 className="sr-only">{placeTexts.profile}</h1>
        <ProfileSkeleton />
      </>
    );
  const name = person.name ?? ANONYMOUS_AUTHOR;
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[260px_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <ProfileCard
            level={1}
            name={name}
            photo={<Avatar name={name} url={person.avatar_url} size="large" />}
            location={person.location}
            status={person.status_message}
          />
          <p className="text-14 text-quiet">{peopleTexts.since({ created_at: formatDate(person.created_at) })}</p>
        </div>
        <div className="grid content-start gap-12">
          <AboutPart {...person} brief />
          <JourneyPart {...person} brief />
        </div>
      </div>
      <SharedItems userId={userId} name={name} card={card} />
    </>
  );
}

export function Component() {
  const { id = '' } = useParams();
  return (
    <Page className="py-10 sm:py-14">
      <Person key={id} userId={id} />
    </Page>
  );
}
