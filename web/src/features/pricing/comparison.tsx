import { Check } from 'lucide-react';
import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { commonTexts } from '../../texts/common.ts';
import { planTexts } from '../../texts/plan.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { pricingTexts } from './texts.ts';

const { free, pro } = planLimits;
const INCLUDED = pricingTexts.included;
const NOT = pricingTexts.excluded;

type Row = readonly [what: string, free: string, pro: string];

const rowsOf = (larger: boolean): readonly Row[] => [
  [pricingTexts.rowStories, pricingTexts.storiesUpTo({ stories: free.stories }), pricingTexts.unlimited],
  [pricingTexts.rowLessons, pricingTexts.perMonthly({ number: free.lessonsPerMonth }), pricingTexts.limitless],
  [pricingTexts.rowExpansions, pricingTexts.perMonthly({ number: free.expansionsPerMonth }), pricingTexts.limitless],
  [pricingTexts.rowGenerations, String(free.running), String(pro.running)],
  [pricingTexts.rowPace, pricingTexts.paceUsual, pricingTexts.paceTimes({ pace: pro.pace })],
  ...(larger ? ([[pricingTexts.rowModel, pricingTexts.modelUsual, pricingTexts.modelLarger]] as const) : []),
  [planTexts.ownStyles, NOT, INCLUDED],
  [pricingTexts.rowBranching, NOT, pricingTexts.notBuilt],
  [pricingTexts.rowQuizzes, INCLUDED, INCLUDED],
  [pricingTexts.rowProgress, INCLUDED, INCLUDED],
  [pricingTexts.rowCollections, INCLUDED, INCLUDED],
  [pricingTexts.rowExport, commonTexts.markdown, pricingTexts.exportFormats],
  [pricingTexts.rowSupport, pricingTexts.supportStandard, pricingTexts.supportPriority],
];

const Cell = ({ plan, text }: { plan: string; text: string }) => (
  <td className={`py-[13px] pr-4 max-sm:py-0.5 ${text === NOT ? 'text-quiet' : ''}`}>
    <span aria-hidden="true" className="mr-1.5 text-13 text-quiet sm:hidden">
      {plan}
    </span>
    {text === INCLUDED && <Check className="mr-1.5 inline align-[-0.15em] text-done" />}
    {text}
  </td>
);

export function Comparison({ larger }: { larger: boolean }) {
  return (
    <section aria-labelledby="compare" className="mt-16 sm:mt-20">
      <Heading level={2} size="section" id="compare">
        {pricingTexts.tableHeading}
      </Heading>
      <table className="mt-6 w-full border-collapse text-left text-15 leading-[22px] max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-[46%] py-[13px] pr-4 font-bold">
              {pricingTexts.tableFeature}
            </th>
            <th scope="col" className="py-[13px] pr-4 font-bold">
              {planTexts.free}
            </th>
            <th scope="col" className="py-[13px] pr-4 font-bold">
              {planTexts.pro}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rowsOf(larger).map(([what, ofFree, ofPro]) => (
            <tr key={what} className="border-b border-rule max-sm:grid max-sm:grid-cols-2 max-sm:py-3">
              <th scope="row" className="py-[13px] pr-4 font-normal max-sm:col-span-2 max-sm:py-0.5 max-sm:font-semi">
                {what}
              </th>
              <Cell plan={planTexts.free} text={ofFree} />
              <Cell plan={planTexts.pro} text={ofPro} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
