import { FileText } from 'lucide-react';
import type { Passage } from '../../../../shared/model/learning/question.ts';
import { directionOf } from '../../../../shared/model/text/direction.ts';
import { useNotesTitle } from '../../lib/words/notes-title.ts';
import { plainText } from '../../lib/words/plain-text.ts';
import { Evidence } from '../../ui/display/evidence.tsx';

/** The passage that decides an answer, and its place in the material. */
export function QuestionEvidence({ passage, className = '' }: { passage: Passage; className?: string }) {
  const quote = plainText(passage.quote);
  return (
    <Evidence title={useNotesTitle()} quote={quote} dir={directionOf(quote)} className={className}>
      {passage.heading && (
        <p className="mt-1.5 flex items-start gap-1.5">
          <FileText className="mt-[3px]" />
          <bdi>{passage.heading}</bdi>
        </p>
      )}
    </Evidence>
  );
}
