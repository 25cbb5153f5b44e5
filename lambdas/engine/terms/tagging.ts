import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';
import { Recent } from '../cache.ts';

/** A word and its universal part of speech: NOUN, PROPN, ADJ, VERB, DET, … */
export interface Tagged {
  readonly word: string;
  readonly tag: string;
  /** Where the word starts in the text. */
  readonly at: number;
}

let loaded: WinkMethods | undefined;
/** Loaded on first use: a process that never teaches in English never pays for it. */
const tagger = (): WinkMethods => {
  loaded ??= winkNLP(model, ['pos']);
  return loaded;
};

const hyphenated = (tokens: readonly Tagged[], text: string): Tagged[] => {
  const out: Tagged[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    const touches = last !== undefined && last.at + last.word.length === token.at;
    const joins = touches && (/\p{L}-$/u.test(last.word) || (token.word === '-' && /\p{L}$/u.test(last.word)));
    if (!last || !joins || (token.word === '-' && !/^-\p{L}/u.test(text.slice(token.at)))) out.push(token);
    else {
      const tag = token.word === '-' ? last.tag : token.tag === 'NOUN' ? 'NOUN' : 'ADJ';
      out[out.length - 1] = { word: last.word + token.word, tag, at: last.at };
    }
  }
  return out;
};

const tag = (text: string): readonly Tagged[] => {
  const { its, readDoc } = tagger();
  const tokens = readDoc(text).tokens();
  const forms = tokens.out();
  const tags = tokens.out(its.pos) as string[];
  let from = 0;
  const placed = forms.map((word, index) => {
    const found = text.indexOf(word, from);
    const at = found < 0 ? from : found;
    from = at + word.length;
    return { word, tag: tags[index] ?? 'X', at };
  });
  return hyphenated(placed, text);
};

/** Characters of sentences whose tags are remembered: every kind of question asks for them again. */
const REMEMBERED = 400_000;
const known = new Recent<readonly Tagged[]>(REMEMBERED);

/** English only. */
export const tagged = (text: string): readonly Tagged[] => known.of(text, text.length, () => tag(text));
