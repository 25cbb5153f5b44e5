import { Link } from 'react-router-dom';
import { CUSTOM } from '../../../../shared/catalogue/genres.ts';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import { paths } from '../../app/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Group } from '../../ui/group.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';
import { authorOptions, genreOptions } from './style-options.ts';

interface StepStyleProps extends StepProps {
  /** Whether the plan has genres and author styles of one's own. */
  ownAllowed: boolean;
}

const LONGEST = 200;

export function StepStyle({ form, change, ownAllowed }: StepStyleProps) {
  return (
    <>
      <StepHead title="Choose Your Story Style">
        The genre sets the scene, the author style the voice. What the story teaches stays the same.
      </StepHead>
      <div className="mt-6 grid gap-8">
        <Group label="Genre">
          <RadioCards
            label="Genre"
            className="grid grid-cols-2 gap-2 sm:grid-cols-3"
            options={genreOptions(ownAllowed)}
            value={form.genre || null}
            onChange={(genre) => change({ genre })}
          />
        </Group>
        {form.genre === CUSTOM && (
          <Field label="Your genre">
            {(control) => (
              <Input
                {...control}
                maxLength={LONGEST}
                value={form.customGenre}
                onChange={({ target }) => change({ customGenre: target.value })}
              />
            )}
          </Field>
        )}
        <Group label="Author style">
          <RadioCards
            label="Author style"
            className="grid gap-2 sm:grid-cols-2"
            options={authorOptions(form.genre, ownAllowed)}
            value={form.authorInspiration || null}
            onChange={(authorInspiration) => change({ authorInspiration })}
          />
        </Group>
        {form.authorInspiration === CUSTOM && (
          <Field label="Your author style" hint="A living author's name is read as a description of the craft">
            {(control) => (
              <Input
                {...control}
                maxLength={LONGEST}
                value={form.customAuthor}
                onChange={({ target }) => change({ customAuthor: target.value })}
              />
            )}
          </Field>
        )}
        {!ownAllowed && (
          <p className="text-14 text-quiet">
            {errorCodes.pro_only.text}{' '}
            <Link to={paths.pricing} className="text-mode underline">
              See the plans
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
