import { ChevronDown, CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { isGradedOpen, isOpen, type OwnView } from '../../../../../shared/model/learning/question.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PracticeBadge } from '../practice-badge.tsx';
import { Dispute } from '../results/dispute.tsx';
import type { Answered } from '../results/results-view.ts';
import { quizTexts } from '../texts.ts';
import { OpenAnswer } from './open-answer.tsx';
import { OptionAnswer } from './option-answer.tsx';

/** What the reader did with a question after it was graded, by question id. */
export interface AnswerRemarks {
  readonly busy: boolean;
  readonly dispute: (question: string, reason: string) => void;
  readonly withdraw: (question: string) => void;
  readonly view: (question: string, view: OwnView) => void;
  /** Indexes of the key points that the reader found in an open answer. */
  readonly compare: (question: string, found: readonly number[]) => void;
}

export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group mt-0.5">
      <summary className="inline-flex min-h-7 list-none items-center gap-1.5 text-14 text-quiet hover:text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function Sign({ graded }: Pick<Answered, 'graded'>) {
  const own = isGradedOpen(graded) && graded.judge === 'learner';
  const [icon, name] = graded.disputed
    ? [<CircleMinus key="icon" className="text-quiet" />, quizTexts.markUncounted]
    : own && !graded.correct
      ? [
          <CircleDashed key="icon" className="text-quiet" />,
          graded.score === null ? quizTexts.markCompare : quizTexts.markPartly,
        ]
      : graded.correct
        ? [<CircleCheck key="icon" className="text-done" />, quizTexts.markRight]
        : [<CircleX key="icon" className="text-wrong" />, quizTexts.markWrong];
  return (
    <span className="mt-1 text-[20px]">
      {icon}
      <span className="sr-only">{name}</span>
    </span>
  );
}

interface AnswerProps extends Answered {
  remarks: AnswerRemarks | undefined;
  /** The passage that decides it, in its place in the lesson. */
  place?: ReactNode;
}

/** One question after submission: wrong ones are expanded, right ones collapsed. */
export function Answer({ question, graded, remarks, place }: AnswerProps) {
  const { id } = question;
  const shown = (
    <>
      {isOpen(question)
        ? isGradedOpen(graded) && (
            <OpenAnswer
              question={question}
              graded={graded}
              remarks={
                remarks && {
                  busy: remarks.busy,
                  onView: (view) => remarks.view(id, view),
                  onCompare: (found) => remarks.compare(id, found),
                }
              }
            />
          )
        : !isGradedOpen(graded) && <OptionAnswer question={question} graded={graded} />}
      {place}
      {remarks && (
        <Dispute
          disputed={graded.disputed === true}
          busy={remarks.busy}
          onDispute={(reason) => remarks.dispute(id, reason)}
          onWithdraw={() => remarks.withdraw(id)}
        />
      )}
    </>
  );
  return (
    <article className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-4 border-b border-rule py-6">
      <Sign graded={graded} />
      <div>
        <Heading level={2} size="card" className="leading-7 wrap-anywhere">
          {question.question}
        </Heading>
        {question.practice && <PracticeBadge className="mt-2" />}
        {graded.correct && !graded.disputed ? <Folded summary={quizTexts.answerSummary}>{shown}</Folded> : shown}
      </div>
    </article>
  );
}
