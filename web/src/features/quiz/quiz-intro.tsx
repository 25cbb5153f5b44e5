import { Play, RotateCcw } from 'lucide-react';
import type { Progress } from '../../../../shared/model/learning/progress.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { Button } from '../../ui/button/button.tsx';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import type { QuizState } from './attempt/quiz-machine.ts';
import { quizFacts } from './results/results-view.ts';
import { quizTexts } from './texts.ts';

interface QuizIntroProps {
  scene: Scene;
  entry: Progress | undefined;
  state: QuizState;
  signedIn: boolean;
  onStart: () => void;
  onResume: () => void;
  /** Shows the latest results; null when there are none, or when they are shown next anyway. */
  onResults: (() => void) | null;
  onSignIn: () => void;
}

function Scores({ entry }: { entry: Progress | undefined }) {
  if (entry?.mastery_score == null) return null;
  return (
    <p className="mt-2 text-15 text-quiet">
      <RichText
        text={quizTexts.introBest}
        parts={{ score: <b className="font-bold text-ink">{entry.mastery_score}%</b> }}
      />
      {entry.latest_score !== null && quizTexts.introLatest({ score: entry.latest_score })}
      {quizTexts.introCounts}
    </p>
  );
}

/** The start page of a quiz: number of questions and what is needed to pass. */
export function QuizIntro(props: QuizIntroProps) {
  const { scene, entry, state, signedIn, onStart, onResume, onResults, onSignIn } = props;
  const { quiz } = scene;
  if (!quiz) return null;
  return (
    <div className="max-w-[660px]">
      {quiz.description && (
        <p dir="auto" className="font-serif text-19">
          {quiz.description}
        </p>
      )}
      <p className="mt-3 text-15 text-quiet">{quizFacts(quiz, scene.estimated_duration)}</p>
      <Scores entry={entry} />
      <div role="status">
        {state.step === 'in-progress' && state.waiting && <Notice className="mt-4">{quizTexts.offline}</Notice>}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {state.step !== 'intro' && (
          <Button look="primary" onClick={onResume}>
            <Play />
            {state.step === 'results' ? quizTexts.toResults : quizTexts.resume({ at: state.at + 1 })}
          </Button>
        )}
        {state.step !== 'in-progress' && (
          <Button look={state.step === 'intro' ? 'primary' : 'line'} onClick={onStart}>
            {state.step === 'results' ? <RotateCcw /> : <Play />}
            {state.step === 'results' ? quizTexts.retake : quizTexts.start}
          </Button>
        )}
        {onResults && <Button onClick={onResults}>{quizTexts.toResults}</Button>}
      </div>
      {!signedIn && (
        <p className="mt-4 text-14 text-quiet">
          <RichText
            text={quizTexts.notKept}
            parts={{
              link: (
                <button type="button" className="underline hover:text-ink" onClick={onSignIn}>
                  {quizTexts.notKeptSignIn}
                </button>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}
