import { useId } from 'react';
import type { Verdict } from '../../../../../shared/model/learning/practice.ts';

interface VerdictChoiceProps {
  legend: string;
  labels: Readonly<Record<Verdict, string>>;
  value: Verdict | null;
  onChange: (verdict: Verdict) => void;
}

const verdicts: readonly Verdict[] = ['yes', 'partly', 'no'];

/** The learner judges an answer of their own. */
export function VerdictChoice({ legend, labels, value, onChange }: VerdictChoiceProps) {
  const name = useId();
  return (
    <fieldset className="self">
      <legend>{legend}</legend>
      {verdicts.map((verdict) => (
        <label key={verdict}>
          <input type="radio" name={name} checked={value === verdict} onChange={() => onChange(verdict)} />
          <span>{labels[verdict]}</span>
        </label>
      ))}
    </fieldset>
  );
}
