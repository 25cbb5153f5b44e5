import { BookOpen } from 'lucide-react';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { answerOf, evidenceOfCard, frontOf } from '../../../../../shared/model/learning/card-text.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { notesTitleFor } from '../../../lib/words/notes-title.ts';
import { plainText } from '../../../lib/words/plain-text.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Evidence } from '../../../ui/display/evidence.tsx';
import { useCardPlace } from '../../quiz/results/use-card-place.ts';
import { reviewTexts } from '../../review/texts.ts';
import { FrontText } from '../front-text.tsx';
import { kindName } from '../kind-icon.tsx';
import { deckTexts } from '../texts.ts';

function Asked({ card: { content } }: { card: DeckCard }) {
  const scenario = content.kind === 'open' ? content.question.scenario : null;
  const isTerm = content.kind === 'term';
  return (
    <>
      {scenario !== null && (
        <p dir="auto" className="mb-4 font-serif text-17 whitespace-pre-line wrap-anywhere text-quiet">
          {scenario}
        </p>
      )}
      <p
        dir="auto"
        className={cx(
          'font-serif wrap-anywhere',
          isTerm
            ? 'text-center text-40 font-medium tracking-[-0.022em] underline decoration-story-fill decoration-dotted decoration-2 underline-offset-[0.36em] sm:text-48'
            : 'text-[21px] leading-9 sm:text-23 sm:leading-[38px]',
        )}
      >
        <FrontText front={frontOf(content)} />
      </p>
      {content.kind === 'question' && (
        <ul className="mt-4 grid gap-1 border-t border-rule pt-4">
          {content.question.options.map((option) => (
            <li key={option} dir="auto" className="ml-5 list-[circle] font-serif text-17 wrap-anywhere">
              {option}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Answered({ card }: { card: DeckCard }) {
  const { content, session } = card;
  const [answer = '', ...further] = answerOf(content);
  const explanation = content.kind === 'question' ? content.key.explanation : '';
  const place = useCardPlace(card);
  return (
    <>
      <p dir="auto" className="text-15 leading-[22px] wrap-anywhere text-quiet">
        <FrontText front={frontOf(content)} />
      </p>
      {further.length > 0 ? (
        <ol className="mt-3 grid gap-1.5">
          {[answer, ...further].map((step, at) => (
            <li key={step} dir="auto" className="grid grid-cols-[28px_1fr] font-serif text-17 leading-7 wrap-anywhere">
              <span className="text-story tabular-nums">{at + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      ) : (
        <p dir="auto" className="mt-3 font-serif text-[21px] leading-8 font-medium wrap-anywhere">
          {answer}
        </p>
      )}
      {explanation && (
        <p dir="auto" className="mt-3 font-serif text-17 leading-7 wrap-anywhere">
          {explanation}
        </p>
      )}
      {evidenceOfCard(content).map(({ quote, start }) => {
        const words = plainText(quote);
        return (
          <Evidence
            key={`${start} ${quote}`}
            title={notesTitleFor(session, session.own)}
            quote={words}
            dir={directionOf(words)}
            className="mt-5"
          />
        );
      })}
      <p className="mt-4 -ml-3">
        <LinkButton look="bare" size="small" {...place}>
          <BookOpen />
          {reviewTexts.readInPlace}
        </LinkButton>
      </p>
    </>
  );
}

interface SlipProps {
  card: DeckCard;
  /** Its back is shown. */
  turned: boolean;
  place: string;
}

/** A card of paper on a pile: what is asked, or the answer with the sentence that says it. */
export function Slip({ card, turned, place }: SlipProps) {
  return (
    <article
      aria-label={place}
      className="flex min-h-[348px] flex-col rounded-card border border-rule-firm bg-raised px-8 pb-6 shadow-[0_4px_0_-1px_var(--raised),0_4px_0_0_var(--rule),0_8px_0_-1px_var(--raised),0_8px_0_0_var(--rule)] max-sm:min-h-[300px] max-sm:px-5"
    >
      <header className="-mx-8 flex justify-between gap-3 border-b border-story-fill px-8 py-3 text-13 text-quiet max-sm:-mx-5 max-sm:px-5">
        <b className="font-bold text-story">{kindName(card.content.kind)}</b>
        <span>{turned ? deckTexts.back : deckTexts.front}</span>
      </header>
      <div aria-live="polite" className={cx('flex flex-1 flex-col py-6', !turned && 'justify-center')}>
        {turned ? <Answered card={card} /> : <Asked card={card} />}
      </div>
    </article>
  );
}
