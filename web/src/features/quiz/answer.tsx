import { ChevronDown, CircleCheck, CircleX, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Evidence } from '../../ui/evidence.tsx';
import { Heading } from '../../ui/heading.tsx';
import { type Answered, optionText } from './results-view.ts';

function Because({ graded }: Pick<Answered, 'graded'>) {
  const { heading, quote } = graded.evidence;
  return (
    <>
      {graded.explanation && <p className="mt-3 font-serif text-17">{graded.explanation}</p>}
      <Evidence title="From your notes" quote={quote} className="mt-4">
        {heading && (
          <p className="mt-1.5 flex items-start gap-1.5">
            <FileText className="mt-[3px]" />
            {heading}
          </p>
        )}
      </Evidence>
    </>
  );
}

function Folded({ children }: { children: ReactNode }) {
  return (
    <details className="group mt-0.5">
      <summary className="inline-flex min-h-7 list-none items-center gap-1.5 text-14 text-quiet hover:text-ink [&::-webkit-details-marker]:hidden">
        Answer and evidence
        <ChevronDown className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** One question after submission: what was missed stands open, what was right is folded. */
export function Answer({ question, graded }: Answered) {
  const yours = (
    <p className="mt-2 text-15 leading-6 text-quiet">
      Your answer:{' '}
      <span className={graded.correct ? 'font-semi text-done' : 'text-wrong'}>
        {optionText(question, graded.chosen)}
      </span>
      {!graded.correct && (
        <>
          <br />
          Right answer: <span className="font-semi text-done">{optionText(question, graded.correctAnswer)}</span>
        </>
      )}
    </p>
  );
  return (
    <article className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-4 border-b border-rule py-6">
      <span className="mt-1 text-[20px]">
        {graded.correct ? <CircleCheck className="text-done" /> : <CircleX className="text-wrong" />}
        <span className="sr-only">{graded.correct ? 'Right' : 'Wrong'}</span>
      </span>
      <div>
        <Heading level={2} size="card" className="leading-7 wrap-anywhere">
          {question.question}
        </Heading>
        {graded.correct ? (
          <Folded>
            {yours}
            <Because graded={graded} />
          </Folded>
        ) : (
          <>
            {yours}
            <Because graded={graded} />
          </>
        )}
      </div>
    </article>
  );
}
