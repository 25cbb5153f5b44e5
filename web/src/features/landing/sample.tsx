import { Notes } from './notes.tsx';
import { Question } from './question.tsx';
import { ModeChoice, SampleText } from './sample-text.tsx';
import { landingTexts } from './texts.ts';

/** A sample lesson to try. Radio buttons and the style sheet do everything, so it works without JavaScript. */
export function Sample() {
  return (
    <div
      id="sample"
      className="group/sample relative -mx-(--gutter) mt-8 grid scroll-mt-6 border-y border-rule bg-raised sm:mx-0 sm:mt-12 sm:rounded-card sm:border-x md:grid-cols-[0.82fr_1fr]"
    >
      <Notes />
      <article
        aria-label={landingTexts.sampleLabel}
        className="min-w-0 px-(--gutter) pt-5 pb-6 sm:px-10 sm:pt-8 sm:pb-10"
      >
        <ModeChoice />
        <SampleText />
        <Question />
      </article>
    </div>
  );
}
