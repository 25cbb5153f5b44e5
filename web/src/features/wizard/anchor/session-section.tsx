import type { FormEvent } from 'react';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { TitleField } from '../title-field.tsx';
import type { AnchorSectionProps } from './anchor-draft.ts';
import { Section } from './section.tsx';
import { wizardAnchorTexts } from './texts.ts';
import type { AnchorSessions } from './use-anchor.ts';

interface SessionSectionProps extends AnchorSectionProps {
  list: AnchorSessions;
  chosen: SessionId | undefined;
  creating: boolean;
  onCreate: () => void;
}

const standing = {
  new: wizardAnchorTexts.standingNew,
  draft: wizardAnchorTexts.standingDraft,
  generating: wizardAnchorTexts.standingWriting,
  ready: wizardAnchorTexts.standingWritten,
  completed: wizardAnchorTexts.standingCompleted,
} as const;

function Existing({ list, chosen, change }: Pick<SessionSectionProps, 'list' | 'chosen' | 'change'>) {
  if (list.isError && !list.sessions)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-15 text-wrong">
        {wizardAnchorTexts.sessionsFailed}
        <Button size="small" onClick={() => void list.refetch()}>
          {commonTexts.tryAgain}
        </Button>
      </div>
    );
  if (!list.sessions)
    return (
      <div role="status" aria-label={commonTexts.loadingSessions} className="grid gap-2">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-11 w-full" />
      </div>
    );
  if (list.sessions.length === 0) return <p className="text-15 text-quiet">{wizardAnchorTexts.sessionsNone}</p>;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <Field label={wizardAnchorTexts.sessionsLabel} className="w-full">
        {(control) => (
          <Select
            {...control}
            options={(list.sessions ?? []).map(({ id, title, status, created_at }) => ({
              value: id,
              label: `${title} (${standing[status]}, ${formatDate(created_at)})`,
            }))}
            value={chosen ?? null}
            placeholder={wizardAnchorTexts.sessionsHint}
            onChange={(sessionId) => change({ sessionId })}
          />
        )}
      </Field>
      {list.isError && <p className="text-14 text-wrong">{wizardAnchorTexts.sessionsFailed}</p>}
      {list.hasNextPage && (
        <Button look="bare" size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {wizardAnchorTexts.sessionsMore}
        </Button>
      )}
    </div>
  );
}

export function SessionSection({ form, change, refusal, list, chosen, creating, onCreate }: SessionSectionProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCreate();
  };
  return (
    <Section part="session" title={wizardAnchorTexts.sessionTitle} refusal={refusal}>
      <Existing list={list} chosen={chosen} change={change} />
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <TitleField
          label={wizardAnchorTexts.newTitleLabel}
          className="min-w-[220px] flex-1"
          value={form.newTitle}
          onChange={(newTitle) => change({ newTitle })}
        />
        <Button type="submit" disabled={form.newTitle.trim() === ''} busy={creating} className="max-sm:w-full">
          {wizardAnchorTexts.createSubmit}
        </Button>
      </form>
    </Section>
  );
}
