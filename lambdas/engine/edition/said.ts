import { refusal } from '../guards/guard.ts';
import { sentenceGuards } from '../guards/sentence-guards.ts';
import type { Locale } from '../locales/locale.ts';
import { localeOf } from '../locales/locales.ts';
import { shortDefinition } from '../nlp/definitions.ts';
import { quoteOf, type Reading } from '../nlp/reading.ts';
import { termKey, words } from '../nlp/words.ts';

/** What the material says of something that it sets off. */
export interface Said {
  readonly term: string;
  readonly key: string;
  readonly text: string;
  /** The chunk that says it. */
  readonly chunk: string;
}

/** Set off as a term; what is written as code is a name, and its manual says what it does where it stands. */
const MARKED = '\\*{1,2}(?=\\p{L})[^*`\\n]{3,40}\\*{1,2}';
/** "A *weir* holds back …" */
const SUBJECT = new RegExp(`^(?<name>${MARKED}) (?<rest>.+)$`, 'su');
/** Words of what something is said to be or to do. */
const LENGTH = { least: 3, most: 40 } as const;

const plain = (markdown: string): string => markdown.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();

/** What a sentence says of the one thing that it sets off: "A *weir* holds the water back.", "A flat loaf is called a *miche*." */
const explainedBy = (raw: string, text: string, { nlp, edition, questions }: Locale): [string, string] | [] => {
  const { name, rest = '' } = SUBJECT.exec(raw.replace(nlp.article ?? /^$/, ''))?.groups ?? {};
  const said = shortDefinition(plain(rest), nlp);
  if (name && edition.says?.test(said)) return [plain(name), said];
  const found = edition.calls && new RegExp(`(?:${edition.calls.source})(?<name>${MARKED})`, 'iu').exec(raw);
  const called = found?.groups?.['name'];
  if (!found || !called || questions.hangs?.test(text)) return [];
  return [plain(called), plain(raw.slice(0, found.index)).replace(/[\s,]+$/, '')];
};

/** What the sentences of a material say of what they set off, each once, in their order. */
export const saidIn = (reading: Reading): readonly Said[] => {
  const locale = localeOf(reading.language);
  const { nlp } = locale;
  const found = new Map<string, Said>();
  for (const { id, sentences } of reading.bodies)
    for (const sentence of sentences) {
      const raw = quoteOf(sentence, reading).replace(/\s+/g, ' ');
      const [term, text] = explainedBy(raw, sentence.text, locale);
      const count = words(text ?? '').length;
      if (!term || !text || count < LENGTH.least || count > LENGTH.most || nlp.remark?.test(term)) continue;
      if (refusal(sentenceGuards, sentence.text, nlp) !== undefined || nlp.deictic?.test(sentence.text)) continue;
      const key = termKey(term, nlp);
      if (key !== '' && !found.has(key)) found.set(key, { term, key, text, chunk: id });
    }
  return [...found.values()];
};
