import { Link } from 'react-router';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { paths } from '../../../app/paths.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { deckTexts } from '../texts.ts';
import type { DueOfSession } from './use-today.ts';

interface FadingProps {
  sessionId: SessionId;
  title: string;
  /** Undefined for a session of which nothing is due. */
  of: DueOfSession | undefined;
}

/** How many of a session's cards are about to be forgotten: the bar runs out instead of stopping. */
export function Fading({ sessionId, title, of }: FadingProps) {
  if (!of) return null;
  const kept = Math.round(100 * (1 - Math.min(1, of.due / of.cards)));
  const fill = `linear-gradient(90deg, var(--mode-fill) ${kept - 16}%, transparent ${kept + 14}%)`;
  return (
    <div className="mt-3 grid gap-1.5 text-13 leading-[18px]">
      <div className="flex items-center justify-between gap-3 text-quiet">
        <span>
          <RichText
            text={deckTexts.fading({})}
            parts={{
              figures: (
                <b className="font-bold text-ink tabular-nums">
                  {deckTexts.fadingOf({ fading: of.due, cards: of.cards })}
                </b>
              ),
            }}
          />
        </span>
        <Link
          to={paths.reviewOf(sessionId)}
          viewTransition
          aria-label={deckTexts.fadingLabel(of.due, { title })}
          className="inline-flex min-h-6 items-center font-firm text-mode no-underline hover:underline"
        >
          {deckTexts.review}
        </Link>
      </div>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-[3px] bg-rule">
        <div className="h-full" style={{ backgroundImage: fill }} />
      </div>
    </div>
  );
}
