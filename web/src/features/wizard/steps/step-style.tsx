import { Link } from 'react-router';
import { CUSTOM } from '../../../../../shared/catalogue/genres.ts';
import { paths } from '../../../app/paths.ts';
import { placeTexts } from '../../../texts/place.ts';
import { refusalTexts } from '../../../texts/refusal.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Group } from '../../../ui/form/group.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { LINE } from '../../../ui/form/limit.ts';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { wizardTexts } from '../texts.ts';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';
import { authorOptions, genreOptions } from './style-options.ts';

interface StepStyleProps extends StepProps {
  /** True when the plan includes custom genres and author styles. */
  ownAllowed: boolean;
}

export function StepStyle({ form, change, ownAllowed }: StepStyleProps) {
  return (
    <>
      <StepHead title={wizardTexts.styleTitle}>{wizardTexts.styleText}</StepHead>
      <div className="mt-6 grid gap-8">
        <Group label={wizardTexts.genreLabel}>
          <RadioCards
            label={wizardTexts.genreLabel}
            className="grid grid-cols-2 gap-2 sm:grid-cols-3"
            options={genreOptions(ownAllowed)}
            value={form.genre || null}
            onChange={(genre) => change({ genre })}
          />
        </Group>
        {form.genre === CUSTOM && (
          <Field label={wizardTexts.ownGenreLabel} limit={{ length: form.customGenre.trim().length, most: LINE }}>
            {(control) => (
              <Input
                {...control}
                value={form.customGenre}
                onChange={({ target }) => change({ customGenre: target.value })}
              />
            )}
          </Field>
        )}
        <Group label={wizardTexts.authorLabel}>
          <RadioCards
            label={wizardTexts.authorLabel}
            className="grid gap-2 sm:grid-cols-2"
            options={authorOptions(form.genre, ownAllowed)}
            value={form.authorInspiration || null}
            onChange={(authorInspiration) => change({ authorInspiration })}
          />
        </Group>
        {form.authorInspiration === CUSTOM && (
          <Field
            label={wizardTexts.ownAuthorLabel}
            hint={wizardTexts.ownAuthorHint}
            limit={{ length: form.customAuthor.trim().length, most: LINE }}
          >
            {(control) => (
              <Input
                {...control}
                value={form.customAuthor}
                onChange={({ target }) => change({ customAuthor: target.value })}
              />
            )}
          </Field>
        )}
        {!ownAllowed && (
          <p className="text-14 text-quiet">
            {refusalTexts.pro_only}{' '}
            <Link to={paths.pricing} className="text-mode underline">
              {placeTexts.toPlans}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
