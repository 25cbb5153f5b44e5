import { FileText } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Passage } from '../../../../shared/model/question.ts';
import type { Term } from '../../../../shared/model/scene.ts';
import { Evidence } from '../../ui/evidence.tsx';
import type { Annotations } from './annotate.ts';

function SourceNote({ source }: { source: Passage }) {
  return (
    <Evidence title="From your notes" quote={source.quote}>
      {source.heading && (
        <p className="mt-1.5 flex items-start gap-1.5">
          <FileText className="mt-[3px]" />
          {source.heading}
        </p>
      )}
    </Evidence>
  );
}

function TermNote({ term }: { term: Term }) {
  return (
    <div className="border-l-2 border-rule-firm pl-3 font-sans text-13 text-quiet max-lg:hidden">
      <b className="block font-bold text-ink">{term.term}</b>
      {term.definition}
    </div>
  );
}

interface MarginNotesProps extends Annotations {
  /** "source:0 term:2", as `annotate` wrote them. */
  ids: string;
  style?: CSSProperties | undefined;
}

/** Beside their block; below it where there is no margin. Definitions are then in the term's own popover. */
export function MarginNotes({ ids, sources, terms, style }: MarginNotesProps) {
  const notes = ids.split(' ').map((id) => {
    const [kind, index] = id.split(':');
    return { id, source: kind === 'source' ? sources[Number(index)] : undefined, term: terms[Number(index)] };
  });
  return (
    <div role="note" className="notes" style={style}>
      {notes.map(({ id, source, term }) =>
        source ? <SourceNote key={id} source={source} /> : term && <TermNote key={id} term={term} />,
      )}
    </div>
  );
}
