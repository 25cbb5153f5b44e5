import { ArrowRight, FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { evidenceOfCard } from '../../../../../shared/model/learning/card-text.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { notesTitleFor } from '../../../lib/words/notes-title.ts';
import { plainText } from '../../../lib/words/plain-text.ts';
import { Evidence } from '../../../ui/display/evidence.tsx';
import { useCardPlace } from '../../quiz/results/use-card-place.ts';
import { reviewTexts } from '../texts.ts';

/** Each step of an order repeats its own sentence. */
const QUOTED_OF_ORDER = 2;

/** What of the material decides the card, and the way to where it stands in the lesson. */
export function CardEvidence({ card }: { card: DeckCard }) {
  const all = evidenceOfCard(card.content);
  const passages = card.content.kind === 'order' ? all.slice(0, QUOTED_OF_ORDER) : all;
  // Steps stand beside each other; the passages of a question may be far apart
  const between = card.content.kind === 'question' ? ' […] ' : ' ';
  const quote = [...new Set(passages.map((passage) => plainText(passage.quote)))].join(between);
  const place = useCardPlace(card);
  const link = (
    <Link
      {...place}
      className="inline-flex min-h-11 items-center gap-1.5 font-semi text-mode no-underline hover:underline sm:min-h-8"
    >
      {reviewTexts.readInPlace} <ArrowRight />
    </Link>
  );
  if (quote === '') return <p className="mt-5 text-13">{link}</p>;
  const [first] = passages;
  const title = notesTitleFor(card.session, card.session.own);
  return (
    <Evidence title={title} quote={quote} dir={directionOf(quote)} className="cardquote">
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        {first?.heading && (
          <span className="inline-flex items-center gap-1.5">
            <FileText />
            <bdi>{first.heading}</bdi>
          </span>
        )}
        {link}
      </p>
    </Evidence>
  );
}
