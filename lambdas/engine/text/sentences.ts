/** A sentence's place in its text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Usually followed by what it shortens, so a full stop after it ends nothing. */
const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Mt|Jr|Sr|vs|e\.g|i\.e|etc|cf|al|approx|[Nn]o|pp?|[Ff]igs?|Eq|Ch|Sec|[Vv]ol|Inc|Ltd|[Cc]o|Gen|Gov|Sen|Rep|Capt|Lt|Col|ca|bzw|z|d|u|z\. ?B|d\. ?h|u\. ?a|Nr|Abb|Jh|Jhs|usw|Sra?|Dra?|Ud|págs?|núm|aprox|ej|\p{Lu})\.["')\]]*\s*$/u;
/** These may also stand last in a sentence; what follows decides. */
const MAY_END = /(?:^|[\s(])(?:etc|al|usw|[Nn]o|[Cc]o|Inc|Ltd|Jr|Sr|\p{Lu})\.["')\]]*\s*$/u;
const STARTER =
  /^[\s"'(]*(?:It|They|He|She|We|I|You|The|This|That|These|Those|A|An|In|On|At|How|What|Who|Why|If|When|But|And|Others|There|Der|Die|Das|Ein|Eine|Im|Es|Sie|Er|El|La|Los|Las|Un|Una|En|Se)\b/;
const GOES_ON = /^[\s"'(]*[\p{Ll}\p{N},;)]/u;
const ACRONYM = /(?:\p{L}\.){2,}\s*$/u;
const ORDINAL = /(?:^|\s)\d{1,2}\.\s*$/;
const MONTH =
  /^\s*(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Jh|Weltkrieg)/;

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** How far back a sentence is looked at: further does not decide, and would make long ones slow. */
const TAIL = 300;

const belongsTogether = (before: string, after: string): boolean => {
  if (/[.!?…]["'”’)\]]*\s*$/.test(before) && /^[\s"'(]*\p{N}/u.test(after) && !ABBREVIATION.test(before)) return false;
  if (GOES_ON.test(after)) return true;
  if (before.length < TAIL && count(before, '(') > count(before, ')')) return true;
  if (ORDINAL.test(before) && MONTH.test(after)) return true;
  if (ACRONYM.test(before)) return !STARTER.test(after);
  return ABBREVIATION.test(before) && !(MAY_END.test(before) && STARTER.test(after));
};

const segmenters = new Map<string, Intl.Segmenter>();
const segmenter = (language: string): Intl.Segmenter => {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
};

/** The sentences of one paragraph; a paragraph at a time keeps the segmenter's work in proportion to the text. */
export const sentenceSpans = (paragraph: string, language: string): Span[] => {
  const spans: { start: number; end: number }[] = [];
  for (const { segment, index } of segmenter(language).segment(paragraph)) {
    const last = spans.at(-1);
    if (last && belongsTogether(paragraph.slice(Math.max(last.start, last.end - TAIL), last.end), segment))
      last.end = index + segment.length;
    else spans.push({ start: index, end: index + segment.length });
  }
  return spans
    .map(({ start, end }) => {
      const text = paragraph.slice(start, end);
      return { start: start + (text.length - text.trimStart().length), end: start + text.trimEnd().length };
    })
    .filter(({ start, end }) => end > start);
};
