import { Pencil } from 'lucide-react';
import { useBasic, useWriter } from '../../../lib/use-basic.ts';
import { basicTexts } from '../../../texts/basic.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { wizardTexts } from '../texts.ts';
import type { ReviewPart } from './review.ts';
import { StepHead } from './step-head.tsx';

interface StepReviewProps {
  title: string;
  parts: readonly ReviewPart[];
  onEdit: (step: number) => void;
}

function Part({ part, onEdit }: { part: ReviewPart; onEdit: (step: number) => void }) {
  return (
    <section className="border-t border-rule py-5 first:border-ink">
      <div className="flex items-center justify-between gap-3">
        <Heading level={2} size="card">
          {part.title}
        </Heading>
        <Button
          look="bare"
          size="small"
          aria-label={wizardTexts.reviewEditLabel({ title: part.title })}
          onClick={() => onEdit(part.step)}
        >
          <Pencil />
          {commonTexts.edit}
        </Button>
      </div>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[180px_minmax(0,1fr)]">
        {part.rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-15 text-quiet max-sm:mt-2">{label}</dt>
            <dd dir="auto" className="text-15 wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function StepReview({ title, parts, onEdit }: StepReviewProps) {
  const basic = useBasic();
  const model = useWriter();
  const usual = model === undefined ? wizardTexts.reviewText : wizardTexts.reviewLocal({ model });
  return (
    <>
      <StepHead title={title}>{basic ? basicTexts.reviewText : usual}</StepHead>
      <div className="mt-8">
        {parts.map((part) => (
          <Part key={part.title} part={part} onEdit={onEdit} />
        ))}
      </div>
    </>
  );
}
