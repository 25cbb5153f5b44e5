import { Check } from 'lucide-react';
import type { PageHandle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { cards } from '../../features/tour/cards.ts';
import { Comparison } from '../../features/tour/comparison.tsx';
import { tourTexts } from '../../features/tour/texts.ts';
import { placeTexts } from '../../texts/place.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = {
  title: placeTexts.features,
  description: tourTexts.pageDescription,
};

export function Component() {
  return (
    <Page full>
      <div className="page-width pt-12 sm:pt-20">
        <h1 className="max-w-[18ch] text-40 leading-[1.08] tracking-[-0.025em] sm:text-48">{tourTexts.heading}</h1>
        <ul className="mt-12 grid gap-x-16 border-t border-ink md:grid-cols-2">
          {cards.map(({ title, text, fact }) => (
            <li key={title} className="flex flex-col border-b border-rule py-7 md:[&:nth-last-child(-n+2)]:border-b-0">
              <Heading level={2} size="part">
                {title}
              </Heading>
              <p className="mt-2 max-w-[56ch] text-quiet">{text}</p>
              <p className="mt-auto flex gap-2 pt-4 text-14 leading-5 font-semi">
                <Check className="mt-[3px] text-story" />
                {fact}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Comparison />
      <div className="page-width mt-16 flex flex-wrap gap-3">
        <LinkButton to={paths.signUp} look="primary" size="large">
          {placeTexts.signUpFree}
        </LinkButton>
        <LinkButton to={paths.pricing} size="large">
          {placeTexts.toPlans}
        </LinkButton>
      </div>
    </Page>
  );
}
