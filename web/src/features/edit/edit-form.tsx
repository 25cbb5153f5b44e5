import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { type DetailLevel, detailLevels } from '../../../../shared/catalogue/contract-choices.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { commonTexts } from '../../texts/common.ts';
import { placeTexts } from '../../texts/place.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Group } from '../../ui/form/group.tsx';
import { isOver, PARAGRAPH } from '../../ui/form/limit.ts';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { expandFailure, isOverLimit } from './expand-story.ts';
import { NewMaterial } from './new-material.tsx';
import { editTexts } from './texts.ts';
import { UpdatesLeft } from './updates-left.tsx';
import { useEditDraft } from './use-edit-draft.ts';
import { useExpand } from './use-expand.ts';

const names: Record<DetailLevel, string> = {
  short: editTexts.levelShort,
  medium: editTexts.levelMedium,
  long: editTexts.levelLong,
};
const levels = (['short', 'medium', 'long'] as const).map((value) => ({
  value,
  label: names[value],
  description: editTexts.levelScenes(detailLevels[value]),
}));

export function EditForm({ session, userId }: { session: Session; userId: string }) {
  const { draft, change, sent } = useEditDraft(userId, session.id);
  const { mutate, isPending, error } = useExpand(session.id, sent);
  const { data: coverage } = useEndpoint('getCoverage', { params: { sessionId: session.id } });
  const written = session.generated_at !== null;
  const goesOn = written && draft.goesOn && coverage !== undefined && coverage.told < coverage.parts;
  const details = { length: draft.details.trim().length, most: PARAGRAPH };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isOver(details)) mutate({ ...draft, goesOn });
  };
  return (
    <form onSubmit={submit} className="mt-8 grid gap-6">
      {written && <UpdatesLeft />}
      {written && coverage && coverage.parts > 0 && (
        <CoverageSection coverage={coverage} goesOn={goesOn} onChange={(next) => change(() => ({ goesOn: next }))} />
      )}
      {!goesOn && (
        <NewMaterial
          value={draft.material}
          onChange={(next) => change(({ material }) => ({ material: next(material) }))}
        />
      )}
      <Field label={editTexts.detailsLabel} aside={commonTexts.optional} hint={editTexts.detailsHint} limit={details}>
        {(control) => (
          <Textarea
            {...control}
            value={draft.details}
            onChange={({ target }) => change(() => ({ details: target.value }))}
          />
        )}
      </Field>
      {written && (
        <Group label={editTexts.levelLabel}>
          <RadioCards
            label={editTexts.levelLabel}
            className="grid gap-3 sm:grid-cols-3"
            options={levels}
            value={draft.level}
            onChange={(level) => change(() => ({ level }))}
          />
        </Group>
      )}
      {error && (
        <Notice tone="wrong" role="alert">
          {expandFailure(error)}
          {isOverLimit(error) && (
            <>
              {' '}
              <Link to={paths.pricing} className="underline">
                {placeTexts.toPlans}
              </Link>
            </>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3 border-t border-rule bg-paper pt-5 max-sm:sticky max-sm:bottom-0 max-sm:-mx-(--gutter) max-sm:px-(--gutter) max-sm:py-3">
        <LinkButton to={paths.session(session.id)} className="max-sm:flex-1">
          {commonTexts.cancel}
        </LinkButton>
        <Button look="primary" type="submit" busy={isPending} className="max-sm:flex-1">
          {editTexts.submit}
        </Button>
      </div>
    </form>
  );
}
