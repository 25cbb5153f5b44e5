import { ANSWER_CHARACTERS } from '../../../../../shared/catalogue/limits.ts';
import { isOpen, type Question } from '../../../../../shared/model/learning/question.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { useBasic } from '../../../lib/use-basic.ts';
import { basicTexts } from '../../../texts/basic.ts';
import { Field } from '../../../ui/form/field.tsx';
import { OptionList } from '../../../ui/form/option-list.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import type { TypedAnswer } from '../attempt/quiz-machine.ts';
import { quizTexts } from '../texts.ts';

interface ReplyFieldProps {
  /** Id of the question's heading. */
  labelledBy: string;
  question: Question;
  reply: TypedAnswer;
  onReply: (reply: TypedAnswer) => void;
  /** Ctrl or Command with Enter submits a text, because Enter alone starts a new line. */
  onDone: () => void;
}

/** Options to choose from, or a text field for an open question. */
export function ReplyField({ labelledBy, question, reply, onReply, onDone }: ReplyFieldProps) {
  const basic = useBasic();
  if (!isOpen(question))
    return (
      <OptionList
        labelledBy={labelledBy}
        options={question.options}
        dir={directionOf(question.question)}
        value={typeof reply === 'number' ? reply : null}
        onChange={onReply}
      />
    );
  const text = typeof reply === 'string' ? reply : '';
  return (
    <Field
      label={quizTexts.ownAnswer}
      hint={basic ? basicTexts.openHint : quizTexts.openHint}
      limit={{ length: text.trim().length, most: ANSWER_CHARACTERS }}
      count={`${text.length.toLocaleString()} / ${ANSWER_CHARACTERS.toLocaleString()}`}
    >
      {(control) => (
        <Textarea
          {...control}
          className="min-h-40"
          value={text}
          onChange={({ target }) => onReply(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onDone();
          }}
        />
      )}
    </Field>
  );
}
