import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';
import type { LocaleNlp } from '../locales/locale.ts';
import type { Token } from './reading.ts';
import { segmenterOf } from './segmenter.ts';

let loaded: WinkMethods | undefined;
/** Loaded on first use: a process that never teaches in English never pays for it. */
const wink = (): WinkMethods => {
  loaded ??= winkNLP(model, ['pos']);
  return loaded;
};

const tagged = (text: string): Token[] => {
  const { its, readDoc } = wink();
  const tokens = readDoc(text).tokens();
  const forms = tokens.out();
  const tags = tokens.out(its.pos) as string[];
  const lemmas = tokens.out(its.lemma as never) as string[];
  let from = 0;
  return forms.map((form, index) => {
    const found = text.indexOf(form, from);
    const start = found < 0 ? from : found;
    from = start + form.length;
    return { text: form, lemma: (lemmas[index] ?? form).toLowerCase(), pos: tags[index] ?? 'X', start, end: from };
  });
};

const segmented = (text: string, language: string, nlp: LocaleNlp): Token[] =>
  [...segmenterOf(language, 'word').segment(text)]
    .filter(({ segment }) => segment.trim() !== '')
    .map(({ segment, index }) => {
      const place = { start: index, end: index + segment.length };
      return { text: segment, lemma: nlp.singular(segment), pos: 'X', ...place };
    });

/** The words and marks of a plain sentence. `language` is ISO 639-1 or "und". */
export const tokensOf = (text: string, language: string, nlp: LocaleNlp): readonly Token[] =>
  nlp.tagger === 'wink' ? tagged(text) : segmented(text, language, nlp);
