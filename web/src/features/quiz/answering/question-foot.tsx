import { ArrowLeft, ArrowRight } from 'lucide-react';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { quizTexts } from '../texts.ts';

interface QuestionFootProps {
  first: boolean;
  last: boolean;
  /** Number of options; 0 for an open question. */
  options: number;
  /** True when the question is answered. */
  ready: boolean;
  submitting: boolean;
  onBack: () => void;
  onNext: () => void;
}

export function QuestionFoot({ first, last, options, ready, submitting, onBack, onNext }: QuestionFootProps) {
  return (
    <div className="mt-8 flex items-center gap-3 max-sm:*:flex-1">
      <Button disabled={first} onClick={onBack}>
        <ArrowLeft />
        {commonTexts.back}
      </Button>
      <span className="mx-auto flex gap-4 text-13 text-quiet max-sm:hidden print:hidden">
        {options > 0 && (
          <>
            <span>
              <Kbd>1</Kbd>
              <RichText text={quizTexts.keysChoose} parts={{ key: <Kbd>{options}</Kbd> }} />
            </span>
            <span>
              <RichText
                text={last ? quizTexts.keySubmits : quizTexts.keyGoesOn}
                parts={{ key: <Kbd>{quizTexts.keyEnter}</Kbd> }}
              />
            </span>
          </>
        )}
      </span>
      <Button look="primary" disabled={!ready} busy={submitting} onClick={onNext}>
        {last ? quizTexts.submit : commonTexts.next}
        {!last && <ArrowRight />}
      </Button>
    </div>
  );
}
