import { filled, type Language } from '../../languages/language.ts';
import { hash } from '../../seed.ts';
import { neighboursOf, numberOfWord } from '../../terms/number-words.ts';
import { amount, type Quantity, yearsIn } from '../../terms/quantities.ts';
import { isEmptyHeading, type Sentence } from '../../text/chunk.ts';
import { countWords } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { candidateOf, shownWith } from '../clear/context.ts';
import { RELATIVE } from '../clear/english.ts';
import { evidence } from '../evidence.ts';
import { isInstruction } from '../shape.ts';
import { statementPhrases } from '../statement-phrases.ts';
import { withGap } from '../stem.ts';

const NEAREST_YEARS = 30;
/** More figures in one sentence, and it is a list of them. */
const MOST_FIGURES = 3;
const LONGEST_HEADING = 8;

const isWord = (digits: string): boolean => numberOfWord(digits) !== undefined;
const unitOf = (unit: string): string => unit.trim().toLowerCase().replace(/s$/, '');

/** Figures of the material that could stand in this one's place, the nearest first. */
const real = (quantity: Quantity, all: readonly Quantity[]): string[] => {
  const value = amount(quantity.digits);
  const comparable = (other: number): boolean =>
    quantity.kind === 'year' ? Math.abs(other - value) <= NEAREST_YEARS : other <= value * 6 && other * 6 >= value;
  return all
    .filter(
      ({ kind, unit, sign }) =>
        kind === quantity.kind && unitOf(unit) === unitOf(quantity.unit) && sign === quantity.sign,
    )
    .filter(({ digits }) => isWord(digits) === isWord(quantity.digits))
    .filter(({ digits }) => digits !== quantity.digits && comparable(amount(digits)))
    .filter(({ digits }) => !quantity.sentence.text.includes(digits))
    .sort(
      (a, b) =>
        Math.abs(amount(a.digits) - value) - Math.abs(amount(b.digits) - value) || (a.digits < b.digits ? -1 : 1),
    )
    .map(({ digits }) => digits);
};

const written = (value: number, like: string): string => {
  const decimals = /^\d+[.,](\d{1,2})$/.exec(like)?.[1]?.length ?? 0;
  if (decimals > 0) return value.toFixed(decimals).replace('.', like.includes(',') ? ',' : '.');
  const separator = /^\d{1,3}([.,])\d{3}/.exec(like)?.[1];
  const digits = String(Math.round(value));
  return separator ? digits.replace(/\B(?=(?:\d{3})+$)/g, separator) : digits;
};

/** "413,000" beside "1,239,000" looks like another sort of figure. */
const groupsIn = (value: string): number => value.split(/[.,]/).length;

/** A figure as somebody would say it: one digit and perhaps a half. */
const rounded = (value: number): number => {
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.round(value / step) * step;
};

const STEPS = [
  [1.5, 2, 3],
  [0.75, 1.5, 2],
  [0.5, 0.75, 1.5],
  [0.75, 0.5, 0.25],
] as const;
const SMALL_STEPS = [
  [1, 2, 3],
  [-1, 1, 2],
  [-2, -1, 1],
] as const;

/** Figures of the same make and size, for a material that has no others. */
const made = ({ kind, digits, unit, sentence }: Quantity): string[] => {
  if (isWord(digits)) return neighboursOf(digits);
  const value = amount(digits);
  if (kind === 'year')
    return [value - 2, value + 3, value - 6, value + 8, value - 20, value + 20, value - 40]
      .filter((year) => year <= 2030)
      .map(String);
  if (/%|percent|per cent|prozent|por ciento/i.test(unit)) {
    const shares = value <= 50 ? [value / 2, value * 1.5, value + 20] : [value - 30, value - 15, (100 + value) / 2];
    return shares.filter((share) => share > 0 && share < 100).map((share) => written(share, digits));
  }
  const small = value <= 5 && Number.isInteger(value);
  // The key is now the smallest, now the largest of its options: it can't be told by what the others are made from.
  const sets = small ? SMALL_STEPS : STEPS;
  const turn = hash(`${sentence.text}/${digits}`) % sets.length;
  const steps = [...sets.slice(turn), ...sets.slice(0, turn)]
    .flat()
    .map((step) => (small ? value + step : value * step))
    .filter((step) => step > 1);
  const round = rounded(value) === value;
  return steps.map((step) => written(round ? rounded(step) : step, digits));
};

/** What is one end of a range, a part of a larger number or counted out in the same sentence can't be asked for. */
const fitsGap = ({ kind }: Quantity, before: string, after: string): boolean =>
  !(kind === 'year' && (/^[–-]\d/.test(after) || /\d[–-]$/.test(before))) &&
  !/(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|zwei|drei|vier|dos|tres))(?: ?[–-] ?| (?:to|or|and|bis|oder|und|a|o|y) )$/i.test(
    kind === 'year' ? '' : before,
  ) &&
  !/^(?: ?[–-] ?| (?:to|or|and|bis|oder|a|o|y) )(?:\d|(?:three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b)/i.test(
    kind === 'year' ? '' : after,
  ) &&
  !/\bout of\b/.test(before + after) &&
  !/\d of (?:the )?$|[×x*÷+=] ?$|\b(?:one|two|three|four|five|six|seven|eight|nine|ten) in $/.test(before) &&
  !/^(?: \p{L}+){0,3}:/u.test(after) &&
  !RELATIVE.test(after) &&
  // "Line 7 trams" numbers a line and counts no trams.
  !/\b(?:figure|port|version|line|page|chapter|section|table|step|room|platform|level|type|phase|day|part|unit|grade|class|article|clause|rule|item|question|category|stage|group)s? $/i.test(
    before,
  ) &&
  !(kind === 'number' && / \p{Lu}\S* $/u.test(` ${before.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`)) &&
  !/\bone of $/.test(before) &&
  !(kind === 'number' && /\b(?:century|page|chapter|version|No\.|number|the)$/i.test(before.trimEnd()));

/** Both sides of such a bound can be true: what took over ten years took over nine, and perhaps over eleven. */
const OPEN_BOUND =
  /\b(?:more than|over|above|exceed(?:s|ed)?|less than|fewer than|under|below|nearly|almost|mehr als|über|weniger als|unter|fast|beinahe|knapp|más de|menos de|casi|por encima de)(?: some| about| el| un)? $/i;
const AT_LEAST =
  /\b(?:at least|no less than|not less than|no fewer than|mindestens|al menos|como mínimo)(?: some| about)? $/i;
const AT_MOST =
  /\b(?:up to|at most|no more than|not more than|within|bis zu|höchstens|innerhalb von|hasta|como máximo)(?: some| about)? $/i;
const ROUGHLY =
  /\b(?:about|around|roughly|some|approximately|circa|etwa|rund|ungefähr|um|gegen|unos|unas|hacia|cerca del?|alrededor del?)(?: una?)? $/i;
const CLOSE = 0.15;
const CLOSE_YEARS = 15;

const isOpenBound = (before: string): boolean =>
  OPEN_BOUND.test(before) && !AT_LEAST.test(before) && !AT_MOST.test(before);

/** A message that may have "up to 256" may have 128; and who read "about 10" can't call 11 false. */
const isWrong = (value: number, { kind, digits }: Quantity, before: string): boolean => {
  const key = amount(digits);
  if (kind === 'year') return !ROUGHLY.test(before) || Math.abs(value - key) >= CLOSE_YEARS;
  if (AT_LEAST.test(before)) return value > key;
  if (AT_MOST.test(before)) return value < key;
  return !ROUGHLY.test(before) || Math.abs(value - key) / key > CLOSE;
};

/** True with any figure, or one that the sentence only supposes. */
const SUPPOSED =
  /\b(?:not|never|nicht|nunca|if|say|suppose|imagine|e\.g\.|for example|for instance|wenn|zum Beispiel|z\. ?B\.|falls|si|por ejemplo)\b|\b(?:an?|eine?|una?) \p{L}+ (?:with|mit|con) $/iu;
/** One end of a range, or a share where another share of the same whole is told. */
const isBound = ({ unit, sentence }: Quantity, before: string): boolean =>
  /\b(?:between|entre|zwischen)\b[^,;]*\b(?:and|y|und)(?: el| la)? $/i.test(before) ||
  (/%|percent|per cent|prozent|por ciento/i.test(unit) &&
    (sentence.text.match(/%|percent|per cent|prozent|por ciento/gi)?.length ?? 0) > 1 &&
    /\b(?:and|y|und)\b/.test(sentence.text));
/** "um 1802 Menschen" is a year, whatever stands behind it. */
const isHiddenYear = ({ kind, digits, unit }: Quantity): boolean =>
  kind === 'number' && /^(?:1[0-9]{3}|20[0-9]{2})$/.test(digits) && /^[ -]\p{L}{3}/u.test(unit);

/** "2 % of 1,800 g is …": what other figures beside it come to needs no text. */
const isWorkedOut = (value: number, around: string): boolean => {
  const others = (around.match(/\d+(?:[.,]\d+)*/g) ?? []).map(amount).filter((other) => other > 0);
  const near = (other: number): boolean => Math.abs(other - value) <= value * 0.005;
  return others.some((a, at) =>
    others.some((b, index) => index > at && [a * b, (a * b) / 100, a / b, b / a, a + b, Math.abs(a - b)].some(near)),
  );
};

/** "fell from 25 to": what lies on the other side of the beginning is no end. */
const goesOn = (value: number, key: number, before: string): boolean => {
  const from =
    /\b(?:from|von|de) (?:about |etwa |unos )?[£$€]?(\d[\d.,]*)\D{0,14} (?:to|auf|bis|a|hasta)(?: about| etwa| unos| only| nur)? $/iu.exec(
      before,
    )?.[1];
  return from === undefined || Math.sign(value - amount(from)) === Math.sign(key - amount(from));
};

const OLDEST = 105;

/** In "from 1685 to 1688" nobody believes an end before the beginning. */
const onSameSide = (value: string, key: string, other: string): boolean =>
  Math.sign(amount(value) - amount(other)) === Math.sign(amount(key) - amount(other));

const headingOf = ({ heading }: Sentence): string | null =>
  heading && !isEmptyHeading(heading) && countWords(heading) <= LONGEST_HEADING ? heading : null;
const underHeading = (heading: string, question: string, { code }: Language): string =>
  heading === '' ? question : filled(statementPhrases[code]?.under ?? '{question}', { heading, question });

/** "Which figure is missing here?", with other figures of the material as wrong options as far as there are any. */
export const quantityCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const all = material.chunks.flatMap(({ id }) => material.facts.get(id)?.quantities ?? []);
  const latest = Math.max(0, ...all.filter(({ kind }) => kind === 'year').map(({ digits }) => Number(digits)));
  return ground.chunks.flatMap(({ id }) => {
    const own = material.facts.get(id)?.quantities ?? [];
    return own.flatMap((quantity): Candidate[] => {
      const { sentence, at, kind, text, digits, unit, sign } = quantity;
      const context = shownWith(sentence, material);
      if (!context || own.filter((other) => other.sentence === sentence).length > MOST_FIGURES) return [];
      const before = sentence.text.slice(0, at);
      const after = sentence.text.slice(at + text.length);
      // What is to be done with what, the heading says.
      const heading = isInstruction(sentence.text) ? headingOf(sentence) : '';
      if (!fitsGap(quantity, before, after) || heading === null) return [];
      if (isOpenBound(before) || isBound(quantity, before) || isHiddenYear(quantity)) return [];
      if (kind === 'number' && (SUPPOSED.test(before) || isWorkedOut(amount(digits), context.around(before + after))))
        return [];
      const stem = withGap(sentence.text, text, at);
      const quote = evidence(material.byId.get(id), { start: context.start, end: sentence.end }, text);
      if (context.besides.includes(digits)) return [];
      if (!stem || !quote || at === 0 || (kind === 'number' && amount(digits) < 2)) return [];
      const beside =
        kind === 'year'
          ? yearsIn(sentence.text)
              .map(String)
              .filter((other) => other !== digits)
          : own
              .filter((other) => other.sentence === sentence && other.kind === kind && other !== quantity)
              .map((other) => other.digits);
      const values = [...new Set([...real(quantity, all), ...made(quantity)])]
        .filter(
          (value) =>
            value !== digits &&
            !sentence.text.includes(value) &&
            !context.besides.includes(value) &&
            groupsIn(value) === groupsIn(digits),
        )
        .filter((value) => isWrong(amount(value), quantity, before))
        .filter((value) => kind === 'number' || Number(value) <= latest)
        .filter((value) => goesOn(amount(value), amount(digits), before))
        .filter((value) => !/^ old\b/.test(after) || amount(value) <= OLDEST)
        .filter((value) => beside.every((other) => onSameSide(value, digits, other)));
      const pool = values.map((value) => sign + value + unit);
      return [
        {
          template: kind,
          question: underHeading(
            heading,
            filled(language.phrases.quiz[kind], { text: context.around(stem) }),
            language,
          ),
          key: text,
          pool,
          ...(context.malus === 0 ? { gap: stem } : {}),
          ...candidateOf(sentence, context),
          quote,
          bonus: (isWord(digits) ? -0.2 : 0) - context.malus,
        },
      ];
    });
  });
};
