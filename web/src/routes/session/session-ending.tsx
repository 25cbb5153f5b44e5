import { BookOpen, Feather, Layers, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { isQuiz } from '../../../../shared/model/session/scene-type.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { useTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { useAuth } from '../../features/auth/auth-context.ts';
import { useNextInCollection } from '../../features/collection/use-next-in-collection.ts';
import { Cover } from '../../features/cover/cover.tsx';
import { Ending } from '../../features/ending/ending.tsx';
import { Suggestion } from '../../features/ending/suggestion.tsx';
import { endingTexts } from '../../features/ending/texts.ts';
import { UncompletedScenes } from '../../features/ending/uncompleted-scenes.tsx';
import { isAtEnd, masteryProgress, type ProgressEntries } from '../../features/progress/progress-view.ts';
import { useAttempts } from '../../features/quiz/attempt/use-attempts.ts';
import { AllResults } from '../../features/quiz/results/all-results.tsx';
import { isToCompare } from '../../features/quiz/results/results-view.ts';
import { quizTexts } from '../../features/quiz/texts.ts';
import { actionOf, titleOf } from '../../features/session/card/card-view.ts';
import { coverOf } from '../../features/session/card/cover-of.ts';
import { dashboards } from '../../features/session/dashboard/dashboards.ts';
import { useNextSession } from '../../features/session/use-next-session.ts';
import { ThemeToggle } from '../../features/shell/theme-toggle.tsx';
import { useEndpoint } from '../../lib/api/api.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';

interface SessionEndingProps {
  session: Session;
  scenes: readonly Scene[];
  entries: ProgressEntries;
  sharing: ReactNode;
  goTo: (index: number) => void;
  /** Opens a quiz and starts it again. */
  onRetake: (index: number) => void;
}

type Look = 'primary' | 'line';
/** The primary suggestion; the others are secondary. */
type Offer = (look: Look) => ReactNode;

const SECTIONS = 3;

/** Headings of the author's material that are not covered. */
const useUntold = (session: Session): string[] => {
  const { user } = useAuth();
  const enabled = user?.id === session.user_id && session.generated_at !== null;
  const { data } = useEndpoint('getCoverage', { params: { sessionId: session.id } }, { enabled });
  const left = data?.sections.filter(({ heading, told, parts }) => heading !== null && told < parts) ?? [];
  return [...new Set(left.map(({ heading }) => heading ?? ''))].slice(0, SECTIONS);
};

function Next({ session, scenes, entries, onRetake }: Omit<SessionEndingProps, 'sharing'>) {
  const following = useNextInCollection(session.id);
  const another = useNextSession(session);
  const untold = useUntold(session);
  const signedIn = useAuth().status === 'signedIn';
  const { create } = dashboards[session.mode];
  const missed = scenes.findIndex(({ id, type }) => {
    const best = entries.get(id)?.mastery_score;
    return isQuiz(type) && best != null && best < PASS_MARK;
  });
  const offers: Offer[] = [];
  const quiz = scenes[missed];
  if (quiz)
    offers.push((look) => (
      <Suggestion
        key="retake"
        picture={<RotateCcw />}
        title={quiz.title}
        text={quizTexts.endingBest({ score: entries.get(quiz.id)?.mastery_score ?? 0, mark: PASS_MARK })}
        action={
          <Button
            look={look}
            aria-label={quizTexts.retakeLabel({ title: quiz.title })}
            onClick={() => onRetake(missed)}
          >
            {quizTexts.retake}
          </Button>
        }
      />
    ));
  if (following) {
    const { collection, item, place } = following;
    const shown = { ...item, id: item.session_id, status: 'ready' as const };
    const words = { collection: collection.title, place, total: collection.items.length };
    offers.push((look) => (
      <Suggestion
        key="collection"
        picture={<Cover {...coverOf(shown)} small className="w-[60px] max-sm:w-12" />}
        title={titleOf(shown)}
        text={endingTexts.collectionNext(words)}
        action={
          <LinkButton look={look} to={paths.session(item.session_id)}>
            {actionOf(shown).label}
          </LinkButton>
        }
      />
    ));
  } else if (following === null && another)
    offers.push((look) => (
      <Suggestion
        key="shelf"
        picture={<Cover {...coverOf(another)} small className="w-[60px] max-sm:w-12" />}
        title={titleOf(another)}
        text={endingTexts.shelfNext}
        action={
          <LinkButton look={look} to={paths.session(another.id)}>
            {actionOf(another).label}
          </LinkButton>
        }
      />
    ));
  if (untold.length > 0)
    offers.push((look) => (
      <Suggestion
        key="untold"
        picture={<BookOpen />}
        title={endingTexts.sameMaterial}
        text={endingTexts.untoldSections({ sections: untold.join(', ') })}
        action={
          <LinkButton look={look} to={paths.editSession(session.id)}>
            {endingTexts.tellRest}
          </LinkButton>
        }
      />
    ));
  if (signedIn)
    offers.push((look) => (
      <Suggestion
        key="cards"
        picture={<Layers />}
        title={endingTexts.cardsTitle}
        text={endingTexts.cardsText}
        action={
          <LinkButton look={look} to={paths.flashcards(session.id)}>
            {endingTexts.cardsAction}
          </LinkButton>
        }
      />
    ));
  offers.push((look) => (
    <Suggestion
      key="new"
      picture={<Feather />}
      title={endingTexts.otherTitle}
      text={endingTexts.otherText}
      action={
        <LinkButton look={look} to={create.to}>
          {create.label}
        </LinkButton>
      }
    />
  ));
  return offers.map((offer, index) => offer(index === 0 ? 'primary' : 'line'));
}

/** The end of a session with its results, suggestions, and what is not completed. */
export function SessionEnding(props: SessionEndingProps) {
  const { session, scenes, entries, sharing, goTo } = props;
  const mastery = masteryProgress(scenes, entries);
  const attempts = useAttempts(session.id);
  const waits = attempts?.some(({ questions }) => questions.some(isToCompare)) ?? false;
  const mastered = mastery === null ? !waits : mastery >= PASS_MARK;
  useTitle(`${commonTexts.theEnd}, ${session.title}`);
  return (
    <Ending
      {...{ session, scenes, entries, sharing }}
      reached={isAtEnd(scenes, entries) ? (mastered ? 'completed' : 'read') : 'open'}
      open={<UncompletedScenes {...{ scenes, entries }} sessionId={session.id} />}
      cover={<Cover {...coverOf(session)} />}
      tools={<ThemeToggle />}
      results={(mastery !== null || attempts?.length) && attempts && <AllResults {...{ scenes, attempts, mastery }} />}
      next={<Next {...props} />}
      onLeave={() => goTo(scenes.length - 1)}
    />
  );
}
