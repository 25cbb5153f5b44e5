import { useEffect, useRef } from 'react';
import { isOpen, type Quiz } from '../../../../../shared/model/learning/question.ts';
import { isOnControl, useKeys } from '../../../lib/browser/use-keys.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { Segments } from '../../../ui/display/segments.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { isAnswered, isLast, partsOf, type QuizAction, type QuizState } from '../attempt/quiz-machine.ts';
import { PracticeBadge } from '../practice-badge.tsx';
import { quizTexts } from '../texts.ts';
import { QuestionFoot } from './question-foot.tsx';
import { ReplyField } from './reply-field.tsx';

interface QuestionPageProps {
  title: string;
  quiz: Quiz;
  state: Extract<QuizState, { step: 'in-progress' }>;
  submitting: boolean;
  act: (action: QuizAction) => void;
  onSubmit: () => void;
}

const QUESTION = 'question';

export function QuestionPage({ title, quiz, state, submitting, act, onSubmit }: QuestionPageProps) {
  const { at, replies } = state;
  const question = quiz.questions[at];
  const options = question && !isOpen(question) ? question.options : [];
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = () => {
    if (!isAnswered(state)) return;
    if (isLast(state)) onSubmit();
    else act({ do: 'next' });
  };
  const choose = (option: number) => {
    if (option < options.length) act({ do: 'reply', reply: option });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question takes the focus
  useEffect(() => heading.current?.focus(), [question?.id]);
  useKeys({
    '1': () => choose(0),
    '2': () => choose(1),
    '3': () => choose(2),
    '4': () => choose(3),
    Enter: (event) => {
      if (isOnControl(event)) return;
      event.preventDefault();
      goOn();
    },
  });
  if (!question) return null;
  return (
    <section aria-label={quizTexts.questionLabel}>
      <div className="flex items-baseline justify-between gap-4 text-15 text-quiet">
        <span>
          <RichText text={quizTexts.quizTitled} parts={{ title: <bdi className="font-semi text-ink">{title}</bdi> }} />
        </span>
        <span className="whitespace-nowrap tabular-nums">
          {quizTexts.questionOf({ at: at + 1, replies: replies.length })}
        </span>
      </div>
      <Segments label={quizTexts.progressLabel} className="mt-3 mb-8 sm:mb-12" parts={partsOf(state)} />
      {question.practice && <PracticeBadge className="mb-4" />}
      {isOpen(question) && question.scenario !== null && (
        <div className="mb-6 rounded-card border border-rule bg-sunk px-5 py-4">
          <b className="text-13 font-bold text-mode">{quizTexts.caseHeading}</b>
          <p dir="auto" className="mt-1 font-serif text-17 leading-7 wrap-anywhere whitespace-pre-line">
            {question.scenario}
          </p>
        </div>
      )}
      <h1
        ref={heading}
        id={QUESTION}
        tabIndex={-1}
        dir="auto"
        className="text-[26px] leading-[34px] font-firm tracking-[-0.016em] wrap-anywhere sm:text-33 sm:leading-[42px]"
      >
        {question.question}
      </h1>
      <div className="mt-8">
        <ReplyField
          key={question.id}
          labelledBy={QUESTION}
          question={question}
          reply={replies[at] ?? null}
          onReply={(reply) => act({ do: 'reply', reply })}
          onDone={goOn}
        />
      </div>
      <div role="status">{state.waiting && <Notice className="mt-8">{quizTexts.offline}</Notice>}</div>
      <QuestionFoot
        first={at === 0}
        last={isLast(state)}
        options={options.length}
        ready={isAnswered(state)}
        submitting={submitting}
        onBack={() => act({ do: 'back' })}
        onNext={goOn}
      />
    </section>
  );
}
