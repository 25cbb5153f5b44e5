import { ChevronDown } from 'lucide-react';
import { quizTexts } from '../texts.ts';
import type { PassagePlace } from './passage-place.ts';

/** The paragraph around the passage that decides a question, as the lesson has it. */
export function InItsPlace({ heading, paragraph: [before, quote, after] }: PassagePlace) {
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-15 font-medium text-mode [&::-webkit-details-marker]:hidden">
        {quizTexts.placeSummary}
        <ChevronDown className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 rounded-[3px] border border-rule bg-raised px-6 py-5 max-sm:p-4">
        <p className="text-13 leading-[18px] text-quiet">
          <bdi>{heading}</bdi>
        </p>
        <p dir="auto" className="mt-1 font-serif text-17 leading-[29px] wrap-anywhere">
          {before}
          <mark>{quote}</mark>
          {after}
        </p>
      </div>
    </details>
  );
}
