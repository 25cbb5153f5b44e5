import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { landingTexts } from './texts.ts';

const reasons = [
  {
    title: landingTexts.faithfulTitle,
    text: landingTexts.faithfulText,
  },
  {
    title: landingTexts.earlyTitle,
    text: landingTexts.earlyText,
  },
  {
    title: landingTexts.masteryTitle,
    text: landingTexts.masteryText({ mark: PASS_MARK }),
  },
  {
    title: landingTexts.ownTitle,
    text: landingTexts.ownText,
  },
];

export function Why() {
  return (
    <section className="page-width mt-20 grid gap-8 sm:mt-32 md:grid-cols-[4fr_8fr] md:gap-16">
      <h2 className="text-33 font-firm tracking-[-0.02em] sm:text-40">{landingTexts.whyHeading}</h2>
      <ol>
        {reasons.map(({ title, text }, place) => (
          <li key={title} className="grid grid-cols-[44px_1fr] border-t border-rule py-6 first:border-ink">
            <span aria-hidden="true" className="font-serif text-23 leading-[30px] text-story oldstyle-nums">
              {place + 1}
            </span>
            <div>
              <Heading level={3} className="leading-[30px]">
                {title}
              </Heading>
              <p className="mt-1 max-w-[60ch] text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
