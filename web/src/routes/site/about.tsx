import type { PageHandle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { chapters } from '../../features/about/chapters.ts';
import { aboutTexts } from '../../features/about/texts.ts';
import { ThreeModes } from '../../features/landing/three-modes.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = {
  title: aboutTexts.pageTitle,
  description: aboutTexts.pageDescription,
};

export function Component() {
  return (
    <Page className="pt-12 sm:pt-20">
      <div className="grid items-end gap-10 md:grid-cols-[7fr_5fr] md:gap-16">
        <div>
          <h1 className="text-[clamp(2.375rem,5vw,4rem)] leading-[1.06] tracking-[-0.025em]">{aboutTexts.heading}</h1>
          <p className="mt-5 max-w-[54ch] font-serif text-19 leading-[30px] text-quiet">{aboutTexts.lead}</p>
          <LinkButton to={paths.signUp} look="primary" size="large" className="mt-8">
            {aboutTexts.start}
          </LinkButton>
        </div>
        <ThreeModes />
      </div>
      {chapters.map(({ heading, text, points }) => (
        <section key={heading} className="mt-14 grid gap-4 border-t border-ink pt-6 md:grid-cols-[4fr_8fr] md:gap-16">
          <Heading level={2} size="section">
            {heading}
          </Heading>
          <div>
            <p className="max-w-[60ch] font-serif text-19 leading-[30px]">{text}</p>
            {points && (
              <dl className="mt-5">
                {points.map(([term, meaning]) => (
                  <div key={term} className="grid gap-1 border-t border-rule py-4 sm:grid-cols-[200px_1fr] sm:gap-6">
                    <dt className="font-semi">{term}</dt>
                    <dd className="text-quiet">{meaning}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </section>
      ))}
    </Page>
  );
}
