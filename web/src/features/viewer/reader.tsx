import { Keyboard } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Progress } from '../../../../shared/model/learning/progress.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { isQuiz } from '../../../../shared/model/session/scene-type.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { type TextSize, textSizes, useTextSize } from '../../lib/browser/text-size.ts';
import { useKeys } from '../../lib/browser/use-keys.ts';
import { placeTexts } from '../../texts/place.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MAIN, Page } from '../../ui/layout/page.tsx';
import { hasEnd, isAtEnd, isCompleted, type ProgressEntries } from '../progress/progress-view.ts';
import { Colophon } from './colophon/colophon.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { RemainingScenes } from './remaining-scenes.tsx';
import { CheckStatus } from './scenes/check-status.tsx';
import { ScenePage } from './scenes/scene-page.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Sidebar } from './sidebar.tsx';
import { StatusFoot } from './status-foot.tsx';
import { TextSizeControl } from './text-size-control.tsx';
import { viewerTexts } from './texts.ts';
import { CompleteButton, mayComplete } from './turning/complete-button.tsx';
import { TurnBar } from './turning/turn-bar.tsx';
import { useCompletionHint } from './turning/use-completion-hint.ts';
import { useComplete } from './use-progress.ts';
import { isPlanned } from './viewer-view.ts';

export interface ReaderProps {
  session: Session;
  scenes: readonly Scene[];
  index: number;
  entries: ProgressEntries;
  signedIn: boolean;
  goTo: (index: number) => void;
  /** Opens the page after the last scene. */
  goToEnd: () => void;
  back: { to: string; label: string };
  cover: ReactNode;
  /** The title; its author can rename it. */
  heading: ReactNode;
  /** Something of the first scene was shown and taken away again. */
  withdrawn: boolean;
  /** Progress of the generation. */
  writing: ReactNode;
  /** The author, and actions besides reading. */
  sharing: ReactNode;
  /** Shown above the page: notices for its author. */
  notice: ReactNode;
  /** Controls on every page, such as the theme toggle. */
  tools: ReactNode;
  /** The start page of a quiz scene. */
  quiz: (scene: Scene, entry: Progress | undefined) => ReactNode;
}

const readingSize = (size: TextSize): CSSProperties => ({ '--reading-size': textSizes[size] });

/** A turned page starts at the top with the focus on its heading; the first page keeps the browser's focus. */
const useTurned = (id: string) => {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>(`#${MAIN} h1`)?.focus({ preventScroll: true });
  }, [id]);
};

/** Only of a lesson that is the material itself, and under its texts. */
const editionText = ({ edition, origin, user_id }: Session, { type }: Scene): string | undefined => {
  if (edition !== 'study' || isQuiz(type)) return undefined;
  return user_id !== null && origin === 'own' ? viewerTexts.editionOwn : viewerTexts.edition;
};

export function Reader(props: ReaderProps) {
  const { session, scenes, index, entries, signedIn, goTo, goToEnd, back, writing, tools } = props;
  const [help, setHelp] = useState(false);
  const [size, setSize] = useTextSize();
  const scene = scenes[index] as Scene;
  const entry = entries.get(scene.id);
  const offered = mayComplete(scene, { signedIn, completed: isCompleted(entry) });
  const { telling, turned, marked } = useCompletionHint();
  const turn = (next: number) => {
    if (next < 0 || next >= scenes.length) return;
    turned(offered && next === index + 1 ? scene.id : null);
    goTo(next);
  };
  const { complete, completing, isKept } = useComplete(scene, () => {
    const rest = scenes.filter(({ id }) => id !== scene.id);
    marked();
    const next = index + 1;
    if (rest.every(({ id }) => isCompleted(entries.get(id)))) goToEnd();
    else if (next < scenes.length) goTo(next);
  });
  const ended = isAtEnd(scenes, entries);
  useTurned(scene.id);
  useKeys({
    ArrowLeft: () => turn(index - 1),
    ArrowRight: () => turn(index + 1),
    '?': () => setHelp(true),
  });
  const status = <StatusFoot session={session} writing={writing} />;
  const contents = {
    session,
    scenes,
    entries,
    index,
    signedIn,
    onOpen: turn,
    onEnd: ended ? goToEnd : undefined,
    back,
    sharing: props.sharing,
  };
  return (
    <div className="grid min-h-screen md:grid-cols-[316px_minmax(0,1fr)] print:block">
      <a
        href={`#${MAIN}`}
        className="absolute -top-24 left-4 z-50 rounded-control bg-raised px-4 py-2 shadow-lift focus:top-[calc(12px+var(--banner))]"
      >
        {placeTexts.skipLink}
      </a>
      <Sidebar {...contents} cover={props.cover} heading={props.heading} status={status} />
      <div className="flex min-w-0 flex-col">
        <PhoneBar {...contents} heading={props.heading} status={status} />
        <header className="mx-auto flex w-full max-w-[988px] items-center gap-2 px-6 pt-4 text-14 text-quiet max-md:hidden max-lg:max-w-[668px]">
          <span dir="auto" className="min-w-0 truncate">
            {session.title}
          </span>
          <div className="ml-auto flex">
            <TextSizeControl size={size} onChange={setSize} />
            {tools}
            <IconButton label={viewerTexts.shortcuts} icon={<Keyboard />} onClick={() => setHelp(true)} />
          </div>
        </header>
        {props.notice}
        <CheckStatus scenes={scenes} writing={session.generation !== null} />
        <Page full className="flex-1" style={readingSize(size)}>
          <ScenePage
            key={scene.id}
            scene={scene}
            language={session.language}
            edition={editionText(session, scene)}
            writing={session.generation !== null}
            progress={writing}
            withdrawn={props.withdrawn && index === 0}
            quiz={isQuiz(scene.type) ? props.quiz(scene, entry) : null}
          >
            {signedIn && index === scenes.length - 1 && isCompleted(entry) && (
              <RemainingScenes scenes={scenes} entries={entries} onOpen={turn} />
            )}
            {index === scenes.length - 1 && <Colophon session={session} />}
          </ScenePage>
        </Page>
        <TurnBar
          index={index}
          total={isPlanned(session, scenes) ? scenes.length : undefined}
          onTurn={turn}
          onEnd={signedIn && hasEnd(scenes) ? goToEnd : undefined}
          complete={offered ? <CompleteButton busy={completing} onComplete={complete} /> : null}
          leads={!offered && !isQuiz(scene.type)}
          note={isKept ? viewerTexts.completeOffline : telling && viewerTexts.completeHint}
        />
      </div>
      <Shortcuts open={help} onClose={() => setHelp(false)} />
    </div>
  );
}
