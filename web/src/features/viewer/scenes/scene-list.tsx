import { BookOpenCheck } from 'lucide-react';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { commonTexts } from '../../../texts/common.ts';
import type { ProgressEntries } from '../../progress/progress-view.ts';
import { isBeingChecked, sceneMark } from './scene-label.ts';
import { SceneRow } from './scene-row.tsx';

interface SceneListProps {
  scenes: readonly Scene[];
  entries: ProgressEntries;
  index: number;
  /** Whether the lesson is still being written. */
  writing: boolean;
  onOpen: (index: number) => void;
  /** Opens the page after the last scene, once there is one. */
  onEnd: (() => void) | undefined;
}

export function SceneList({ scenes, entries, index, writing, onOpen, onEnd }: SceneListProps) {
  const first = scenes.find(({ state }) => state === 'stub');
  return (
    <nav aria-label={commonTexts.scenes}>
      <ol className="grid">
        {scenes.map((scene, place) => {
          const entry = entries.get(scene.id);
          return (
            <li key={scene.id}>
              <SceneRow
                scene={scene}
                place={place + 1}
                mark={sceneMark(scene, entry, first)}
                mastery={entry?.mastery_score ?? null}
                current={place === index}
                checking={isBeingChecked(scene, writing)}
                onOpen={() => onOpen(place)}
              />
            </li>
          );
        })}
      </ol>
      {onEnd && (
        <button
          type="button"
          onClick={onEnd}
          className="mt-1 flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left text-15 font-semi text-done hover:bg-paper"
        >
          <BookOpenCheck className="w-[22px]" />
          {commonTexts.theEnd}
        </button>
      )}
    </nav>
  );
}
