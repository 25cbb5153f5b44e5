import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CardGrade, CardKind } from '../../../../../shared/model/learning/card.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { Reasoning } from '../../quiz/reasoning.tsx';
import { explains } from '../../quiz/results/results-view.ts';
import { quizTexts } from '../../quiz/texts.ts';
import type { CardAnswer, Sitting } from '../sitting/sitting.ts';
import { reviewTexts } from '../texts.ts';
import { CardEvidence } from './card-evidence.tsx';
import { GradeBar } from './grade-bar.tsx';
import { OrderCard } from './order-card.tsx';
import { QuestionOptions } from './question-options.tsx';
import { KindOfCard, Slip } from './slip.tsx';

type CurrentCard = NonNullable<Sitting['current']>;

interface CardViewProps {
  current: CurrentCard;
  /** Cards that come after it. */
  left: number;
  /** What is left, and about how long. */
  leftText: ReactNode;
  track: ReactNode;
  practice: boolean;
  leech: ReactNode;
  onAnswer: (answer: CardAnswer) => void;
  onShow: () => void;
  onGrade: (grade: CardGrade) => void;
  onPractised: () => void;
  onSuspend: () => void;
}

const isSlip = (kind: CardKind): kind is 'term' | 'gap' | 'open' =>
  kind === 'term' || kind === 'gap' || kind === 'open';

const titleStyle =
  'text-[26px] leading-[34px] font-firm tracking-[-0.016em] wrap-anywhere sm:text-33 sm:leading-[42px]';

/** What the chosen option is, and why the right one is: only for whoever did not know it. */
function Because({ current: { card, answer } }: { current: CurrentCard }) {
  if (card.content.kind !== 'question' || answer?.verdict !== 'wrong') return null;
  const { question, key } = card.content;
  const { chosen } = answer;
  const explanation = explains(question, { ...key, chosen, correct: false, about: undefined });
  const about = chosen === null ? undefined : key.about?.[chosen];
  return (
    <>
      {about && (
        <p dir="auto" className="mt-6 font-serif text-17">
          <span className="font-semi">{quizTexts.aboutChosen}</span> {about}
        </p>
      )}
      {explanation && (
        <p dir="auto" className="mt-6 font-serif text-17">
          {explanation}
        </p>
      )}
      <Reasoning line={key.reasoning} />
    </>
  );
}

function Foot({
  current,
  onShow,
  onSuspend,
  practice,
}: Pick<CardViewProps, 'current' | 'onShow' | 'onSuspend' | 'practice'>) {
  const { content } = current.card;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      {!practice && (
        <Button look="bare" className="-ml-3" onClick={onSuspend}>
          {reviewTexts.suspend}
        </Button>
      )}
      {content.kind === 'question' && (
        <span className="mx-auto flex gap-4 text-13 text-quiet max-sm:hidden">
          <span>
            <Kbd>1</Kbd>
            <RichText text={reviewTexts.keyAnswer} parts={{ key: <Kbd>{content.question.options.length}</Kbd> }} />
          </span>
          <span>
            <RichText text={reviewTexts.keyShow} parts={{ key: <Kbd>{reviewTexts.keySpace}</Kbd> }} />
          </span>
        </span>
      )}
      {content.kind === 'question' && (
        <Button className="ml-auto" onClick={onShow}>
          {reviewTexts.showAnswer}
        </Button>
      )}
    </div>
  );
}

/** One card, before and after its answer. */
export function CardView(props: CardViewProps) {
  const { current, left, practice } = props;
  const { card, answer } = current;
  const { content, session } = card;
  const asked = useRef<HTMLHeadingElement>(null);
  const when = useRef<HTMLHeadingElement>(null);
  const answered = answer !== null;
  // What is to be read next takes the focus: the card, then the choice of when it comes back
  useEffect(() => {
    if (answered) when.current?.focus();
    else asked.current?.focus({ preventScroll: true });
  }, [answered]);
  const evidence = answered && <CardEvidence card={card} />;
  const kind = content.kind === 'order' ? reviewTexts.order : reviewTexts.question;
  return (
    <section aria-label={reviewTexts.card} data-answered={answered || undefined}>
      <div className="flex items-baseline justify-between gap-4 text-15 text-quiet max-sm:text-14">
        <span className="min-w-0 truncate">
          {!isSlip(content.kind) && <KindOfCard kind={kind} title={session.title} />}
        </span>
        <span className="whitespace-nowrap tabular-nums">{props.leftText}</span>
      </div>
      {props.track}
      {content.kind === 'question' && (
        <>
          <h1 ref={asked} tabIndex={-1} dir="auto" className={titleStyle}>
            {content.question.question}
          </h1>
          <QuestionOptions
            question={content.question}
            correct={content.key.correctAnswer}
            answer={answer}
            onChoose={(chosen) => {
              const verdict = chosen === content.key.correctAnswer ? 'right' : 'wrong';
              props.onAnswer({ verdict, chosen, picks: [] });
            }}
          />
        </>
      )}
      {content.kind === 'order' && (
        <>
          <h1 ref={asked} tabIndex={-1} className="sr-only">
            {reviewTexts.inOrder}
          </h1>
          <OrderCard content={content} answer={answer} onAnswer={props.onAnswer} />
        </>
      )}
      {isSlip(content.kind) && (
        <Slip
          content={content as Extract<typeof content, { kind: 'term' | 'gap' | 'open' }>}
          title={session.title}
          turned={answered}
          left={left}
          heading={asked}
          evidence={evidence}
        />
      )}
      <Because current={current} />
      {!isSlip(content.kind) && evidence}
      {isSlip(content.kind) && !answered && (
        <div className="mt-6 flex justify-center">
          <Button look="primary" size="large" className="max-sm:w-full" onClick={props.onShow}>
            {reviewTexts.show}{' '}
            <span className="max-sm:hidden">
              <Kbd>{reviewTexts.keySpace}</Kbd>
            </span>
          </Button>
        </div>
      )}
      {!answered && <Foot current={current} practice={practice} onShow={props.onShow} onSuspend={props.onSuspend} />}
      {answered && props.leech}
      {answered && !practice && (
        <GradeBar verdict={answer.verdict} card={card} sure={current.sure} heading={when} onGrade={props.onGrade} />
      )}
      {answered && practice && (
        <div className="gradebar flex flex-wrap items-center justify-between gap-3">
          <h2
            ref={when}
            tabIndex={-1}
            className="font-sans text-14 leading-5 font-normal tracking-normal text-quiet outline-none"
          >
            {reviewTexts.practiceStays}
          </h2>
          <Button look="primary" onClick={props.onPractised}>
            {commonTexts.next}
            <ArrowRight />
          </Button>
        </div>
      )}
    </section>
  );
}
