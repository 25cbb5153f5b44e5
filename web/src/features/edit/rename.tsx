import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { api } from '../../lib/api/api.ts';
import { patchSessions } from '../../lib/api/session-cache.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { titleRefusal } from '../../lib/words/title-refusal.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { editTexts } from './texts.ts';

/** The title; a field replaces it while it is being changed. */
export function Rename({ session }: { session: Pick<Session, 'id' | 'title'> }) {
  const { id: sessionId, title } = session;
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (next: string) => api('updateSession', { params: { sessionId }, body: { title: next } }),
    onSuccess: (renamed) => {
      patchSessions(queries, (held) => (held.id === sessionId && held.version < renamed.version ? renamed : held));
      setTyped(undefined);
    },
    onError: (error) => toast.error(saidBy(error) || editTexts.renameFailed, { id: 'rename' }),
  });
  const editing = typed !== undefined;
  useEffect(() => {
    if (editing) field.current?.select();
  }, [editing]);

  if (!editing)
    return (
      <span className="flex items-start gap-1">
        <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
        <IconButton label={editTexts.rename} small icon={<Pencil />} onClick={() => setTyped(title)} />
      </span>
    );
  const refusal = titleRefusal(typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (next === '' || next === title) setTyped(undefined);
    else if (refusal === undefined) mutate(next);
  };
  return (
    <form onSubmit={save} className="flex flex-wrap gap-2">
      <Input
        ref={field}
        aria-label={commonTexts.title}
        className="min-w-0 flex-1"
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : noteId}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setTyped(undefined);
        }}
      />
      <Button type="submit" busy={isPending}>
        {commonTexts.save}
      </Button>
      {refusal !== undefined && (
        <p id={noteId} role="alert" className="basis-full text-13 leading-[18px] font-normal text-wrong">
          {refusal}
        </p>
      )}
    </form>
  );
}
