import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import type { Prices } from './prices.ts';
import { questionsOf } from './questions.tsx';
import { pricingTexts } from './texts.ts';

export function Faq({ prices }: { prices: Prices }) {
  return (
    <section aria-labelledby="questions" className="mt-16 sm:mt-20">
      <Heading level={2} size="section" id="questions">
        {pricingTexts.questionsHeading}
      </Heading>
      <div className="mt-6 gap-x-16 border-t border-ink md:columns-2">
        {questionsOf(prices).map(({ question, answer, open = false }) => (
          <div key={question} className="break-inside-avoid">
            <Disclosure summary={question} open={open}>
              <p>{answer}</p>
            </Disclosure>
          </div>
        ))}
      </div>
    </section>
  );
}
