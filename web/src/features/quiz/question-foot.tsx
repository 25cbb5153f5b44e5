import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';

interface QuestionFootProps {
  first: boolean;
  last: boolean;
  /** How many options there are to choose from; 0 for an open question. */
  options: number;
  /** There is an answer. */
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
        Back
      </Button>
      <span className="mx-auto flex gap-4 text-13 text-quiet max-sm:hidden">
        {options > 0 && (
          <>
            <span>
              <Kbd>1</Kbd>–<Kbd>{options}</Kbd> choose
            </span>
            <span>
              <Kbd>Enter</Kbd> {last ? 'submit' : 'next'}
            </span>
          </>
        )}
      </span>
      <Button look="primary" disabled={!ready} busy={submitting} onClick={onNext}>
        {last ? 'Submit Quiz' : 'Next'}
        {!last && <ArrowRight />}
      </Button>
    </div>
  );
}
