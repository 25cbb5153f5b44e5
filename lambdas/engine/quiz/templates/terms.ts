import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import type { Definition } from '../../terms/definitions.ts';
import { isPerson } from '../../terms/people.ts';
import { areAlikeEnough, areOfOneClass, namedKind } from '../../terms/same-class.ts';
import { contentOf, countWords, fold, overlap, words } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { canBeAsked } from '../clear/clear.ts';
import { evidence } from '../evidence.ts';
import { termMates } from '../mates.ts';
import { likeness, opening } from '../shape.ts';
import { statementPhrases } from '../statement-phrases.ts';
import { gapsIn, masked, usesForm } from '../stem.ts';

const SURE = 0.7;
const LONGEST_MEANING = 26;

const base = ({ key, sentence }: Definition, { material }: Ground) => ({
  subject: key,
  chunk: sentence.chunk,
  shown: sentence.text,
  sentences: [sentence],
  bonus: Math.min(0.3, (material.termByKey.get(key)?.weight ?? 0) / 30),
});

/** Says of what sort something is, and leaves open what it is. */
const VAGUE =
  /^(?:remedy|answer|secret|tool|weapon|price|cost|cause|aim|goal|key|trick|rule|difference|risk|advantage|disadvantage|exception|reason|purpose|core|heart|origin|basis|unit|center|centre|capital|author|founder|winner|leader|owner|chair|method|name|word|result|effect|solution|problem|idea|condition|task|resultado|consecuencia|causa|objetivo|función|efecto|ejemplo|ergebnis|folge|ursache|ziel|grund|beispiel|zweck|aufgabe)$/iu;
/** Speaks of something that only the sentences around it name. */
const OPEN =
  /\b(?:this|these|those|such|above|below|former|latter)\b|^(?:\S+ ){0,5}(?:that|which|where|when|what|whom) (?:it|they|he|she)\b|\b(?:we|I|you)\b|^(?:\S+ ){0,3}(?:it|they|he|she|his|her|its|their)\b|[:;]|\b(?:dies\p{L}*|est[aeo]s?)(?= )/iu;
const SHORTEST_MEANING = 5;
const SUPERLATIVE = /^(?:\p{Ll}+est|most|best|first|last|only|next) /u;
/** "molecule that carries energy" names something; "regulate the sugar" and "pause for an interval" do not. */
const NOUN_FIRST = /^\p{L}+(?: \p{L}+){0,2} (?:of|that|which|who|whose|in|for|from|with|where|when|between)\b/u;
const names = (meaning: string): boolean => opening(meaning) !== 'other' || NOUN_FIRST.test(meaning);

const isProper = ({ term, sentence }: Definition, { kinds, people, language }: Material): boolean => {
  if (kinds.has(term) || people.has(term)) return true;
  if (language.code !== 'en' || !/^\p{Lu}\p{Ll}/u.test(term)) return false;
  return / \p{Lu}/u.test(term) || sentence.text.indexOf(term) > 4;
};

const isIdea = (definition: Definition, material: Material): boolean =>
  !VAGUE.test(definition.key) && !SUPERLATIVE.test(definition.term) && !isProper(definition, material);
/** Tells something of its subject, as a label's text may, and is no meaning: "The peace was signed …". */
const CLAUSE =
  /^(?:the|der|die|das|el|la|los|las) (?:\p{L}+ ){1,4}?(?:was|were|is|are|has|had|wurde|wurden|wird|war|ist|hat|fue|fueron|es|era|tiene|tuvo)\b|\b(?:called|known as|named|genannt|llamad[oa]s?)\b/iu;
/** "Der ringförmige Ziliarmuskel zieht sich zusammen": a subject and its verb. */
const GERMAN_CLAUSE =
  /^(?:Der|Die|Das|Ein|Eine)? ?(?:\p{Ll}+e[nrs]? )*\p{Lu}\p{L}+ (?!(?:mit|seit|samt|den|gegen|neben|zwischen|von|aus)\b)\p{Ll}+(?:t|en|te|ten)\b/u;
/** Whether a meaning says it all by itself. */
const isWhole = ({ text }: Definition): boolean =>
  text === null ||
  (!OPEN.test(text) &&
    !CLAUSE.test(text) &&
    !GERMAN_CLAUSE.test(text) &&
    names(text) &&
    countWords(text) >= SHORTEST_MEANING);

/** "the person who keeps the light" is no wrong option for a sort of stone. */
const isSomebody = (meaning: string | null): boolean =>
  meaning !== null &&
  (isPerson(words(meaning).slice(0, 4).join(' '), new Set()) ||
    /^(?:\p{L}+ ){0,2}(?:somebody|someone|whoever|anyone|jemand|person)\b/iu.test(meaning));

/** Half of a term in another one says too much, and may be true of both: "Seide" and "Spinnenseide". */
const isPartOf = (a: string, b: string): boolean => fold(a).includes(fold(b)) || fold(b).includes(fold(a));

/** Two definitions so alike that either could be right. */
const rivals = (a: string, b: string, material: Material): boolean => {
  const stop = material.language.stopWords;
  return overlap(contentOf(a, stop), contentOf(b, stop)) > 0.6;
};

const all = (material: Material): Definition[] =>
  material.terms.flatMap(({ definition, topic, term }) =>
    definition && definition.confidence >= SURE && !topic && isIdea({ ...definition, term }, material)
      ? [{ ...definition, term }]
      : [],
  );

const HINT = 5;
/** "Lysozyme" is told by "an enzyme", "an anchor day" by "a day of the week". */
const hintsAt = (term: string, meaning: string): boolean =>
  words(fold(term)).some(
    (part) =>
      part.length > 2 &&
      words(fold(meaning)).some(
        (word) =>
          word === part ||
          (word.length >= HINT &&
            part.length >= HINT &&
            (word.slice(0, HINT) === part.slice(0, HINT) || word.slice(-HINT + 1) === part.slice(-HINT + 1))),
      ),
  );
/** Fewer, and one of another sort than the rest is all that stands beside the right one. */
const FEWEST_MEANINGS = 3;

/** "What does the material mean by …?", with the meanings of other terms as wrong options. */
const define = (definition: Definition, ground: Ground, others: readonly Definition[]): Candidate[] => {
  const { text, term, sentence } = definition;
  const { material } = ground;
  const length = countWords(text ?? '');
  if (!text || length > LONGEST_MEANING || masked(text, term) !== text || hintsAt(term, text)) return [];
  const quote = evidence(material.byId.get(sentence.chunk), sentence, text);
  if (!quote) return [];
  const pool = others
    .filter((other) => other.key !== definition.key && other.text && other.sentence !== sentence)
    .map((other) => ({ other, meaning: other.text ?? '' }))
    .filter(({ other, meaning }) => {
      const near = countWords(meaning) <= length * 2 && countWords(meaning) * 2 >= length;
      const honest = masked(meaning, other.term) === meaning && masked(meaning, term) === meaning;
      const alike = opening(meaning) === opening(text) && isSomebody(meaning) === isSomebody(text);
      return (
        near &&
        honest &&
        alike &&
        areAlikeEnough(meaning, text) &&
        !isPartOf(other.term, term) &&
        !rivals(meaning, text, material)
      );
    })
    .map(({ other, meaning }) => {
      const close = other.sentence.chunk === sentence.chunk ? 1 : 0;
      return { meaning, score: likeness(other.term, term) + close - Math.abs(countWords(meaning) - length) / 8 };
    })
    .sort((a, b) => b.score - a.score || (a.meaning < b.meaning ? -1 : 1))
    .map(({ meaning }) => meaning);
  if (pool.length < FEWEST_MEANINGS) return [];
  const question = filled(material.language.phrases.quiz.define, { term });
  return [{ ...base(definition, ground), template: 'define', question, key: text, pool, quote }];
};

/** Wrong options are ideas that the material explains, as the right one is, and of the same sort. */
const explained = (pool: readonly string[], definition: Definition, others: readonly Definition[]): string[] =>
  pool.filter((option) =>
    others.some(
      (other) =>
        other.term === option &&
        /^\p{Lu}/u.test(option) === /^\p{Lu}/u.test(definition.term) &&
        !isPartOf(other.term, definition.term) &&
        isSomebody(other.text) === isSomebody(definition.text) &&
        areOfOneClass(other, definition),
    ),
  );

/** "Which term fits this description?" */
const describe = (definition: Definition, ground: Ground, others: readonly Definition[]): Candidate[] => {
  const { text, term, sentence, confidence } = definition;
  const { material } = ground;
  if (!text || confidence < 0.8 || countWords(text) < 5 || countWords(text) > 34) return [];
  // An entry of a list with labels is asked for as one.
  if (sentence.kind === 'item' && !definition.stated && statementPhrases[material.language.code]) return [];
  const stem = masked(text, term);
  const quote = evidence(material.byId.get(sentence.chunk), sentence, term);
  const shared = overlap(contentOf(term, material.language.stopWords), contentOf(stem, material.language.stopWords));
  // "RDB: RDB persistence performs …" asks with a gap where the term comes again.
  const template = gapsIn(stem) === 0 ? 'describe' : 'called';
  if (!quote || gapsIn(stem) > 1 || shared > 0) return [];
  const pool = explained(termMates(material, { term, key: definition.key }, sentence), definition, others);
  const { describe: plain, term: gap } = material.language.phrases.quiz;
  const question = filled(gapsIn(stem) === 0 ? plain : gap, { text: stem });
  return [{ ...base(definition, ground), template, question, key: term, pool, quote, continues: true }];
};

/** "a fuel called ATP": only what is a fuel as well can be taken for it. */
const CATEGORY = /\b(\p{L}{3,}) (?:called|named|termed|known as) /u;
/** Nouns that leave open what sort of thing is meant. */
const ANY_SORT =
  /^(?:process|method|phenomenon|mechanism|effect|condition|state|system|structure|theory|concept|idea|practice|principle|technique|event|stage|approach)$/;
const ofItsKind = (pool: readonly string[], text: string, { terms }: Material): string[] => {
  const category = CATEGORY.exec(text)?.[1];
  if (category === undefined || ANY_SORT.test(category)) return [...pool];
  return pool.filter((option) =>
    terms.some(({ term, definition }) => term === option && definition?.sentence.text.includes(category)),
  );
};

/** "the _____ (V)": the sign gives it away. */
const SIGN = /_____ \([^)]{1,14}\)/;

/** A sentence that introduces a term ("… in a middle layer called the mesophyll"), with the term left out. */
const introduced = (definition: Definition, ground: Ground, others: readonly Definition[]): Candidate[] => {
  const { term, sentence, text } = definition;
  const { material } = ground;
  if (text !== null || !canBeAsked(sentence, material) || !/^\p{Lu}.*\.$/u.test(sentence.text)) return [];
  const stem = masked(sentence.text, term);
  const quote = evidence(material.byId.get(sentence.chunk), sentence, term);
  if (
    !quote ||
    SIGN.test(stem) ||
    gapsIn(stem) !== 1 ||
    !usesForm(sentence.text, term) ||
    fold(stem).includes(fold(term))
  )
    return [];
  const mates = explained(termMates(material, { term, key: definition.key }, sentence), definition, others);
  // An article before the gap tells gender and number: only what ends alike has them in common.
  const agrees = (other: string): boolean => material.language.code === 'en' || other.slice(-3) === term.slice(-3);
  const known = namedKind(definition) !== undefined;
  const pool = (known ? mates : ofItsKind(mates, sentence.text, material)).filter(agrees);
  const question = filled(material.language.phrases.quiz.term, { text: stem });
  return [{ ...base(definition, ground), template: 'called', question, key: term, pool, quote, continues: true }];
};

export const termCandidates = (ground: Ground): Candidate[] => {
  const definitions = all(ground.material);
  const mine = new Set(ground.chunks.map(({ id }) => id));
  const whole = definitions.filter(isWhole);
  // What a list says of an entry is a meaning at best, and no sentence with a gap.
  const told = statementPhrases[ground.material.language.code]
    ? whole.filter(({ sentence, stated }) => sentence.kind !== 'item' || stated)
    : whole;
  const here = ({ sentence }: Definition): boolean => mine.has(sentence.chunk);
  return [
    ...whole.filter(here).flatMap((definition) => define(definition, ground, whole)),
    ...told
      .filter(here)
      .flatMap((definition) => [
        ...describe(definition, ground, definitions),
        ...introduced(definition, ground, definitions),
      ]),
  ];
};
