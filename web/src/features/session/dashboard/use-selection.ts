import { useCallback, useEffect, useState } from 'react';
import type { SessionId } from '../../../../../shared/model/id.ts';

/** Select Multiple: which of the listed sessions are selected. Sessions that leave the list leave the selection. */
export const useSelection = (listed: readonly SessionId[]) => {
  const [on, setOn] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<SessionId>>(new Set());
  const [last, setLast] = useState<SessionId>();
  const chosen = listed.filter((id) => picked.has(id));

  const leave = useCallback(() => {
    setOn(false);
    setPicked(new Set());
    setLast(undefined);
  }, []);
  useEffect(() => {
    if (!on) return;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role="dialog"],[role="alertdialog"]'))
        leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on, leave]);

  /** With Shift: selects the range from the last selected one. */
  const toggle = (id: SessionId, range: boolean) => {
    const from = last === undefined ? -1 : listed.indexOf(last);
    const to = listed.indexOf(id);
    setPicked((before) => {
      if (range && from >= 0) return new Set([...before, ...listed.slice(Math.min(from, to), Math.max(from, to) + 1)]);
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
    setLast(id);
  };

  return {
    on,
    enter: () => setOn(true),
    leave,
    chosen,
    isPicked: (id: SessionId) => picked.has(id),
    toggle,
    all: () => setPicked(new Set(listed)),
    none: () => setPicked(new Set()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
