import type { Scene } from '../../../../shared/model/scene.ts';
import { viewerTexts } from '../../texts/viewer.ts';
import { type Entries, isCompleted } from '../progress/progress-view.ts';
import { SceneRow } from './scene-row.tsx';
import { sceneMark } from './scene-words.ts';

interface SceneListProps {
  scenes: readonly Scene[];
  entries: Entries;
  index: number;
  onOpen: (index: number) => void;
}

export function SceneList({ scenes, entries, index, onOpen }: SceneListProps) {
  const first = scenes.find(({ state }) => state === 'stub');
  return (
    <nav aria-label={viewerTexts.scenes}>
      <ol className="grid">
        {scenes.map((scene, place) => {
          const entry = entries.get(scene.id);
          return (
            <li key={scene.id}>
              <SceneRow
                scene={scene}
                place={place + 1}
                mark={sceneMark(scene, { completed: isCompleted(entry), first })}
                mastery={entry?.mastery_score ?? null}
                current={place === index}
                onOpen={() => onOpen(place)}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
