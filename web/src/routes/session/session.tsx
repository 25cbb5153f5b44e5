import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { type SceneId, SessionIdSchema } from '../../../../shared/model/id.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { useTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { useAuth } from '../../features/auth/auth-context.ts';
import { openSignIn } from '../../features/auth/dialog/sign-in-modal.ts';
import { SignedOut } from '../../features/auth/dialog/signed-out.tsx';
import { Cover } from '../../features/cover/cover.tsx';
import { Rename } from '../../features/edit/rename.tsx';
import { inkedOf } from '../../features/generation/generation-view.ts';
import { WritingLine } from '../../features/generation/writing-line.tsx';
import { AnonymousBar } from '../../features/post/anonymous-bar.tsx';
import { HiddenNotice } from '../../features/post/hidden-notice.tsx';
import { hasEnd, isAtEnd } from '../../features/progress/progress-view.ts';
import { useLastAttempt } from '../../features/quiz/attempt/use-attempts.ts';
import { QuizIntro } from '../../features/quiz/quiz-intro.tsx';
import { QuizPage } from '../../features/quiz/quiz-page.tsx';
import type { NextScene } from '../../features/quiz/results/results-page.tsx';
import { useQuiz } from '../../features/quiz/use-quiz.ts';
import { coverOf } from '../../features/session/card/cover-of.ts';
import { dashboards } from '../../features/session/dashboard/dashboards.ts';
import { useRemoval } from '../../features/session/use-removal.tsx';
import { ThemeToggle } from '../../features/shell/theme-toggle.tsx';
import { usePrintedLesson } from '../../features/viewer/print/use-printed-lesson.tsx';
import { Reader } from '../../features/viewer/reader.tsx';
import {
  BinnedScreen,
  CreatingScreen,
  ErrorScreen,
  NoContentScreen,
  NotFoundScreen,
} from '../../features/viewer/screens.tsx';
import { useOpened } from '../../features/viewer/use-progress.ts';
import { useViewer, type Viewer } from '../../features/viewer/use-viewer.ts';
import { ViewerSkeleton } from '../../features/viewer/viewer-skeleton.tsx';
import { NotesTitle, notesTitleFor } from '../../lib/words/notes-title.ts';
import { commonTexts } from '../../texts/common.ts';
import { placeTexts } from '../../texts/place.ts';
import { Sharing } from './session-sharing.tsx';

const SessionEnding = lazy(async () => ({ default: (await import('./session-ending.tsx')).SessionEnding }));

const shelfOf = (mode: Mode) => ({ to: dashboards[mode].path, label: dashboards[mode].title });

/** The dashboard of the session's mode; home for anonymous readers, who have none. */
const backOf = (session: Session | undefined, signedIn: boolean): { to: string; label: string } =>
  signedIn ? shelfOf(session?.mode ?? 'custom') : { to: paths.home, label: placeTexts.home };

interface ReadingProps {
  viewer: Viewer;
  session: Session;
  scenes: readonly Scene[];
}

interface PrintedProps extends ReadingProps {
  /** The whole session for printing. */
  paper: ReactNode;
  onPrint: () => Promise<void>;
  /** The quiz that the reader wants to take again. */
  retaken: SceneId | undefined;
  onRetaken: () => void;
}

function Reading({ viewer, session, scenes, paper, onPrint, retaken, onRetaken }: PrintedProps) {
  const { index, entries, signedIn, goTo, goToEnd } = viewer;
  const scene = scenes[index] as Scene;
  const next = scenes[index + 1];
  const ended = signedIn && (next ? isAtEnd(scenes, entries) : hasEnd(scenes));
  const back = backOf(session, signedIn);
  const userId = useAuth().user?.id;
  const last = useLastAttempt(scene, entries.get(scene.id));
  const { state, act, submit, submitting, remarks, showResults } = useQuiz(userId, scene, last);
  const start = () => act({ do: 'start', ids: scene.quiz?.questions.map(({ id }) => id) ?? [] });
  const retake = useEffectEvent(() => {
    start();
    onRetaken();
  });
  useEffect(() => {
    if (retaken === scene.id) retake();
  }, [retaken, scene.id]);
  useOpened(scene, signedIn);
  useTitle(`${scene.title}, ${session.title}`);
  const leaveFor = (other: number) => {
    act({ do: 'leave' });
    goTo(other);
  };
  const open = () => leaveFor(index + 1);
  const nextOf = (): NextScene | null => {
    // Completing the last open scene, or the last scene, leads to the ending; nothing opens by itself after the last scene
    if (ended) return { title: commonTexts.theEnd, open: goToEnd, written: next !== undefined };
    return next ? { title: next.title, open, written: next.state === 'written' } : null;
  };
  if (scene.quiz && state.step !== 'intro' && !state.away)
    return (
      <QuizPage
        title={scene.title}
        quiz={scene.quiz}
        remarks={remarks}
        sessionTitle={session.title}
        place={`${index + 1} / ${scenes.length}`}
        state={state}
        submitting={submitting}
        act={act}
        onSubmit={submit}
        onLeave={() => act({ do: 'leave' })}
        onRead={leaveFor}
        scenes={scenes}
        next={nextOf()}
        back={back}
        tools={<ThemeToggle />}
      />
    );
  return (
    <>
      {paper}
      <Reader
        {...{ session, scenes, index, entries, signedIn, goTo, goToEnd, back }}
        withdrawn={viewer.withdrawn}
        cover={<Cover {...coverOf(session)} small className="w-[60px]" inked={inkedOf(session)} />}
        heading={session.user_id === userId ? <Rename session={session} /> : <bdi>{session.title}</bdi>}
        writing={<WritingLine session={session} />}
        sharing={<Sharing session={session} onPrint={onPrint} />}
        notice={
          <>
            {!signedIn && <AnonymousBar sessionId={session.id} />}
            {session.hidden && (
              <HiddenNotice className="mx-auto mt-4 w-[calc(100%-48px)] max-w-[940px] max-lg:max-w-[620px] max-sm:w-[calc(100%-40px)]" />
            )}
          </>
        }
        tools={<ThemeToggle />}
        quiz={(current, entry) => (
          <QuizIntro
            scene={current}
            entry={entry}
            state={state}
            signedIn={signedIn}
            onStart={start}
            onResume={() => act({ do: 'resume' })}
            onResults={showResults}
            onSignIn={() => openSignIn()}
          />
        )}
      />
    </>
  );
}

function Read(props: ReadingProps) {
  const { viewer, session, scenes } = props;
  const { ended, entries, signedIn, goTo } = viewer;
  const { paper, print } = usePrintedLesson(session, scenes, <Cover {...coverOf(session)} />);
  const [retaken, setRetaken] = useState<SceneId>();
  if (!ended || !signedIn || !hasEnd(scenes))
    return (
      <Reading {...props} onPrint={print} paper={paper} retaken={retaken} onRetaken={() => setRetaken(undefined)} />
    );
  return (
    <>
      {paper}
      <Suspense fallback={<ViewerSkeleton />}>
        <SessionEnding
          {...{ session, scenes, entries, goTo }}
          onRetake={(index) => {
            setRetaken(scenes[index]?.id);
            goTo(index);
          }}
          sharing={<Sharing session={session} onPrint={print} />}
        />
      </Suspense>
    </>
  );
}

function Binned({ session, back }: { session: Session; back: string }) {
  const { busy, restore } = useRemoval(dashboards[session.mode]);
  return (
    <BinnedScreen
      session={session}
      back={back}
      restoring={busy.has(session.id)}
      onRestore={() => void restore(session)}
    />
  );
}

function Screen({ viewer }: { viewer: ReturnType<typeof useViewer> }) {
  const { view, signedIn, reload } = viewer;
  const userId = useAuth().user?.id;
  const back = backOf('session' in view ? view.session : undefined, signedIn).to;
  switch (view.kind) {
    case 'loading':
      return <ViewerSkeleton />;
    case 'missing':
      return <NotFoundScreen back={back} anonymous={!signedIn} />;
    case 'failed':
      return <ErrorScreen back={back} onReload={reload} />;
    case 'binned':
      return <Binned session={view.session} back={back} />;
    case 'creating':
      return (
        <CreatingScreen
          back={back}
          progress={<WritingLine session={view.session} cancel />}
          withdrawn={viewer.withdrawn}
        />
      );
    case 'empty':
      return <NoContentScreen session={view.session} back={back} />;
    case 'reading':
      return (
        <NotesTitle value={notesTitleFor(view.session, view.session.user_id === userId)}>
          <Read viewer={viewer} session={view.session} scenes={view.scenes} />
        </NotesTitle>
      );
  }
}

function SessionPage({ id }: { id: Session['id'] }) {
  const viewer = useViewer(id);
  const mode = 'session' in viewer.view ? viewer.view.session.mode : undefined;
  return (
    <div data-mode={mode}>
      <Screen viewer={viewer} />
    </div>
  );
}

export function Component() {
  const { id } = useParams();
  const { status, ended } = useAuth();
  const sessionId = SessionIdSchema.safeParse(id).data;
  const signedIn = status === 'signedIn';
  if (sessionId === undefined) return <NotFoundScreen back={shelfOf('custom').to} anonymous={!signedIn} />;
  if (ended) return <SignedOut />;
  return <SessionPage key={sessionId} id={sessionId} />;
}
