import { Check } from 'lucide-react';
import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { pricingTexts } from './texts.ts';

const { free, pro } = planLimits;
const INCLUDED = pricingTexts.included;
const NOT = pricingTexts.notIncluded;

type Row = readonly [what: string, free: string, pro: string];

const rowsOf = (larger: boolean): readonly Row[] => [
  [pricingTexts.storySessionsCustomAnd, pricingTexts.upTo({ stories: free.stories }), pricingTexts.unlimited],
  [pricingTexts.traditionalLessons, pricingTexts.aMonth({ number: free.lessonsPerMonth }), pricingTexts.noLimit],
  [pricingTexts.expansionsOfASession, pricingTexts.aMonth({ number: free.expansionsPerMonth }), pricingTexts.noLimit],
  [pricingTexts.generationsAtATime, String(free.running), String(pro.running)],
  [pricingTexts.scenesOfALesson, pricingTexts.usual, pricingTexts.timesAsMany({ pace: pro.pace })],
  ...(larger ? ([[pricingTexts.whoWrites, pricingTexts.aModel, pricingTexts.aLargerModel]] as const) : []),
  [pricingTexts.customGenresAndAuthor, NOT, INCLUDED],
  [pricingTexts.branchingStories, NOT, pricingTexts.onceTheyAreBuilt],
  [pricingTexts.quizzesWithEvidenceFrom, INCLUDED, INCLUDED],
  [pricingTexts.progressMasteryAndRetakes, INCLUDED, INCLUDED],
  [pricingTexts.collectionsAndSharing, INCLUDED, INCLUDED],
  [pricingTexts.exportOfASession, pricingTexts.markdown, pricingTexts.markdownWebPageE],
  [pricingTexts.support, pricingTexts.standard, pricingTexts.priority],
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
        {pricingTexts.whatEachPlanHolds}
      </Heading>
      <table className="mt-6 w-full border-collapse text-left text-15 leading-[22px] max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-[46%] py-[13px] pr-4 font-bold">
              {pricingTexts.feature}
            </th>
            <th scope="col" className="py-[13px] pr-4 font-bold">
              {pricingTexts.free}
            </th>
            <th scope="col" className="py-[13px] pr-4 font-bold">
              {pricingTexts.pro}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rowsOf(larger).map(([what, ofFree, ofPro]) => (
            <tr key={what} className="border-b border-rule max-sm:grid max-sm:grid-cols-2 max-sm:py-3">
              <th scope="row" className="py-[13px] pr-4 font-normal max-sm:col-span-2 max-sm:py-0.5 max-sm:font-semi">
                {what}
              </th>
              <Cell plan={pricingTexts.free} text={ofFree} />
              <Cell plan={pricingTexts.pro} text={ofPro} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
