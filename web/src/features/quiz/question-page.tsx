import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Quiz } from '../../../../shared/model/question.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { OptionList } from '../../ui/option-list.tsx';
import { Segments } from '../../ui/segments.tsx';
import { isAnswered, isLast, type QuizAction, type QuizState } from './quiz-machine.ts';

interface QuestionPageProps {
  title: string;
  quiz: Quiz;
  state: Extract<QuizState, { step: 'in-progress' }>;
  submitting: boolean;
  act: (action: QuizAction) => void;
  onSubmit: () => void;
}

const QUESTION = 'question';
const onControl = (event: KeyboardEvent): boolean => (event.target as Element).closest('button, a, summary') !== null;

export function QuestionPage({ title, quiz, state, submitting, act, onSubmit }: QuestionPageProps) {
  const { at, chosen } = state;
  const question = quiz.questions[at];
  const heading = useRef<HTMLHeadingElement>(null);
  const last = isLast(state);
  const goOn = () => {
    if (!isAnswered(state)) return;
    if (last) onSubmit();
    else act({ do: 'next' });
  };
  const choose = (option: number) => {
    if (question && option < question.options.length) act({ do: 'choose', option });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question takes the focus
  useEffect(() => heading.current?.focus(), [at]);
  useKeys({
    '1': () => choose(0),
    '2': () => choose(1),
    '3': () => choose(2),
    '4': () => choose(3),
    Enter: (event) => {
      if (onControl(event)) return;
      event.preventDefault();
      goOn();
    },
  });
  if (!question) return null;
  return (
    <section aria-label="Question">
      <div className="flex items-baseline justify-between gap-4 text-15 text-quiet">
        <span>
          Quiz · <b className="font-semi text-ink">{title}</b>
        </span>
        <span className="whitespace-nowrap tabular-nums">
          Question {at + 1} of {chosen.length}
        </span>
      </div>
      <Segments
        label="Questions answered"
        className="mt-3 mb-8 sm:mb-12"
        parts={chosen.map((option, index) => (index === at ? 'here' : option === null ? 'open' : 'read'))}
      />
      <h1
        ref={heading}
        id={QUESTION}
        tabIndex={-1}
        className="text-[26px] leading-[34px] font-firm tracking-[-0.016em] wrap-anywhere sm:text-33 sm:leading-[42px]"
      >
        {question.question}
      </h1>
      <div className="mt-8">
        <OptionList labelledBy={QUESTION} options={question.options} value={chosen[at] ?? null} onChange={choose} />
      </div>
      <div className="mt-8 flex items-center gap-3 max-sm:*:flex-1">
        <Button disabled={at === 0} onClick={() => act({ do: 'back' })}>
          <ArrowLeft />
          Back
        </Button>
        <span className="mx-auto flex gap-4 text-13 text-quiet max-sm:hidden">
          <span>
            <Kbd>1</Kbd>–<Kbd>{question.options.length}</Kbd> choose
          </span>
          <span>
            <Kbd>Enter</Kbd> {last ? 'submit' : 'next'}
          </span>
        </span>
        <Button look="primary" disabled={!isAnswered(state)} busy={submitting} onClick={goOn}>
          {last ? 'Submit Quiz' : 'Next'}
          {!last && <ArrowRight />}
        </Button>
      </div>
    </section>
  );
}
