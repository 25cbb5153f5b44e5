import { Link } from 'react-router';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { isQuiz } from '../../../../shared/model/session/scene-type.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { paths } from '../../app/paths.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { isCompleted, type ProgressEntries } from '../progress/progress-view.ts';
import { endingTexts } from './texts.ts';

interface UncompletedScenesProps {
  sessionId: Session['id'];
  scenes: readonly Scene[];
  entries: ProgressEntries;
}

/** Scenes and quizzes that are not completed, each a link; nothing when all are. */
export function UncompletedScenes({ sessionId, scenes, entries }: UncompletedScenesProps) {
  const open = scenes.flatMap((scene, at) => (isCompleted(entries.get(scene.id)) ? [] : [{ scene, place: at + 1 }]));
  const kinds = [
    { items: open.filter(({ scene }) => isQuiz(scene.type)), says: endingTexts.openQuizzes },
    { items: open.filter(({ scene }) => !isQuiz(scene.type)), says: endingTexts.openScenes },
  ].filter(({ items }) => items.length > 0);
  if (kinds.length === 0) return null;
  return (
    <Panel
      className="mt-8"
      title={endingTexts.openTitle}
      action={kinds.map(({ items, says }) => (
        <div key={says(items.length)} className="w-full">
          <p className="text-15 text-quiet">{says(items.length)}</p>
          <ul>
            {items.map(({ scene, place }) => (
              <li key={scene.id}>
                <Link
                  to={`${paths.session(sessionId)}?scene=${place}`}
                  className="inline-flex min-h-11 items-center rounded-control font-serif text-16 leading-6 text-mode underline underline-offset-4 wrap-anywhere"
                >
                  <bdi>{scene.title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    />
  );
}
