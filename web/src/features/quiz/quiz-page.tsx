import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quiz } from '../../../../shared/model/learning/question.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { commonTexts } from '../../texts/common.ts';
import { Page } from '../../ui/layout/page.tsx';
import type { AnswerRemarks } from './answering/answer.tsx';
import { QuestionPage } from './answering/question-page.tsx';
import type { QuizAction, QuizState } from './attempt/quiz-machine.ts';
import { type NextScene, ResultsPage } from './results/results-page.tsx';

interface QuizPageProps {
  /** The number of the scene. */
  title: string;
  quiz: Quiz;
  /** Of the lesson. */
  scenes: readonly Scene[];
  sessionTitle: string;
  place: string;
  state: Exclude<QuizState, { step: 'intro' }>;
  submitting: boolean;
  /** Undefined for anonymous readers. */
  remarks: AnswerRemarks | undefined;
  act: (action: QuizAction) => void;
  onSubmit: () => void;
  onLeave: () => void;
  /** Leaves the quiz for a scene, by its index. */
  onRead: (index: number) => void;
  next: NextScene | null;
  back: { to: string; label: string };
  tools: ReactNode;
}

/** A quiz as a page of its own: no sidebar, one question, and the way back to the scenes. */
export function QuizPage(props: QuizPageProps) {
  const { title, quiz, state, act, submitting, onSubmit, next, back } = props;
  return (
    <>
      <header className="border-b border-rule">
        <div className="page-width flex h-(--bar) items-center gap-6">
          <button
            type="button"
            onClick={props.onLeave}
            className="inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-control text-15 font-medium text-quiet hover:text-ink"
          >
            <ArrowLeft />
            <bdi className="truncate max-sm:hidden">{props.sessionTitle}</bdi>
            <span className="sm:hidden">{commonTexts.scenes}</span>
          </button>
          <div className="ml-auto flex items-center gap-2">
            <span className="text-15 whitespace-nowrap text-quiet tabular-nums">{props.place}</span>
            {props.tools}
          </div>
        </div>
      </header>
      <Page full className="mx-auto max-w-[760px] px-6 pt-10 pb-16 max-sm:px-5 max-sm:pt-6 max-sm:pb-10">
        {state.step === 'in-progress' ? (
          <QuestionPage title={title} quiz={quiz} state={state} submitting={submitting} act={act} onSubmit={onSubmit} />
        ) : (
          <ResultsPage
            quiz={quiz}
            scenes={props.scenes}
            onRead={props.onRead}
            graded={state.graded}
            fresh={state.fresh}
            remarks={props.remarks}
            next={next}
            back={back}
            onRetake={() => act({ do: 'retake' })}
          />
        )}
      </Page>
    </>
  );
}
