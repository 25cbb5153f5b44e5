import { useQueryClient } from '@tanstack/react-query';
import { PASS_MARK } from '../../../../../shared/catalogue/limits.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { cacheProgress } from '../../progress/cache-progress.ts';
import { Answer } from '../answering/answer.tsx';
import type { LatestAttempt } from '../attempt/use-attempts.ts';
import { quizTexts } from '../texts.ts';
import { type Answered, answered, verdictOfAll } from './results-view.ts';
import { ScoreHead } from './score-head.tsx';
import { useRemarks } from './use-remarks.ts';

function Missed({ scene, pair }: { scene: Scene; pair: Answered }) {
  const queries = useQueryClient();
  const remarks = useRemarks(
    scene.id,
    // Nothing to update: the results are reloaded after a remark
    () => undefined,
    (saved) => cacheProgress(queries, saved),
  );
  return <Answer {...pair} remarks={remarks} />;
}

interface AllResultsProps {
  scenes: readonly Scene[];
  attempts: readonly LatestAttempt[];
  /** Average of the best scores in percent; null before the first. */
  mastery: number | null;
}

/** The results of all quizzes of a session, and every question missed in its latest attempt. */
export function AllResults({ scenes, attempts, mastery }: AllResultsProps) {
  const taken = attempts.flatMap((graded) => {
    const scene = scenes.find(({ id }) => id === graded.scene_id);
    return scene?.quiz ? [{ scene, quiz: scene.quiz, graded }] : [];
  });
  const { title, text, worse } = verdictOfAll(mastery, taken);
  const missed = taken.flatMap(({ scene, quiz, graded }) =>
    answered(quiz, graded).flatMap((pair) => (pair.graded.correct ? [] : [{ scene, pair }])),
  );
  return (
    <section aria-label={title}>
      <ScoreHead
        score={mastery}
        passed={mastery !== null && mastery >= PASS_MARK}
        text={text}
        caption={worse ? quizTexts.bestCaption : undefined}
      >
        <Heading level={2} className="text-28 leading-[34px]">
          {title}
        </Heading>
      </ScoreHead>
      {worse && missed.length > 0 && <p className="mt-8 text-14 font-semi text-quiet">{quizTexts.missedHeading}</p>}
      {missed.map(({ scene, pair }) => (
        <Missed key={`${scene.id} ${pair.question.id}`} scene={scene} pair={pair} />
      ))}
    </section>
  );
}
