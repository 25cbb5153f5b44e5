import { refusal } from '../guards/guard.ts';
import { sentenceGuards } from '../guards/sentence-guards.ts';
import type { Locale } from '../locales/locale.ts';
import { localeOf } from '../locales/locales.ts';
import { shortDefinition } from '../nlp/definitions.ts';
import { quoteOf, type ReadChunk, type Reading, type Sentence } from '../nlp/reading.ts';
import { termKey, words } from '../nlp/words.ts';

/** What the material says of something that it sets off or writes as code. */
export interface Said {
  readonly term: string;
  readonly key: string;
  readonly text: string;
  /** The chunk that says it. */
  readonly chunk: string;
}

const MARKED = '(?:`[^`\\n]{2,40}`|\\*{1,2}[^*\\n]{2,40}\\*{1,2})';
/** "`GET`", or several that do one thing: "`GET`, `SET` and `DEL`". */
const SUBJECT = new RegExp(`^(?<names>${MARKED}(?:[^\`*\\n.:;()]{1,6}${MARKED}){0,4}) (?<rest>.+)$`, 'su');
const LABELLED = /^[-*+\d.)\s]*`(?<names>[^`\n]{2,40})`(?:: | [–—-] )(?<rest>.+)$/su;
/** A line of a list is no entry of a manual by itself. */
const ENTRIES = 2;
/** Words of what something is said to be or to do. */
const LENGTH = { least: 3, most: 40 } as const;

const plain = (markdown: string): string => markdown.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();

const stands = (text: string, { nlp }: Locale): boolean =>
  refusal(sentenceGuards, text, nlp) === undefined && !nlp.deictic?.test(text);

/** "`EXEC` runs the commands in its queue.": what it does, in the words of the sentence. */
const ofSubject = (raw: string, locale: Locale): [string, string] | undefined => {
  const { nlp, edition } = locale;
  const { names, rest = '' } = SUBJECT.exec(raw.replace(nlp.article ?? /^$/, ''))?.groups ?? {};
  const said = plain(rest)
    .replace(edition.kinds ?? /^$/, '')
    .trimStart();
  const text = shortDefinition(said, nlp);
  const says = edition.says?.test(said) || (said !== plain(rest) && edition.does?.test(said));
  return names && says && stands(`${plain(names)} ${text}`, locale) ? [plain(names), text] : undefined;
};

/** "Calling `join` waits for the thread.", "Such a loaf is called a *miche*.": a sentence that is all about it. */
const ofSentence = (raw: string, { text }: Sentence, locale: Locale): [string, string] | undefined => {
  const { calls } = locale.edition;
  const name = calls && new RegExp(`(?:${calls.source})(?<name>${MARKED})`, 'iu').exec(raw)?.groups?.['name'];
  return name && stands(text, locale) && !locale.questions.hangs?.test(text) ? [plain(name), text] : undefined;
};

/** "- `GET`: the value of a key", in a list of such. */
const ofEntry = (raw: string, { block }: Sentence, chunk: ReadChunk, { nlp }: Locale): [string, string] | undefined => {
  const items = chunk.blocks[block]?.items ?? [];
  const entries = items.filter(({ start, end }) => LABELLED.test(chunk.text.slice(start, end)));
  const { names, rest } = LABELLED.exec(raw)?.groups ?? {};
  return names && rest && entries.length >= ENTRIES ? [names, shortDefinition(plain(rest), nlp)] : undefined;
};

/** What the sentences of a material say of what they set off or write as code, each once, in their order. */
export const saidIn = (reading: Reading): readonly Said[] => {
  const locale = localeOf(reading.language);
  const found = new Map<string, Said>();
  for (const chunk of reading.bodies)
    for (const sentence of chunk.sentences) {
      const raw = quoteOf(sentence, reading).replace(/\s+/g, ' ');
      const [term, text] =
        ofEntry(raw, sentence, chunk, locale) ?? ofSubject(raw, locale) ?? ofSentence(raw, sentence, locale) ?? [];
      const count = words(text ?? '').length;
      if (!term || !text || count < LENGTH.least || count > LENGTH.most) continue;
      const key = termKey(term, locale.nlp);
      if (key !== '' && !found.has(key)) found.set(key, { term, key, text, chunk: chunk.id });
    }
  return [...found.values()];
};
