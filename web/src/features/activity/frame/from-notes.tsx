import type { Passage } from '../../../../../shared/model/learning/question.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { useNotesTitle } from '../../../lib/words/notes-title.ts';
import { plainText } from '../../../lib/words/plain-text.ts';
import { Evidence } from '../../../ui/display/evidence.tsx';

/** What the material says, word for word; the same passage is not repeated. */
export function FromNotes({ passages }: { passages: readonly Passage[] }) {
  const quotes = [...new Set(passages.map(({ quote }) => plainText(quote)))];
  const title = useNotesTitle();
  if (quotes.length === 0) return null;
  const quote = quotes.join(' ');
  return <Evidence title={title} quote={quote} dir={directionOf(quote)} className="from" />;
}
