import type { ReactNode } from 'react';
import type { Collection, CollectionItem } from '../../../../shared/model/collection.ts';
import { ANONYMOUS_AUTHOR } from '../../../../shared/model/post.ts';
import { commonTexts } from '../../texts/common.ts';
import { Progress } from '../../ui/display/progress.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisibilityMark } from '../share/visibility-mark.tsx';
import { ItemRow } from './item-row.tsx';
import { progressOver } from './move.ts';
import { OwnerTools } from './owner-tools.tsx';
import { collectionTexts } from './texts.ts';
import { useRemoveFromCollection } from './use-collections.ts';
import { useOrder } from './use-order.ts';

interface CollectionViewProps {
  collection: Collection;
  signedIn: boolean;
  cover: (item: CollectionItem) => ReactNode;
}

/** A collection with its items in order, and the reader's progress. */
export function CollectionView({ collection, signedIn, cover }: CollectionViewProps) {
  const { title, description, visibility, own, author, items } = collection;
  const { move, told } = useOrder(collection);
  const { mutate: take } = useRemoveFromCollection();
  const { completed, total, percent } = progressOver(items);
  const editOf = ({ session_id: sessionId }: CollectionItem) =>
    own ? { move, remove: () => take({ collectionId: collection.id, sessionId }) } : undefined;
  return (
    <div className="mx-auto max-w-[820px]">
      <div className="flex items-start justify-between gap-6 py-8 max-sm:flex-col max-sm:gap-5 sm:pt-12">
        <div className="min-w-0">
          <Heading level={1} className="wrap-anywhere">
            {title}
          </Heading>
          {description && (
            <p dir="auto" className="mt-2 max-w-[62ch] text-quiet">
              {description}
            </p>
          )}
          <p className="mt-2 flex flex-wrap items-center gap-2 text-14 text-quiet">
            {!own && commonTexts.byAuthor({ author: author ?? ANONYMOUS_AUTHOR })}
            <VisibilityMark visibility={visibility} />
          </p>
        </div>
        {own && <OwnerTools collection={collection} />}
      </div>
      {signedIn && total > 0 && (
        <Progress
          label={collectionTexts.progress}
          figure={collectionTexts.completedOf({ completed, total })}
          value={percent}
        />
      )}
      {items.length === 0 ? (
        <Panel
          className="mt-6"
          title={collectionTexts.empty}
          text={own ? collectionTexts.emptyText : collectionTexts.emptyForReader}
        />
      ) : (
        <ol className="mt-6 border-t border-rule">
          {items.map((item, place) => (
            <ItemRow
              key={item.session_id}
              item={item}
              place={place}
              total={items.length}
              cover={cover(item)}
              edit={editOf(item)}
              signedIn={signedIn}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}
