import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import type { Scene } from '../../../shared/model/scene.ts';
import type { Session } from '../../../shared/model/session.ts';
import { useTitle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { useAuth } from '../features/auth/auth-context.ts';
import { openSignIn } from '../features/auth/sign-in-modal.ts';
import { CollectButton } from '../features/collection/collect-button.tsx';
import { Cover } from '../features/cover/cover.tsx';
import { SessionExport } from '../features/export/session-export.tsx';
import { inkedOf } from '../features/generation/generation-view.ts';
import { WritingLine } from '../features/generation/writing-line.tsx';
import { QuizIntro } from '../features/quiz/quiz-intro.tsx';
import { QuizPage } from '../features/quiz/quiz-page.tsx';
import { useQuiz } from '../features/quiz/use-quiz.ts';
import { ReportButton } from '../features/report/report-button.tsx';
import { coverOf } from '../features/session/cover-of.ts';
import { dashboards } from '../features/session/dashboards.ts';
import { useRemoval } from '../features/session/use-removal.tsx';
import { HiddenNotice } from '../features/share/hidden-notice.tsx';
import { SessionActions } from '../features/share/session-actions.tsx';
import { ThemeToggle } from '../features/shell/theme-toggle.tsx';
import { Reader } from '../features/viewer/reader.tsx';
import {
  BinnedScreen,
  CreatingScreen,
  ErrorScreen,
  NoContentScreen,
  NotFoundScreen,
} from '../features/viewer/screens.tsx';
import { keepProgress, useOpened } from '../features/viewer/use-progress.ts';
import { useViewer, type Viewer } from '../features/viewer/use-viewer.ts';
import { ViewerSkeleton } from '../features/viewer/viewer-skeleton.tsx';
import { NotesTitle, notesTitleFor } from '../lib/notes-title.ts';
import { viewerTexts } from '../texts/viewer.ts';

const shelfOf = (mode: Mode) => ({ to: dashboards[mode].path, label: dashboards[mode].title });

/** The dashboard of the session's mode; home for a visitor, who has none. */
const backOf = (session: Session | undefined, signedIn: boolean): { to: string; label: string } =>
  signedIn ? shelfOf(session?.mode ?? 'custom') : { to: paths.home, label: viewerTexts.home };

interface ReadingProps {
  viewer: Viewer;
  session: Session;
  scenes: readonly Scene[];
}

function Sharing({ session }: { session: Session }) {
  const { user } = useAuth();
  const collect = user && (
    <>
      {session.user_id === user.id && <SessionExport sessionId={session.id} />}
      <CollectButton sessionId={session.id} />
    </>
  );
  return (
    <SessionActions
      session={session}
      userId={user?.id}
      collect={collect}
      report={<ReportButton sessionId={session.id} title={session.title} />}
    />
  );
}

function Reading({ viewer: { index, entries, signedIn, goTo }, session, scenes }: ReadingProps) {
  const queries = useQueryClient();
  const scene = scenes[index] as Scene;
  const next = scenes[index + 1];
  const back = backOf(session, signedIn);
  const { state, act, submit, submitting, remarks } = useQuiz(scene, (saved) => keepProgress(queries, saved));
  const start = () => act({ do: 'start', questions: scene.quiz?.questions.length ?? 0 });
  useOpened(scene, signedIn);
  useTitle(`${scene.title}, ${session.title}`);
  const open = () => {
    act({ do: 'leave' });
    goTo(index + 1);
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
        next={next ? { title: next.title, open, written: next.state === 'written' } : null}
        back={back}
        tools={<ThemeToggle />}
      />
    );
  return (
    <Reader
      {...{ session, scenes, index, entries, signedIn, goTo, back }}
      cover={<Cover {...coverOf(session)} small className="w-[60px]" inked={inkedOf(session)} />}
      writing={<WritingLine session={session} />}
      sharing={<Sharing session={session} />}
      notice={
        session.hidden && (
          <HiddenNotice className="mx-auto mt-4 w-[calc(100%-48px)] max-w-[940px] max-lg:max-w-[620px] max-sm:w-[calc(100%-40px)]" />
        )
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
          onSignIn={() => openSignIn()}
        />
      )}
    />
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
      return <NotFoundScreen back={back} />;
    case 'failed':
      return <ErrorScreen back={back} onReload={reload} />;
    case 'binned':
      return <Binned session={view.session} back={back} />;
    case 'creating':
      return <CreatingScreen back={back} progress={<WritingLine session={view.session} cancel />} />;
    case 'empty':
      return <NoContentScreen session={view.session} back={back} />;
    case 'reading':
      return (
        <NotesTitle value={notesTitleFor(view.session.user_id === userId)}>
          <Reading viewer={viewer} session={view.session} scenes={view.scenes} />
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
  const { status } = useAuth();
  const sessionId = SessionIdSchema.safeParse(id).data;
  if (sessionId === undefined) return <NotFoundScreen back={backOf(undefined, status === 'signedIn').to} />;
  return <SessionPage key={sessionId} id={sessionId} />;
}
