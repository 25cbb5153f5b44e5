import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import { Progress } from '../../ui/display/progress.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { editTexts } from './texts.ts';

type Coverage = Output<Contract['getCoverage']>;

/** Sections that are not fully covered first, as many as fit. */
const SHOWN = 8;
const shown = ({ sections }: Coverage) =>
  sections
    .filter(({ heading }) => heading !== null)
    .toSorted((one, other) => Number(one.told === one.parts) - Number(other.told === other.parts))
    .slice(0, SHOWN);

function Section({ section: { heading, parts, told } }: { section: Coverage['sections'][number] }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-baseline gap-x-2 py-1">
      <span className="translate-y-0.5">
        {told === parts ? <CircleCheck className="text-done" /> : <CircleDashed className="text-quiet" />}
      </span>
      <bdi className="justify-self-start wrap-anywhere">{heading}</bdi>
      <span className="text-13 whitespace-nowrap text-quiet tabular-nums">{editTexts.toldBadge({ told, parts })}</span>
    </li>
  );
}

interface CoverageSectionProps {
  coverage: Coverage;
  /** Whether the update uses the uncovered material. */
  goesOn: boolean;
  onChange: (goesOn: boolean) => void;
}

/** How much of the material the session covers, and the offer to cover the rest before new material is added. */
export function CoverageSection({ coverage, goesOn, onChange }: CoverageSectionProps) {
  const { parts, told } = coverage;
  const open = parts - told;
  return (
    <section aria-label={editTexts.toldHeading} className="rounded-card border border-rule bg-raised p-5 sm:p-6">
      <Heading level={2} size="card">
        {editTexts.toldHeading}
      </Heading>
      <Progress
        className="mt-3"
        label={editTexts.toldLabel}
        value={(told / parts) * 100}
        figure={editTexts.toldPassages({ told, parts })}
      />
      <ul className="mt-3 text-15 leading-6">
        {shown(coverage).map((section) => (
          <Section key={section.heading} section={section} />
        ))}
      </ul>
      {open > 0 ? (
        <Checkbox className="mt-4" label={editTexts.goesOnLabel} checked={goesOn} onChange={onChange} />
      ) : (
        <p className="mt-3 text-14 text-quiet">{editTexts.toldAll}</p>
      )}
    </section>
  );
}
