import { Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Collection } from '../../../../shared/model/collection.ts';
import { paths } from '../../app/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { ChoiceActions } from '../share/choice-actions.tsx';
import { CopyLink } from '../share/copy-link.tsx';
import { stays } from '../share/visibilities.tsx';
import { VisibilityChoice } from '../share/visibility-choice.tsx';
import { DetailsForm } from './details-form.tsx';
import { collectionTexts } from './texts.ts';
import { useDelete, useUpdate } from './use-collections.ts';

function ShareCollection({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { id, visibility, items } = collection;
  const [choice, setChoice] = useState(visibility);
  const { mutate, isPending } = useUpdate(id);
  const closed = items.filter((item) => !item.gone && item.visibility === 'private').length;
  const close = () => {
    if (choice !== visibility) toast.info(stays(visibility));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={collectionTexts.shareTitle}
      className="max-w-[520px]"
      actions={
        <ChoiceActions
          from={visibility}
          to={choice}
          apply={commonTexts.save}
          busy={isPending}
          onApply={() => mutate({ visibility: choice }, { onSuccess: () => toast.success(collectionTexts.saved) })}
          onClose={close}
        />
      }
    >
      <div className="mt-5">
        <VisibilityChoice listed={false} value={choice} onChange={setChoice} />
      </div>
      <p className="mt-4 text-14 text-quiet">
        {collectionTexts.shareHint}
        {closed > 0 && ` ${collectionTexts.sharePrivate(closed, { items: items.length })}`}
      </p>
      {visibility !== 'private' && (
        <div className="mt-4">
          <CopyLink path={paths.collection(id)} />
        </div>
      )}
    </Dialog>
  );
}

function EditCollection({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { mutate, isPending } = useUpdate(collection.id);
  const words = { title: collection.title, description: collection.description ?? '' };
  return (
    <Dialog open onClose={onClose} title={collectionTexts.edit} focusOn="input">
      <DetailsForm
        words={words}
        action={commonTexts.save}
        busy={isPending}
        onSave={(next) => mutate(next, { onSuccess: onClose })}
      />
    </Dialog>
  );
}

/** What the owner can do with a collection. */
export function OwnerTools({ collection }: { collection: Collection }) {
  const [open, setOpen] = useState<'share' | 'edit'>();
  const navigate = useNavigate();
  const { mutate } = useDelete(collection.id);
  const remove = async () => {
    const agreed = await confirm({
      title: collectionTexts.deleteTitle,
      text: collectionTexts.deleteText({ title: collection.title }),
      action: commonTexts.delete,
      danger: true,
    });
    if (agreed) mutate(undefined, { onSuccess: () => void navigate(paths.collections) });
  };
  const close = () => setOpen(undefined);
  return (
    <div className="flex items-center gap-2">
      <Button onClick={() => setOpen('share')}>
        <Share2 />
        {commonTexts.share}
      </Button>
      <IconButton label={collectionTexts.edit} icon={<Pencil />} onClick={() => setOpen('edit')} />
      <IconButton label={collectionTexts.delete} icon={<Trash2 />} onClick={() => void remove()} />
      {open === 'share' && <ShareCollection collection={collection} onClose={close} />}
      {open === 'edit' && <EditCollection collection={collection} onClose={close} />}
    </div>
  );
}
