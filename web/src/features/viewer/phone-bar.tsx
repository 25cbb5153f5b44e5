import { ArrowLeft, List } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { topicLabels } from '../../lib/words/category-label.ts';
import { commonTexts } from '../../texts/common.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Chip } from '../../ui/display/chip.tsx';
import { type SegmentState, Segments } from '../../ui/display/segments.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { isCompleted, masteryProgress, type ProgressEntries, sceneProgress } from '../progress/progress-view.ts';
import { SceneList } from './scenes/scene-list.tsx';
import { type ContentsProps, Meters } from './sidebar.tsx';
import { viewerTexts } from './texts.ts';

const partsOf = (scenes: readonly Scene[], entries: ProgressEntries, index: number): SegmentState[] => {
  const writing = scenes.findIndex(({ state }) => state === 'stub');
  return scenes.map(({ id }, place) => {
    if (place === index) return 'here';
    if (isCompleted(entries.get(id))) return 'read';
    return place === writing ? 'now' : 'open';
  });
};

interface PhoneBarProps extends ContentsProps {
  back: { to: string; label: string };
  /** The title; its author can rename it. */
  heading: ReactNode;
  /** Shown below the scenes, as at the bottom of the sidebar. */
  status: ReactNode;
}

/** Replaces the sidebar on a phone: the bar shows the current scene, and a sheet lists all of them. */
export function PhoneBar(props: PhoneBarProps) {
  const { session, scenes, entries, index, onOpen, onEnd, back, heading, status, sharing } = props;
  const [open, setOpen] = useState(false);
  const mastery = masteryProgress(scenes, entries);
  const choose = (next: number) => {
    setOpen(false);
    onOpen(next);
  };
  return (
    <header className="sticky top-(--banner) z-20 flex h-14 items-center gap-2 border-b border-rule bg-paper px-3 md:hidden">
      <Link
        to={back.to}
        aria-label={back.label}
        className="grid size-9 place-items-center rounded-control text-quiet hover:bg-sunk"
      >
        <ArrowLeft />
      </Link>
      <div className="grid flex-1 gap-1.5">
        <Segments label={viewerTexts.progressLabel} parts={partsOf(scenes, entries, index)} />
        <div className="flex justify-between gap-2 text-[12px] leading-4 whitespace-nowrap text-quiet">
          <span>{viewerTexts.sceneFigure({ sceneProgress: sceneProgress(scenes, entries) })}</span>
          <span>{viewerTexts.masteryFigure({ mastery: mastery === null ? '–' : `${mastery}%` })}</span>
        </div>
      </div>
      <IconButton label={commonTexts.scenes} icon={<List />} aria-expanded={open} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={session.title} heading={heading}>
        <div className="flex flex-wrap gap-1">
          {topicLabels(session).map((chip) => (
            <Chip key={chip}>{chip}</Chip>
          ))}
        </div>
        {sharing}
        <div className="mb-4">
          <Meters {...{ session, scenes, entries, signedIn: props.signedIn }} />
        </div>
        <SceneList
          scenes={scenes}
          entries={entries}
          index={index}
          writing={session.generation !== null}
          onOpen={choose}
          onEnd={onEnd}
        />
        {status}
      </Sheet>
    </header>
  );
}
