import { RotateCcw } from 'lucide-react';
import { useParams } from 'react-router';
import type { CollectionItem } from '../../../shared/model/collection.ts';
import { type CollectionId, CollectionIdSchema } from '../../../shared/model/id.ts';
import { useTitle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { useAuth } from '../features/auth/auth-context.ts';
import { SignedOut } from '../features/auth/dialog/signed-out.tsx';
import { CollectionView } from '../features/collection/collection-view.tsx';
import { collectionTexts } from '../features/collection/texts.ts';
import { Cover } from '../features/cover/cover.tsx';
import { coverOf } from '../features/session/card/cover-of.ts';
import { useEndpoint } from '../lib/api/api.ts';
import { commonTexts } from '../texts/common.ts';
import { placeTexts } from '../texts/place.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

const cover = (item: CollectionItem) => <Cover {...coverOf({ ...item, id: item.session_id, status: 'ready' })} small />;

const Loading = () => (
  <div
    role="status"
    aria-label={collectionTexts.loading}
    className="mx-auto grid max-w-[820px] grid-cols-[minmax(0,1fr)] gap-5 py-12"
  >
    <h1 className="sr-only">{collectionTexts.heading}</h1>
    <Skeleton className="h-10 w-80 max-w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </div>
);

function Missing({ signedIn }: { signedIn: boolean }) {
  const [to, label] = signedIn ? [paths.collections, collectionTexts.toList] : [paths.home, placeTexts.home];
  return (
    <Panel
      className="mt-12"
      level={1}
      title={collectionTexts.absentTitle}
      text={collectionTexts.absentText}
      action={<LinkButton to={to}>{label}</LinkButton>}
    />
  );
}

function One({ id }: { id: CollectionId }) {
  const { status } = useAuth();
  const signedIn = status === 'signedIn';
  const { data, error, refetch, isRefetching } = useEndpoint(
    'getCollection',
    { params: { collectionId: id } },
    { enabled: status !== 'loading' },
  );
  useTitle(data?.title ?? collectionTexts.heading);
  if (data) return <CollectionView collection={data} signedIn={signedIn} cover={cover} />;
  if (!error) return <Loading />;
  if (error.status === 404) return <Missing signedIn={signedIn} />;
  return (
    <Panel
      className="mt-12"
      level={1}
      role="alert"
      title={collectionTexts.loadFailed}
      text={collectionTexts.loadFailedText}
      action={
        <Button busy={isRefetching} onClick={() => void refetch()}>
          <RotateCcw />
          {commonTexts.retry}
        </Button>
      }
    />
  );
}

export function Component() {
  const { id } = useParams();
  const { status, ended } = useAuth();
  const collectionId = CollectionIdSchema.safeParse(id).data;
  if (ended) return <SignedOut />;
  return (
    <Page className="pb-16">
      {collectionId === undefined ? (
        <Missing signedIn={status === 'signedIn'} />
      ) : (
        <One key={collectionId} id={collectionId} />
      )}
    </Page>
  );
}
