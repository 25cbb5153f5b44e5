import { filled, type Language } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import { hash } from '../../seed.ts';
import { contrastsIn } from '../../terms/contrasts/contrasts.ts';
import { tagged } from '../../terms/tagging.ts';
import { isEmptyHeading, type ReadChunk, type Sentence, sentencesIn } from '../../text/chunk.ts';
import { contentOf, countWords, overlap } from '../../text/words.ts';
import { BLANK, type Candidate, type Ground } from '../candidate.ts';
import { canBeAsked } from '../clear/clear.ts';
import { withoutNumber } from '../clear/context.ts';
import { evidence } from '../evidence.ts';
import { isInstruction } from '../shape.ts';
import { statementPhrases } from '../statement-phrases.ts';
import { usesForm } from '../stem.ts';

const SHORTEST = 6;
const LONGEST = 26;
/** At least two that are not told, beside one that is. */
const UNTRUE = 2;
/** What stands between two quoted headings. */
const BETWEEN: Readonly<Record<string, string>> = { en: '”, “', de: '“, „', es: '», «' };
const LABELLED = /^[^,.;]{1,40}:/u;
/** Two sentences that say almost the same make each other's falsehood plain. */
const ALIKE = 0.5;

/** A sentence, and what it would say if one word of it were another. */
interface Claim {
  readonly sentence: Sentence;
  readonly untrue: string;
}

const DENIED = /\b(?:not|no|never|nor|n['’]t|nicht|kein\p{L}*|nie|ni|nunca)\b/iu;
/** Figures, months and names are wrong for certain, and are asked for so in questions of their own. */
const filledIn = ({ gap, pool, template, certain }: Candidate): string | undefined => {
  const [other] = pool;
  if (gap === undefined || other === undefined || DENIED.test(gap)) return undefined;
  if (template === 'sibling' && !certain) return undefined;
  return gap.replace(BLANK, other);
};

/** "Gas: £38,000 to install" and "A hollow with a steep wall" say nothing; "Scrub the fruit" is said to somebody. */
const isWhole = ({ text, kind }: Sentence, { code }: Language): boolean => {
  if (!/\p{Ll}[.)]$/u.test(text) || LABELLED.test(text) || isInstruction(text)) return false;
  if (code !== 'en') return kind === 'prose';
  const tokens = tagged(text);
  const isOrder = tokens[0]?.tag === 'VERB' && !/(?:ing|ed)$/.test(tokens[0].word);
  // The tagger takes the verb of many a short sentence for a noun, but hardly ever behind an article.
  const opens = kind === 'prose' && /^(?:The|An?|In|On|At|Since|During|After|Most) /.test(text);
  return !isOrder && (opens || tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX'));
};

/** What speaks of a second thing may contradict the first one once that is turned round. */
const CLAUSES =
  /;|\d|[–—(]|\b(?:because|so|if|when|while|although|though|but|unless|until|since|as|provided|ever|only|even|weil|wenn|obwohl|aber|dass|porque|cuando|aunque|pero)\b/i;
const LONGEST_TURNED = 22;

/** The sentence made untrue by an opposite; undefined where the rest of it would show. */
const turnedRound = (sentence: Sentence, material: Material): string | undefined => {
  const { text } = sentence;
  const all = contrastsIn(sentence, material);
  const [contrast] = all;
  if (!contrast || all.some(({ at }) => at !== contrast.at) || countWords(text) > LONGEST_TURNED) return undefined;
  const { word, at, others } = contrast;
  const [before, after, other] = [text.slice(0, at), text.slice(at + word.length), others[0] ?? ''];
  if (CLAUSES.test(before + after) || (text.match(/,/g)?.length ?? 0) > 1) return undefined;
  if (other !== '' && usesForm(before + after, other)) return undefined;
  const article = /^[aeiou]/i.test(other) ? 'an ' : 'a ';
  return before.replace(/(?<=\b)an? $/, article) + other + after;
};

interface Scope {
  readonly sentences: readonly Sentence[];
  /** One, or two that stand side by side where one has too little under it. */
  readonly headings: readonly string[];
  readonly claims: readonly Claim[];
}

/** A name, and no formula or order. */
const HEADING = /^[\p{L}\p{N} ,’'()?–-]+$/u;

/** What is told under one heading. */
const scopesOf = (chunk: ReadChunk, material: Material, facts: readonly Candidate[]): Scope[] => {
  const clear = (sentences: readonly Sentence[]): Sentence[] =>
    sentences
      .filter((sentence) => isWhole(sentence, material.language))
      .filter((sentence) => canBeAsked(sentence, material, SHORTEST, LONGEST, true));
  const claimOf = (sentence: Sentence): Claim[] => {
    const fact = facts.find(({ sentences: [first], gap }) => first === sentence && gap !== undefined);
    const untrue = turnedRound(sentence, material) ?? (fact && filledIn(fact));
    return untrue === undefined ? [] : [{ sentence, untrue }];
  };
  const sections = chunk.sections.flatMap(({ heading, parts }): Scope[] => {
    if (heading === null || isEmptyHeading(heading) || !HEADING.test(heading)) return [];
    // In notes without marks a line may be a heading as well, and what stands behind it is not under this one.
    if (parts.some(({ kind }) => kind === 'line')) return [];
    const sentences = clear(parts.flatMap(sentencesIn));
    return [{ headings: [heading], sentences, claims: sentences.flatMap(claimOf) }];
  });
  const isEnough = ({ claims, sentences }: Scope): boolean => claims.length >= UNTRUE && sentences.length > UNTRUE;
  return sections.flatMap((section, at): Scope[] => {
    if (isEnough(section)) return [section];
    const next = sections[at + 1];
    if (!next || section.claims.length === 0 || next.claims.length === 0 || isEnough(next)) return [];
    const both = {
      headings: [...section.headings, ...next.headings],
      sentences: [...section.sentences, ...next.sentences],
      claims: [...section.claims, ...next.claims],
    };
    return isEnough(both) ? [both] : [];
  });
};

const candidatesOf = (
  { headings, sentences, claims }: Scope,
  chunk: ReadChunk,
  { language }: Material,
): Candidate[] => {
  const phrase = statementPhrases[language.code]?.claim;
  if (phrase === undefined) return [];
  const heading = headings.join(BETWEEN[language.code]);
  return sentences.flatMap((sentence): Candidate[] => {
    const key = withoutNumber(sentence.text);
    const quote = evidence(chunk, sentence, key);
    if (!quote) return [];
    const content = contentOf(sentence.text, language.stopWords);
    const far = (text: string): number => Math.abs(countWords(text) - countWords(sentence.text));
    const pool = claims
      .filter((other) => other.sentence !== sentence)
      .filter(({ untrue }) => overlap(contentOf(untrue, language.stopWords), content) < ALIKE)
      .map(({ untrue }) => withoutNumber(untrue))
      .sort((a, b) => far(a) - far(b) || hash(a) - hash(b));
    return [
      {
        template: 'claim',
        question: filled(phrase, { heading }),
        key,
        pool,
        continues: true,
        subject: `claim/${chunk.id}/${heading}`,
        chunk: chunk.id,
        quote,
        shown: sentence.text,
        bonus: 0,
        sentences: [sentence],
      },
    ];
  });
};

/**
 * "Which of these does the material say?": the others stand under the same heading, each with one word turned round.
 * `facts` are the questions that have been found on single words.
 */
export const claimCandidates = ({ material, chunks }: Ground, facts: readonly Candidate[]): Candidate[] =>
  chunks.flatMap((chunk) => {
    const own = facts.filter((fact) => fact.chunk === chunk.id);
    return scopesOf(chunk, material, own).flatMap((scope) => candidatesOf(scope, chunk, material));
  });
