import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { sessionTexts } from '../texts.ts';
import type { Removal } from '../use-removal.tsx';
import type { DashboardKind } from './dashboards.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  kind: DashboardKind;
  selection: Selection;
  removal: Removal;
}

/** Stays visible in selection mode. */
export function SelectionBar({ kind, selection, removal }: SelectionBarProps) {
  const [deleting, setDeleting] = useState(false);
  const count = selection.chosen.length;
  const remove = async () => {
    setDeleting(true);
    const done = await removal.removeMany(selection.chosen);
    setDeleting(false);
    if (done) selection.leave();
  };
  return (
    <div className="sticky bottom-4 z-20 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-rule bg-raised px-5 py-3 shadow-lift">
      <b role="status" className="font-bold tabular-nums">
        {sessionTexts.selectedCount(count)}
      </b>
      <span className="flex-1 text-13 text-quiet max-lg:hidden">{kind.selecting}</span>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button look="bare" size="small" onClick={selection.all}>
          {sessionTexts.selectAll}
        </Button>
        <Button look="bare" size="small" onClick={selection.none}>
          {sessionTexts.selectNone}
        </Button>
        <Button look="danger" size="small" disabled={count === 0} busy={deleting} onClick={() => void remove()}>
          {!deleting && <Trash2 />}
          {deleting && removal.busy.size > 0 ? sessionTexts.deletingMany : sessionTexts.deleteMany({ count })}
        </Button>
        <Button look="bare" size="small" onClick={selection.leave}>
          {commonTexts.done}
        </Button>
      </div>
    </div>
  );
}
