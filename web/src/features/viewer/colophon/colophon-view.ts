import type { Session } from '../../../../../shared/model/session/session.ts';
import { formatPrice } from '../../../lib/words/format.ts';
import { colophonTexts } from './texts.ts';

type Written = Pick<Session, 'writers' | 'checked' | 'spent' | 'edition' | 'origin' | 'user_id'>;

/** Lessons from before writers were kept: of a study edition alone it is known that the engine wrote it. */
const writersOf = ({ writers, edition }: Written) =>
  writers ?? (edition === 'study' ? [{ code: 'engine' as const }] : []);

const isModel = ({ code }: ReturnType<typeof writersOf>[number]): boolean => code !== 'engine';

interface ColophonView {
  /** With places for `{date}`, and for `{writer}` or `{edition}`. */
  readonly line: string;
  readonly name: string;
}

/** Who wrote a lesson, in one line; undefined where that is not known. */
export const colophonOf = (session: Written): ColophonView | undefined => {
  const writers = writersOf(session);
  if (writers.length === 0) return undefined;
  const isOwn = session.user_id !== null && session.origin === 'own';
  if (!writers.some(isModel))
    return { line: isOwn ? colophonTexts.editionOwn : colophonTexts.editionOthers, name: colophonTexts.edition };
  const names = writers.map((writer) => ('name' in writer ? writer.name : colophonTexts.engine));
  const checked = isOwn ? colophonTexts.writtenAndChecked : colophonTexts.writtenAndCheckedForOthers;
  return { line: session.checked ? checked : colophonTexts.written, name: new Intl.ListFormat().format(names) };
};

const THOUSAND = 1_000;
/** From here on, thousands are exact enough. */
const MANY = 10 * THOUSAND;
const rounded = (tokens: number): number => (tokens < MANY ? tokens : Math.round(tokens / THOUSAND) * THOUSAND);

const MINUTE_SECONDS = 60;
const timeText = (seconds: number): string =>
  seconds < 2 * MINUTE_SECONDS
    ? colophonTexts.seconds({ seconds })
    : colophonTexts.minutes({ minutes: Math.round(seconds / MINUTE_SECONDS) });

const CENT = 0.01;
const inDollars = (usd: number): string => `US${formatPrice(usd)}`;

/** What writing it took, for its maker; undefined for everybody else. A provider without configured prices is not free. */
export const spentText = (session: Written): string | undefined => {
  const { spent } = session;
  if (!spent) return undefined;
  const writers = writersOf(session);
  const tokens = rounded(spent.tokens);
  if (!writers.some(isModel)) return colophonTexts.nothingUsed;
  if (spent.usd >= CENT)
    return colophonTexts.paid(tokens, {
      price: inDollars(Math.round(spent.usd / CENT) * CENT),
    });
  if (spent.usd > 0) return colophonTexts.cheap(tokens, { price: inDollars(CENT) });
  if (writers.some(({ code }) => code === 'provider')) return colophonTexts.unpriced(tokens);
  return colophonTexts.free(tokens, { time: timeText(spent.seconds) });
};
