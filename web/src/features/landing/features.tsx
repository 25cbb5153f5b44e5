import { Check, FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import { Progress } from '../../ui/display/progress.tsx';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Shelf } from './shelf.tsx';
import { landingTexts } from './texts.ts';
import { ThreeModes } from './three-modes.tsx';

function Tile({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-rule py-6 not-first:border-t max-md:pb-8 md:pt-8 md:pb-10 md:not-first:border-t-0 md:odd:border-r md:odd:pr-12 md:even:pl-12 md:nth-[n+3]:border-t">
      <Heading level={3}>{title}</Heading>
      <p className="mt-2 max-w-[52ch] text-quiet">{text}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}

const answer = 'flex min-h-11 items-center gap-2.5 rounded-control border px-3 py-1.5 text-14 leading-5 font-firm';

function Proof() {
  return (
    <>
      <p className="font-serif text-16 leading-6 font-[560]">{landingTexts.quizQuestion}</p>
      <ul className="mt-3 mb-5 grid gap-2">
        <li className={`${answer} border-current bg-wrong-wash text-wrong`}>
          <b className="font-bold">A</b>
          <RichText
            text={landingTexts.quizDistractor}
            parts={{ mark: <span className="sr-only">{landingTexts.markWrong}</span> }}
          />
          <X className="ml-auto" />
        </li>
        <li className={`${answer} border-done-fill bg-done-wash text-done`}>
          <b className="font-bold">B</b>
          <RichText
            text={landingTexts.quizCorrect}
            parts={{ mark: <span className="sr-only">{landingTexts.markRight}</span> }}
          />
          <Check className="ml-auto" />
        </li>
      </ul>
      <div className="border-l-2 border-mode-fill pl-5">
        <blockquote className="font-serif text-19 leading-[30px]">{landingTexts.quizEvidence}</blockquote>
        <p className="mt-3 flex items-center gap-2 text-13 text-quiet">
          <RichText text={landingTexts.quizSource} parts={{ fileText: <FileText /> }} />
        </p>
      </div>
    </>
  );
}

const mastery = [
  { topic: landingTexts.topicLight, percent: 100 },
  { topic: landingTexts.topicPigments, percent: 83 },
  { topic: landingTexts.topicCalvin, percent: 50 },
];
const PASS = 80;

function Mastery() {
  return (
    <ul>
      {mastery.map(({ topic, percent }) => (
        <li
          key={topic}
          className="grid grid-cols-[1fr_72px_48px] items-center gap-3 border-rule py-[11px] text-15 leading-5 not-first:border-t sm:grid-cols-[1fr_120px_44px] sm:gap-4"
        >
          {topic}
          <Progress bare label={topic} value={percent} mark={PASS} tone={percent < PASS ? 'mode' : 'done'} />
          <b className="text-right font-bold tabular-nums">{percent}%</b>
        </li>
      ))}
    </ul>
  );
}

export function Features() {
  return (
    <section id="features" className="page-width mt-20 sm:mt-32">
      <h2 className="text-33 font-firm tracking-[-0.02em] sm:text-40">{landingTexts.featuresHeading}</h2>
      <div className="mt-10 grid border-t border-ink md:grid-cols-[7fr_5fr]">
        <Tile title={landingTexts.modesTitle} text={landingTexts.modesText}>
          <ThreeModes />
        </Tile>
        <Tile title={landingTexts.quizzesTitle} text={landingTexts.quizzesText}>
          <Proof />
        </Tile>
        <Tile title={landingTexts.progressTitle} text={landingTexts.progressText({ mark: PASS_MARK })}>
          <Mastery />
        </Tile>
        <Tile title={landingTexts.shelfTitle} text={landingTexts.shelfText}>
          <Shelf />
        </Tile>
      </div>
    </section>
  );
}
