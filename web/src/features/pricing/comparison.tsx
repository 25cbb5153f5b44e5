import { Check } from 'lucide-react';
import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { Heading } from '../../ui/heading.tsx';

const { free, pro } = planLimits;
const INCLUDED = 'Included';
const NOT = 'Not included';

const rows: readonly (readonly [what: string, free: string, pro: string])[] = [
  ['Story sessions, Custom and Anchor', `Up to ${free.stories}`, 'Unlimited'],
  ['Traditional lessons', `${free.lessonsPerMonth} a month`, 'No limit'],
  ['Expansions of a session', `${free.expansionsPerMonth} a month`, 'No limit'],
  ['Generations at a time', String(free.running), String(pro.running)],
  ['Custom genres and author styles', NOT, INCLUDED],
  ['Branching stories', NOT, 'Once they are built'],
  ['Quizzes with evidence from your material', INCLUDED, INCLUDED],
  ['Progress, mastery and retakes', INCLUDED, INCLUDED],
  ['Collections and sharing', INCLUDED, INCLUDED],
  ['Export of a session', 'Markdown', 'Markdown, web page, e-book'],
  ['Support', 'Standard', 'Priority'],
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

export function Comparison() {
  return (
    <section aria-labelledby="compare" className="mt-16 sm:mt-20">
      <Heading level={2} size="section" id="compare">
        What each plan holds
      </Heading>
      <table className="mt-6 w-full border-collapse text-left text-15 leading-[22px] max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-[46%] py-[13px] pr-4 font-bold">
              Feature
            </th>
            <th scope="col" className="py-[13px] pr-4 font-bold">
              Free
            </th>
            <th scope="col" className="py-[13px] pr-4 font-bold">
              Pro
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([what, ofFree, ofPro]) => (
            <tr key={what} className="border-b border-rule max-sm:grid max-sm:grid-cols-2 max-sm:py-3">
              <th scope="row" className="py-[13px] pr-4 font-normal max-sm:col-span-2 max-sm:py-0.5 max-sm:font-semi">
                {what}
              </th>
              <Cell plan="Free" text={ofFree} />
              <Cell plan="Pro" text={ofPro} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
