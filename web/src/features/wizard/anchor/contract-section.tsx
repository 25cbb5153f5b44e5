import { type AudienceSlug, audiences, difficulties } from '../../../../../shared/catalogue/contract-choices.ts';
import { anchorPlan, targets } from '../../../../../shared/catalogue/duration-plan.ts';
import { ContractFields, type Labelled } from '../contract-fields.tsx';
import { wizardTexts } from '../texts.ts';
import type { AnchorSectionProps } from './anchor-draft.ts';
import { Section } from './section.tsx';

const audienceOptions = audiences.flatMap((audience): Labelled<AudienceSlug>[] =>
  'anchorLabel' in audience ? [{ value: audience.slug, label: audience.anchorLabel }] : [],
);
const difficultyOptions = difficulties.map(({ slug, anchorLabel }) => ({ value: slug, label: anchorLabel }));

export function ContractSection({ form, change }: AnchorSectionProps) {
  return (
    <Section title={wizardTexts.contractTitle}>
      <ContractFields
        form={form}
        change={change}
        scenesOf={(minutes) => targets(anchorPlan(minutes)).scenes}
        audienceOptions={audienceOptions}
        difficultyOptions={difficultyOptions}
      />
    </Section>
  );
}
