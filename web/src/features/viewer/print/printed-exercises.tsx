import type { ComponentType } from 'react';
import type { Activity } from '../../../../../shared/model/learning/activity.ts';
import { type ExerciseWords, exerciseOf } from '../../../../../shared/model/learning/exercise.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { hasMath } from '../../../../../shared/model/text/has-math.ts';
import { recalledPart, recallQuestion } from '../../activity/kinds/recall-question.ts';
import { activityTexts } from '../../activity/texts.ts';
import Prose, { type ProseProps } from '../prose/prose.tsx';

const words: ExerciseWords = {
  predict: activityTexts.paperPredict,
  recall: recallQuestion,
  recalled: (asked) => activityTexts.paperRecalled({ part: recalledPart(asked) }),
  gapBank: activityTexts.gapBank,
  gap: activityTexts.gapTyped,
  match: activityTexts.matchQuestion,
  order: activityTexts.paperOrder,
  sort: activityTexts.paperSort,
  why: activityTexts.paperWhy,
  book: (number) => activityTexts.bookExercise({ number }),
  unnumbered: activityTexts.bookUnnumbered,
};

/** Lines of handwriting: an explanation, what a whole text said, and of its sentences one for each, up to as many. */
const LINES = { least: 4, most: 10, whole: 8 } as const;
const linesFor = (activity: Activity): readonly number[] => {
  const sentences = activity.kind === 'recall' ? activity.sentences.length || LINES.whole : 0;
  return Array.from({ length: Math.min(LINES.most, Math.max(LINES.least, sentences)) }, (_, line) => line);
};

/** Prose with formulas; undefined for a lesson without any. */
type Mathematical = { readonly MathProse: ComponentType<ProseProps> | undefined };

function Text({ content, MathProse }: { content: string } & Mathematical) {
  const Written = MathProse && hasMath(content) ? MathProse : Prose;
  return content && <Written content={content} sources={[]} terms={[]} />;
}

/** The activities of a scene, to be done by hand. */
export function PrintedExercises({ activities, MathProse }: { activities: readonly Activity[] } & Mathematical) {
  if (activities.length === 0) return null;
  return (
    <>
      <h3>{activityTexts.paperExercises}</h3>
      <ol className="questions">
        {activities.map((activity) => {
          const { id, task, body, written } = exerciseOf(activity, words);
          return (
            <li key={id}>
              <p className="question">
                <bdi>{task}</bdi>
              </p>
              <Text content={body} MathProse={MathProse} />
              {written && linesFor(activity).map((line) => <div key={line} className="line" />)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The answers to all exercises, on a page of their own at the end. */
export function PrintedAnswers({ scenes, MathProse }: { scenes: readonly Scene[] } & Mathematical) {
  const practised = scenes.filter(({ activities }) => activities.length > 0);
  if (practised.length === 0) return null;
  return (
    <section className="answers">
      <h2>{activityTexts.paperAnswers}</h2>
      {practised.map(({ id, title, activities }) => (
        <div key={id} className="of-scene" dir={directionOf(title)}>
          <h3 dir="auto">{title}</h3>
          <ol className="questions">
            {activities.map((activity) => (
              <li key={activity.id}>
                <Text content={exerciseOf(activity, words).answer} MathProse={MathProse} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
