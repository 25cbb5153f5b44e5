import { ArrowLeft, BookOpen, BookOpenCheck, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { QUIZ_MINUTES, SCENE_MINUTES } from '../../../../shared/catalogue/limits.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { formatDate } from '../../lib/words/format.ts';
import { commonTexts } from '../../texts/common.ts';
import { inDigits, inWords } from '../../texts/numbers.ts';
import { cx } from '../../ui/cx.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { ProgressEntries } from '../progress/progress-view.ts';
import { minutesOf, wordsOf } from './ending-view.ts';
import { endingTexts } from './texts.ts';

interface EndingProps {
  session: Session;
  scenes: readonly Scene[];
  entries: ProgressEntries;
  /** Read and mastered, only read, or neither yet. */
  reached: 'completed' | 'read' | 'open';
  /** Scenes and quizzes that are not completed. */
  open: ReactNode;
  cover: ReactNode;
  /** Actions such as sharing. */
  sharing: ReactNode;
  tools: ReactNode;
  /** Score and missed questions. */
  results: ReactNode;
  /** Suggestions for what to do next. */
  next: ReactNode;
  onLeave: () => void;
}

function Contents({ session: { edition }, scenes, entries }: Pick<EndingProps, 'session' | 'scenes' | 'entries'>) {
  const chapters = scenes.filter(({ type }) => type === 'chapter').length;
  return (
    <section aria-label={endingTexts.contents} className="mt-6 border-t border-ink">
      <ol className="py-2">
        {scenes.map(({ id, title, estimated_duration }) => (
          <li key={id} className="flex items-baseline gap-2 py-1.5 font-serif text-16 leading-6">
            <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
            <span
              aria-hidden="true"
              className="min-w-4 flex-1 -translate-y-1 border-b-[1.5px] border-dotted border-rule-firm"
            />
            <span className="font-sans text-13 whitespace-nowrap text-quiet">
              {commonTexts.minutes({ minutes: estimated_duration })}
            </span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-8 gap-y-1 border-t border-rule pt-3 text-15 text-quiet">
        <span>
          <b className="font-semi text-ink">{commonTexts.minutes({ minutes: inDigits(minutesOf(entries)) })}</b>{' '}
          {endingTexts.countedMinutes({ scene: SCENE_MINUTES, quiz: QUIZ_MINUTES })}
        </span>
        <span>
          <b className="font-semi text-ink">{endingTexts.wordCount(wordsOf(scenes))}</b>
          {edition && chapters > 0 && `, ${endingTexts.chapterCount(chapters, { number: inWords(chapters) })}`}
        </span>
      </p>
    </section>
  );
}

const marks = {
  completed: { icon: <CircleCheck />, text: commonTexts.completed },
  read: { icon: <BookOpenCheck />, text: endingTexts.allRead },
  open: { icon: <BookOpen />, text: endingTexts.incomplete },
};

/** The last page of a session: what was read, the results, and what to do next. */
export function Ending(props: EndingProps) {
  const { session, scenes, entries, reached, open, cover, sharing, tools, results, next, onLeave } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <header className="border-b border-rule print:hidden">
        <div className="page-width flex h-(--bar) items-center gap-6">
          <button
            type="button"
            onClick={onLeave}
            className="inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-control text-15 font-medium text-quiet hover:text-ink"
          >
            <ArrowLeft />
            <bdi className="truncate max-sm:hidden">{session.title}</bdi>
            <span className="sm:hidden">{commonTexts.scenes}</span>
          </button>
          <div className="ml-auto flex items-center gap-2">{tools}</div>
        </div>
      </header>
      <Page className="grid grid-cols-[300px_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-x-16 gap-y-2 pt-12 pb-20 max-md:grid-cols-1 max-md:gap-y-8 max-sm:pt-6">
        <div className="grid justify-items-center">
          <div className="grid w-full justify-items-center rounded-t-card border-b-2 border-rule-firm bg-sunk px-8 pt-8">
            <div className="w-[236px] max-sm:w-[172px]">{cover}</div>
          </div>
          {session.generated_at && (
            <p className="mt-3 text-13 text-quiet">
              {endingTexts.writtenOn({ date: formatDate(session.generated_at) })}
            </p>
          )}
        </div>
        <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
          <p
            className={cx(
              'mb-2 flex items-center gap-2 text-14 font-semi',
              reached === 'completed' ? 'text-done' : 'text-quiet',
            )}
          >
            {marks[reached].icon}
            {marks[reached].text}
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className="text-[48px] leading-[54px] font-firm tracking-[-0.024em] wrap-anywhere max-sm:text-33 max-sm:leading-10"
          >
            {session.title}
          </h1>
          {session.description && (
            <p dir="auto" className="mt-3 font-serif text-[18px] leading-[29px] text-balance text-quiet">
              {session.description}
            </p>
          )}
          {open}
          <Contents {...{ session, scenes, entries }} />
          <div className="mt-16 max-sm:mt-12">{results}</div>
          <section className="mt-16 max-sm:mt-12">
            <Heading level={2} className="mb-4 text-28 leading-9">
              {endingTexts.nextHeading}
            </Heading>
            <ul className="border-t border-ink">{next}</ul>
          </section>
        </div>
        <div className="justify-self-center">{sharing}</div>
      </Page>
    </>
  );
}
