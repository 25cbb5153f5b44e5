import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { OPENED_COVER } from '../../app/view-transition.ts';
import { topicLabels } from '../../lib/words/category-label.ts';
import { Chip } from '../../ui/display/chip.tsx';
import { Progress } from '../../ui/display/progress.tsx';
import { masteryProgress, type ProgressEntries, sceneProgress, scenesCompleted } from '../progress/progress-view.ts';
import { Remembered } from './remembered.tsx';
import { SceneList } from './scenes/scene-list.tsx';
import { viewerTexts } from './texts.ts';

export interface ContentsProps {
  session: Session;
  scenes: readonly Scene[];
  entries: ProgressEntries;
  index: number;
  signedIn: boolean;
  onOpen: (index: number) => void;
  onEnd: (() => void) | undefined;
  sharing: ReactNode;
}

interface SidebarProps extends ContentsProps {
  back: { to: string; label: string };
  cover: ReactNode;
  /** The title; its author can rename it. */
  heading: ReactNode;
  /** At the bottom: progress of the generation, or what the story leaves out. */
  status: ReactNode;
}

/** Progress and mastery, each with what counts toward it; nothing for anonymous readers. */
export function Meters({
  session,
  scenes,
  entries,
  signedIn,
}: Pick<ContentsProps, 'session' | 'scenes' | 'entries' | 'signedIn'>) {
  const mastery = masteryProgress(scenes, entries);
  const { done, total } = scenesCompleted(scenes, entries);
  return (
    <div className="mt-4 grid gap-3">
      <Progress
        label={viewerTexts.sceneLabel}
        value={sceneProgress(scenes, entries)}
        note={signedIn && viewerTexts.completedOf(total, { done })}
      />
      <Progress
        label={viewerTexts.masteryLabel}
        value={mastery ?? 0}
        figure={mastery === null ? '–' : undefined}
        tone="done"
        mark={PASS_MARK}
      />
      {signedIn && done > 0 && <Remembered sessionId={session.id} />}
    </div>
  );
}

export function Sidebar({
  heading,
  session,
  scenes,
  entries,
  index,
  signedIn,
  onOpen,
  onEnd,
  back,
  cover,
  status,
  sharing,
}: SidebarProps) {
  const chips = topicLabels(session);
  return (
    <aside
      aria-label={viewerTexts.sidebarLabel}
      className="sticky top-(--banner) flex h-[calc(100vh-var(--banner))] flex-col self-start overflow-y-auto border-r border-rule bg-sunk max-md:hidden print:hidden"
    >
      <div className="border-b border-rule px-6 pt-4 pb-5">
        <Link
          to={back.to}
          className="inline-flex min-h-8 items-center gap-1.5 text-14 text-quiet no-underline hover:text-ink"
        >
          <ArrowLeft />
          {back.label}
        </Link>
        <div className="mt-3 grid grid-cols-[60px_1fr] items-center gap-4">
          <div style={{ viewTransitionName: OPENED_COVER }}>{cover}</div>
          <div>
            <div className="font-serif text-[18px] leading-[23px] font-semi tracking-[-0.01em] wrap-anywhere">
              {heading}
            </div>
            {chips.length > 0 && (
              <div className="mt-1.5 flex flex-wrap gap-1">
                {chips.map((chip) => (
                  <Chip key={chip}>{chip}</Chip>
                ))}
              </div>
            )}
          </div>
        </div>
        {sharing}
        <Meters {...{ session, scenes, entries, signedIn }} />
      </div>
      <div className="p-3">
        <SceneList
          scenes={scenes}
          entries={entries}
          index={index}
          writing={session.generation !== null}
          onOpen={onOpen}
          onEnd={onEnd}
        />
      </div>
      {status}
    </aside>
  );
}
