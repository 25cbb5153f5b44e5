import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ANONYMOUS_AUTHOR } from '../../../../shared/model/post.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { countTexts } from '../../texts/counts.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { shareTexts } from './texts.ts';

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2">
    <span className="mt-1 text-quiet">{icon}</span>
    <span>{children}</span>
  </li>
);

const questionsIn = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { quiz }) => sum + (quiz?.questions.length ?? 0), 0);

const quotesIn = (scenes: readonly Scene[]): string[] => [
  ...new Set(scenes.flatMap(({ sources }) => sources.map(({ quote }) => quote))),
];

/** Readers see passages word for word: of the learner's material, or of a text written on a topic. */
const wordsFor = ({ origin }: Pick<Session, 'origin'>) =>
  origin === 'model'
    ? {
        quotes: shareTexts.topicQuotes,
        some: shareTexts.getTopicSome,
        all: shareTexts.getTopicAll,
        rest: shareTexts.keptTopic,
      }
    : {
        quotes: shareTexts.ownQuotes,
        some: shareTexts.getOwnSome,
        all: shareTexts.getOwnAll,
        rest: shareTexts.keptOwn,
      };

function Quotes({ quotes, title }: { quotes: readonly string[]; title: string }) {
  if (quotes.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-14 font-semi">{title}</summary>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={shareTexts.quotesLabel}
        className="mt-2 grid max-h-40 gap-2 overflow-y-auto text-13"
      >
        {quotes.map((quote) => (
          <li key={quote} dir="auto" className="border-s-2 border-rule-firm ps-3 italic text-quiet">
            {quote}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What readers see of a session, and what they never see. */
export function SharePreview({ session }: { session: Session }) {
  const sessionId = session.id;
  const { data } = useEndpoint('listScenes', { params: { sessionId } });
  const { data: shown } = useEndpoint('getShown', { params: { sessionId } });
  const scenes = data?.modules.flatMap((module) => module.scenes);
  const quotes = quotesIn(scenes ?? []);
  const words = wordsFor(session);
  const whole = shown !== undefined && shown.verbatim === shown.sentences;
  const lesson = shown?.author == null ? shareTexts.getLessonNameless : shareTexts.getLesson;
  return (
    <section aria-label={shareTexts.previewLabel} className="mt-5 rounded-card border border-rule bg-paper p-4 text-14">
      <h3 className="font-sans text-14 font-bold tracking-normal">{shareTexts.getHeading}</h3>
      {scenes === undefined || shown === undefined ? (
        <Skeleton className="mt-2 h-10 w-full" />
      ) : (
        <>
          <ul className="mt-1 grid gap-1">
            <Line icon={<Check />}>
              {lesson({
                scenes: countTexts.scenes(scenes.length),
                questions: countTexts.questions(questionsIn(scenes)),
                author: shown.author ?? ANONYMOUS_AUTHOR,
              })}
            </Line>
            {shown.sentences > 0 && (
              <Line icon={<Check />}>{whole ? words.all(shown.sentences) : words.some(shown)}</Line>
            )}
          </ul>
          <Quotes quotes={quotes} title={words.quotes(quotes.length)} />
        </>
      )}
      <h3 className="mt-4 font-sans text-14 font-bold tracking-normal">{shareTexts.keptHeading}</h3>
      <ul className="mt-1">
        <Line icon={<X />}>{whole ? shareTexts.keptFiles : words.rest}</Line>
      </ul>
    </section>
  );
}
