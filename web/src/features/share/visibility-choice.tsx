import { type Visibility, VisibilitySchema } from '../../../../shared/model/session/visibility.ts';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { shareTexts } from './texts.ts';
import { visibilities } from './visibilities.tsx';

const LISTED = shareTexts.listed;

const optionsOf = (listed: boolean) =>
  VisibilitySchema.options.map((value) => {
    const { label, description, icon } = visibilities[value];
    return { value, label, icon, description: description + (listed && value !== 'private' ? LISTED : '') };
  });

interface VisibilityChoiceProps {
  /** True to list a shared item in the community too; else only its link leads to it. */
  listed: boolean;
  value: Visibility;
  onChange: (value: Visibility) => void;
}

export function VisibilityChoice({ listed, value, onChange }: VisibilityChoiceProps) {
  return (
    <RadioCards
      label={shareTexts.visibilityLabel}
      options={optionsOf(listed)}
      value={value}
      onChange={onChange}
      className="grid gap-2"
    />
  );
}
