import type { Activity } from '../../../../../shared/model/learning/activity.ts';
import { type ExerciseWords, exerciseOf } from '../../../../../shared/model/learning/exercise.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { activityTexts } from '../../activity/texts.ts';
import Prose from '../prose/prose.tsx';

const words: ExerciseWords = {
  predict: activityTexts.paperPredict,
  recall: (section) => activityTexts.paperRecall({ section }),
  recallAll: activityTexts.paperRecallAll,
  gapBank: activityTexts.gapBank,
  gap: activityTexts.gapTyped,
  match: activityTexts.matchQuestion,
  order: activityTexts.paperOrder,
  sort: activityTexts.paperSort,
  why: activityTexts.paperWhy,
  book: (number) => activityTexts.bookExercise({ number }),
  unnumbered: activityTexts.bookUnnumbered,
};

/** Space for a handwritten answer. */
const LINES = [1, 2, 3, 4];

function Text({ content }: { content: string }) {
  return content && <Prose content={content} sources={[]} terms={[]} />;
}

/** The activities of a scene, to be done by hand. */
export function PrintedExercises({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return null;
  return (
    <>
      <h3>{activityTexts.paperExercises}</h3>
      <ol className="questions">
        {activities.map((activity) => {
          const { id, task, body, written } = exerciseOf(activity, words);
          return (
            <li key={id} dir="auto">
              <p className="question">{task}</p>
              <Text content={body} />
              {written && LINES.map((line) => <div key={line} className="line" />)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The answers to all exercises, on a page of their own at the end. */
export function PrintedAnswers({ scenes }: { scenes: readonly Scene[] }) {
  const practised = scenes.filter(({ activities }) => activities.length > 0);
  if (practised.length === 0) return null;
  return (
    <section className="answers">
      <h2>{activityTexts.paperAnswers}</h2>
      {practised.map(({ id, title, activities }) => (
        <div key={id} dir={directionOf(title)}>
          <h3 dir="auto">{title}</h3>
          <ol className="questions">
            {activities.map((activity) => (
              <li key={activity.id} dir="auto">
                <Text content={exerciseOf(activity, words).answer} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
