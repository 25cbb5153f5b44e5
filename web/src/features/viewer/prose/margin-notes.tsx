import { FileText } from 'lucide-react';
import type { Passage } from '../../../../../shared/model/learning/question.ts';
import type { MarginTerm } from '../../../../../shared/model/session/scene.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { useNotesTitle } from '../../../lib/words/notes-title.ts';
import { Evidence } from '../../../ui/display/evidence.tsx';
import { viewerTexts } from '../texts.ts';
import type { Annotations } from './annotate.ts';
import { ChangeNote } from './change-mark.tsx';

function SourceNote({ passages: [source, ...more] }: { passages: readonly Passage[] }) {
  const title = useNotesTitle();
  if (!source) return null;
  const quote = [source, ...more].map((each) => each.quote).join(' ');
  return (
    <Evidence title={title} quote={quote} dir={directionOf(quote)}>
      {source.heading && <Place heading={source.heading} />}
    </Evidence>
  );
}

function Place({ heading }: Pick<Passage, 'heading'>) {
  return (
    <p className="mt-1.5 flex items-start gap-1.5">
      <FileText className="mt-[3px]" />
      {heading ? <bdi>{heading}</bdi> : viewerTexts.quoteHeading}
    </p>
  );
}

/** When the marked sentence is the passage word for word, the note only says where it is in the material. */
function PlaceNote({ passages: [source] }: { passages: readonly Passage[] }) {
  const title = useNotesTitle();
  if (!source) return null;
  return (
    <div
      dir={directionOf(source.heading ?? title)}
      className="border-s-2 border-mode-fill ps-3 font-sans text-13 text-quiet"
    >
      <b className="block font-bold text-mode">{title}</b>
      <Place heading={source.heading} />
    </div>
  );
}

function TermNote({ term }: { term: MarginTerm }) {
  return (
    <div dir="auto" className="border-s-2 border-rule-firm ps-3 font-sans text-14 leading-[21px] text-quiet">
      <b className="block font-bold text-ink">{term.term}</b>
      {term.definition}
    </div>
  );
}

interface MarginNotesProps extends Annotations {
  /** "source:0+1 term:2", as written by `annotate`. */
  ids: string;
}

/** Notes beside their block, or below it on narrow screens. */
export function MarginNotes({ ids, sources, terms, changes }: MarginNotesProps) {
  const notes = ids.split(' ').map((id) => {
    const [kind, list = ''] = id.split(':');
    const indexes = list.split('+').map(Number);
    return {
      id,
      verbatim: kind === 'place',
      passages: kind === 'source' || kind === 'place' ? indexes.flatMap((index) => sources[index] ?? []) : [],
      term: kind === 'term' ? terms[indexes[0] ?? 0] : undefined,
      change: kind === 'change' ? changes?.[indexes[0] ?? 0] : undefined,
    };
  });
  return (
    <div role="note" className="notes">
      {notes.map(({ id, verbatim, passages, term, change }) => {
        if (change) return <ChangeNote key={id} change={change} />;
        if (term) return <TermNote key={id} term={term} />;
        return verbatim ? <PlaceNote key={id} passages={passages} /> : <SourceNote key={id} passages={passages} />;
      })}
    </div>
  );
}
