import { Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CollectionSummary } from '../../../../shared/model/collection.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/words/format.ts';
import { commonTexts } from '../../texts/common.ts';
import { countTexts } from '../../texts/counts.ts';
import { placeTexts } from '../../texts/place.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { VisibilityMark } from '../share/visibility-mark.tsx';
import { DetailsForm } from './details-form.tsx';
import { collectionTexts } from './texts.ts';
import { useCollections, useCreate } from './use-collections.ts';

function Row({ collection }: { collection: CollectionSummary }) {
  const { id, title, description, items, updated_at, visibility } = collection;
  return (
    <li className="border-b border-rule py-5">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} size="card" className="wrap-anywhere">
          <Link to={paths.collection(id)} viewTransition className="no-underline hover:underline">
            {title}
          </Link>
        </Heading>
        <VisibilityMark visibility={visibility} />
      </div>
      {description && (
        <p dir="auto" className="mt-1 max-w-[68ch] text-15 text-quiet">
          {description}
        </p>
      )}
      <p className="mt-2 text-13 text-quiet">
        {collectionTexts.itemsChanged({ items: countTexts.items(items.length), date: formatDate(updated_at) })}
      </p>
    </li>
  );
}

function NewCollection() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useCreate();
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus />
        {collectionTexts.create}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={collectionTexts.create} focusOn="input">
          <DetailsForm
            action={collectionTexts.createSubmit}
            busy={isPending}
            onSave={(words) => mutate(words, { onSuccess: ({ id }) => void navigate(paths.collection(id)) })}
          />
        </Dialog>
      )}
    </>
  );
}

const Loading = () => (
  <div role="status" aria-label={collectionTexts.listLoading} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5">
    {['first', 'second', 'third'].map((place) => (
      <div key={place} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-rule pb-5">
        <Skeleton className="h-[19px] w-64 max-w-full" />
        <Skeleton className="h-3.5 w-96 max-w-full" />
        <Skeleton className="h-3.5 w-40" />
      </div>
    ))}
  </div>
);

/** One's own collections: loading, error, empty or full. Loaded pages stay when loading more fails. */
export function CollectionList() {
  const list = useCollections();
  const { collections } = list;
  return (
    <>
      <div className="flex items-end justify-between gap-6 py-8 max-sm:flex-col max-sm:items-stretch max-sm:gap-5 sm:pt-12">
        <div>
          <Heading level={1}>{placeTexts.collections}</Heading>
          <p className="mt-2 text-quiet">{collectionTexts.listLead}</p>
        </div>
        <NewCollection />
      </div>
      {list.isPending && <Loading />}
      {list.error && (
        <Panel
          role="alert"
          title={collectionTexts.listFailed}
          text={collectionTexts.listFailedText}
          action={
            <Button busy={list.isRefetching} onClick={() => void list.refetch()}>
              <RotateCcw />
              {commonTexts.retry}
            </Button>
          }
        />
      )}
      {collections?.length === 0 && !list.error && (
        <Panel title={collectionTexts.listEmpty} text={collectionTexts.listEmptyText} />
      )}
      {collections && collections.length > 0 && (
        <ul className="border-t border-rule">
          {collections.map((collection) => (
            <Row key={collection.id} collection={collection} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {commonTexts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
