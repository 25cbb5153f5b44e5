import { type Visibility, VisibilitySchema } from '../../../../shared/model/visibility.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { visibilities } from './visibilities.tsx';

const options = VisibilitySchema.options.map((value) => ({ value, ...visibilities[value] }));

interface VisibilityChoiceProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
}

export function VisibilityChoice({ value, onChange }: VisibilityChoiceProps) {
  return (
    <RadioCards label="Who can read this" options={options} value={value} onChange={onChange} className="grid gap-2" />
  );
}
