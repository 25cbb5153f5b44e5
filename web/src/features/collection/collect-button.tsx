import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { listLink } from '../shell/nav-style.ts';
import { DetailsForm } from './details-form.tsx';
import { collectionTexts } from './texts.ts';
import { useAddToCollection, useCollections, useCreate, useRemoveFromCollection } from './use-collections.ts';

function Choices({ sessionId }: { sessionId: SessionId }) {
  const list = useCollections();
  const put = useAddToCollection();
  const take = useRemoveFromCollection();
  if (list.isPending) return <Skeleton className="mt-5 h-20 w-full" />;
  if (!list.collections || list.collections.length === 0)
    return <p className="mt-4 text-quiet">{collectionTexts.addEmpty}</p>;
  return (
    <>
      <ul className="mt-4 grid max-h-60 gap-1 overflow-y-auto">
        {list.collections.map(({ id: collectionId, title, items }) => {
          const inside = items.includes(sessionId);
          return (
            <li key={collectionId}>
              <Checkbox
                label={title}
                checked={inside}
                onChange={() => (inside ? take : put).mutate({ collectionId, sessionId })}
              />
            </li>
          );
        })}
      </ul>
      {list.hasNextPage && (
        <Button size="small" look="bare" onClick={() => void list.fetchNextPage()}>
          {commonTexts.showMore}
        </Button>
      )}
    </>
  );
}

function CollectDialog({ sessionId, onClose }: { sessionId: SessionId; onClose: () => void }) {
  const [making, setMaking] = useState(false);
  const create = useCreate();
  const put = useAddToCollection();
  return (
    <Dialog
      open
      onClose={onClose}
      title={collectionTexts.addTitle}
      actions={
        making ? undefined : (
          <>
            <Button onClick={() => setMaking(true)}>{collectionTexts.create}</Button>
            <Button look="primary" onClick={onClose}>
              {commonTexts.done}
            </Button>
          </>
        )
      }
    >
      {making ? (
        <DetailsForm
          action={collectionTexts.addSubmit}
          busy={create.isPending || put.isPending}
          onSave={(words) =>
            create.mutate(words, {
              onSuccess: ({ id: collectionId }) =>
                put.mutate({ collectionId, sessionId }, { onSuccess: () => setMaking(false) }),
            })
          }
        />
      ) : (
        <Choices sessionId={sessionId} />
      )}
    </Dialog>
  );
}

interface CollectButtonProps {
  sessionId: SessionId;
  /** On a card: only an icon, whose label names the session. */
  named?: string;
  className?: string;
  /** Shown as a line of a menu. */
  listed?: boolean;
}

/** Adds a session to one's collections, or removes it. */
export function CollectButton({ sessionId, named, className, listed = false }: CollectButtonProps) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {listed ? (
        <button type="button" className={listLink} onClick={show}>
          <FolderPlus />
          {collectionTexts.addTitle}
        </button>
      ) : named === undefined ? (
        <Button size="small" onClick={show}>
          <FolderPlus />
          {collectionTexts.addTitle}
        </Button>
      ) : (
        <IconButton
          label={collectionTexts.addLabel({ named })}
          icon={<FolderPlus />}
          onClick={show}
          {...(className ? { className } : {})}
        />
      )}
      {open && <CollectDialog sessionId={sessionId} onClose={() => setOpen(false)} />}
    </>
  );
}
