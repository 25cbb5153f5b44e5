import type { Scene } from '../../../../shared/model/session/scene.ts';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { isCompleted, type ProgressEntries } from '../progress/progress-view.ts';
import { viewerTexts } from './texts.ts';

interface RemainingScenesProps {
  scenes: readonly Scene[];
  entries: ProgressEntries;
  onOpen: (index: number) => void;
}

/** Shown after the last scene while others are not completed: which ones, as links. */
export function RemainingScenes({ scenes, entries, onOpen }: RemainingScenesProps) {
  const left = scenes.flatMap((scene, index) =>
    scene.state === 'written' && !isCompleted(entries.get(scene.id)) ? [{ scene, index }] : [],
  );
  if (left.length === 0) return null;
  return (
    <Panel
      className="mt-8 max-w-[660px]"
      role="status"
      title={viewerTexts.leftOver(left.length)}
      action={
        <ul className="grid w-full gap-2">
          {left.map(({ scene, index }) => (
            <li key={scene.id}>
              <Button size="small" onClick={() => onOpen(index)}>
                <bdi>{scene.title}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
