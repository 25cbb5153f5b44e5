import { paths } from '../../app/paths.ts';
import { basicTexts } from '../../texts/basic.ts';
import { placeTexts } from '../../texts/place.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Sample } from './sample.tsx';
import { landingTexts } from './texts.ts';

export function Hero() {
  return (
    <section className="page-width pt-8 sm:pt-16">
      <h1 className="-ml-[0.03em] text-[clamp(2.375rem,5vw,4rem)] leading-[1.06] font-[520] tracking-[-0.025em] [text-wrap:initial]">
        <span className="block">{landingTexts.heroBring}</span>{' '}
        <span className="block text-story">{landingTexts.heroRead}</span>
      </h1>
      <div className="mt-4 grid items-end justify-between gap-5 sm:mt-6 sm:gap-8 md:grid-cols-[minmax(0,620px)_auto]">
        <p className="font-serif text-[18px] leading-7 text-quiet sm:text-19 sm:leading-[1.6]">
          {landingTexts.heroText}
        </p>
        <div className="flex flex-col items-stretch gap-3 sm:flex-row sm:items-center">
          <LinkButton to={paths.signUp} look="primary" size="large">
            {placeTexts.signUpFree}
          </LinkButton>
          <a href="#sample" className={buttonStyle('line', 'large')}>
            {landingTexts.heroSample}
          </a>
        </div>
      </div>
      <Sample />
      {/* The page is prerendered, so the server marks the document with data-basic when no language model is connected */}
      <div className="mt-4 hidden [[data-basic]_&]:block">
        <Notice>{basicTexts.landingNotice}</Notice>
      </div>
    </section>
  );
}
