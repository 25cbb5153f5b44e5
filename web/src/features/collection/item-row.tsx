import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CollectionItem } from '../../../../shared/model/collection.ts';
import { paths } from '../../app/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { countTexts } from '../../texts/counts.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { cx } from '../../ui/cx.ts';
import { Progress } from '../../ui/display/progress.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { VisibilityMark } from '../share/visibility-mark.tsx';
import { collectionTexts } from './texts.ts';

interface ItemRowProps {
  item: CollectionItem;
  place: number;
  total: number;
  cover: ReactNode;
  /** Only for the owner of the collection. */
  edit: { move: (from: number, to: number) => void; remove: () => void } | undefined;
  signedIn: boolean;
}

const DRAGGED = 'application/x-place';

/** The handle takes arrow keys; the two buttons are for touch. */
function Handles({ item, place, total, move, remove }: ItemRowProps & NonNullable<ItemRowProps['edit']>) {
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(place, place + by);
  };
  return (
    <div className="flex items-center">
      <IconButton
        label={collectionTexts.moveLabel({ title: item.title })}
        icon={<GripVertical />}
        onKeyDown={onKey}
        className="cursor-grab max-sm:hidden"
      />
      <IconButton
        label={collectionTexts.moveUp({ title: item.title })}
        icon={<ArrowUp />}
        disabled={place === 0}
        onClick={() => move(place, place - 1)}
      />
      <IconButton
        label={collectionTexts.moveDown({ title: item.title })}
        icon={<ArrowDown />}
        disabled={place === total - 1}
        onClick={() => move(place, place + 1)}
      />
      <IconButton label={collectionTexts.removeLabel({ title: item.title })} icon={<X />} onClick={remove} />
    </div>
  );
}

function ItemState({ item, signedIn }: { item: CollectionItem; signedIn: boolean }) {
  if (item.gone) return <p className="mt-1 text-14 text-wrong">{commonTexts.sharedNoMore}</p>;
  return (
    <>
      {item.description && (
        <p dir="auto" className="mt-0.5 line-clamp-2 text-14 leading-[21px] text-quiet">
          {item.description}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-2 text-13 text-quiet">
        {countTexts.scenes(item.scenes)}
        {item.learning_status === 'completed' && <b className="font-firm text-done">{commonTexts.completed}</b>}
        <VisibilityMark visibility={item.visibility} />
      </p>
      {signedIn && item.progress > 0 && item.learning_status !== 'completed' && (
        <Progress className="mt-2 max-w-60" tone="continue" label={collectionTexts.progress} value={item.progress} />
      )}
    </>
  );
}

export function ItemRow(props: ItemRowProps) {
  const { item, place, cover, edit, signedIn } = props;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    const from = Number(event.dataTransfer.getData(DRAGGED));
    if (event.dataTransfer.types.includes(DRAGGED)) edit?.move(from, place);
  };
  const dragging = edit && {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, String(place)),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  return (
    <li
      data-mode={item.mode}
      className={cx(
        'grid grid-cols-[24px_44px_minmax(0,1fr)_auto] items-start gap-4 border-b border-rule py-4 max-sm:grid-cols-[20px_44px_minmax(0,1fr)] max-sm:gap-3',
        over && 'bg-mode-wash',
      )}
      {...dragging}
    >
      <span className="pt-0.5 text-right text-15 text-quiet tabular-nums">{place + 1}</span>
      <div className={cx(item.gone && 'opacity-50')}>{cover}</div>
      <div className="min-w-0">
        <Heading level={2} size="card" className="wrap-anywhere">
          {item.gone ? (
            item.title
          ) : (
            <Link
              to={paths.session(item.session_id)}
              viewTransition
              draggable={false}
              className="no-underline hover:underline"
            >
              {item.title}
            </Link>
          )}
        </Heading>
        <ItemState item={item} signedIn={signedIn} />
      </div>
      {edit && (
        <div className="max-sm:col-start-3">
          <Handles {...props} {...edit} />
        </div>
      )}
    </li>
  );
}
