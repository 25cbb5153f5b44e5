import { type GradedOption, type OptionQuestion, passagesOf } from '../../../../../shared/model/learning/question.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { QuestionEvidence } from '../question-evidence.tsx';
import { Reasoning } from '../reasoning.tsx';
import { explains, optionText } from '../results/results-view.ts';
import { quizTexts } from '../texts.ts';

interface OptionAnswerProps {
  question: OptionQuestion;
  graded: GradedOption;
}

/** The chosen option and its mistake, the right one, and why it is right. */
export function OptionAnswer({ question, graded }: OptionAnswerProps) {
  const explanation = explains(question, graded);
  return (
    <>
      <p className="mt-2 text-15 leading-6 text-quiet">
        <RichText
          text={quizTexts.answerGiven}
          parts={{
            answer: (
              <bdi className={graded.correct ? 'font-semi text-done' : 'text-wrong'}>
                {optionText(question, graded.chosen)}
              </bdi>
            ),
          }}
        />
        {!graded.correct && (
          <>
            <br />
            <RichText
              text={quizTexts.answerRight}
              parts={{
                answer: <bdi className="font-semi text-done">{optionText(question, graded.correctAnswer)}</bdi>,
              }}
            />
          </>
        )}
      </p>
      {graded.about && (
        <p dir="auto" className="mt-3 font-serif text-17">
          <span className="font-semi">{quizTexts.aboutChosen}</span> {graded.about}
        </p>
      )}
      {explanation && (
        <p dir="auto" className="mt-3 font-serif text-17">
          {explanation}
        </p>
      )}
      {passagesOf(graded).map((passage) => (
        <QuestionEvidence key={passage.start} passage={passage} className="mt-4" />
      ))}
      <Reasoning line={graded.reasoning} />
    </>
  );
}
