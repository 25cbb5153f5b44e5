import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import { shuffled } from '../../seed.ts';
import { isGiven } from '../../terms/names.ts';
import { yearsIn } from '../../terms/quantities.ts';
import { isCountry, isTown } from '../../terms/regions.ts';
import { countWords, fold, words } from '../../text/words.ts';
import { BLANK, type Candidate, type Ground } from '../candidate.ts';
import { candidateOf, shownWith } from '../clear/context.ts';
import { evidence } from '../evidence.ts';

/** Somebody whom every other sentence is about is no question. */
const MOST_MENTIONS = 12;
/** More names in one sentence, and the gap could take several of them. */
const MOST_NAMES = 3;

/** What every other part of the material speaks of is no question either. */
const isEverywhere = (name: string, { chunks }: Material): boolean =>
  chunks.length > 2 && chunks.filter(({ text }) => text.includes(name)).length > chunks.length * 0.6;

const shareWord = (a: string, b: string): boolean => {
  const other = new Set(words(fold(b)));
  return words(fold(a)).some((word) => word.length > 3 && other.has(word));
};

/** "Peter Mitchell", of which only "Mitchell" was found: the gap would stand beside half of a name. */
const splitsName = (text: string, name: string, stopWords: ReadonlySet<string>): boolean => {
  const at = text.indexOf(name);
  const before = /(\p{Lu}[\p{L}.’-]*) $/u.exec(text.slice(0, at))?.[1];
  const after = text.slice(at + name.length);
  return (
    (before !== undefined && !stopWords.has(before.toLowerCase())) || /^(?:[.] ?\p{L}|-| \p{Lu}|[’']s)/u.test(after)
  );
};

/** What a name stands for where that is certain: a wrong option of another sort gives itself away. */
type Sort = 'person' | 'country' | 'town';

/** First and last name, of which one is known as a given name or the material says what the person did. */
const isFullName = (name: string): boolean => {
  const parts = words(name);
  return parts.length > 1 && parts.length < 4 && parts.every((part) => /^\p{Lu}\p{Ll}|^v[ao]n$|^de$/u.test(part));
};

/** Of other tongues: no person. */
const BODY =
  /^(?:Grande|Grand|Royal|Imperial|National|Holy|New|Old|North|South|East|West|Great|Upper|Lower|Mount|Lake|Fort|Port)\b|\b(?:Armée|Army|Prize|Day|Award|Street|Road|School|College|Press|Times|House|Hall|Park|Bridge)$/;
const TITLED =
  /^(?:The|Saint|San|Santa|Sir|Lord|Lady|Mrs?|Ms|Dr|King|Queen|Prince|Princess|Pope|Emperor|Empress|President|General|Captain|Professor|Doctor|Mayor|Count|Duke|Bishop|Aunt|Uncle)\b/;
const sortOf = (name: string, { kinds }: Material): Sort | undefined => {
  if (isCountry(name)) return 'country';
  if (isTown(name)) return 'town';
  if (BODY.test(name)) return undefined;
  const person = kinds.get(name) === 'person' && isFullName(name) && !TITLED.test(name);
  return person || (isFullName(name) && isGiven(words(name)[0] ?? '') && !kinds.has(name) && !TITLED.test(name))
    ? 'person'
    : undefined;
};

/** "King _____", "his wife _____": options of another rank or sex can be told without the text. */
const RANK =
  /\b(?:king|queen|emperor|empress|pope|lady|lord|mrs|mr|miss|sir|saint|prince|princess|wife|husband|sister|brother|mother|father|daughter|son|her|his|rey|reina|könig|königin|kaiser|kaiserin|republic of|kingdom of|city of)[ ,]*$/i;
const GENDERED =
  /\b(?:he|she|his|her|hers|him|himself|herself|woman|women|man|men|girl|boy|wife|husband|mother|father|widow|actress|er|sie|ihr\p{L}*|sein\p{L}*|Frau|Mann|Mutter|Vater|Witwe|ella|él|mujer|hombre|esposa|esposo|madre|padre)\b/iu;

/** One of several that are counted up: the others of its sort may well belong there. */
const isListed = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  return (
    (/(?:^|, |\band |\bor |\by |\bund )(?:\p{Lu}[\p{L}-]+, )?$/u.test(text.slice(0, at).slice(-24)) &&
      /^(?:,| and| or| y| und) /.test(text.slice(at + name.length))) ||
    /, \p{Lu}[\p{L}-]+(?:,)? (?:and|or|y|und) $/u.test(text.slice(0, at)) ||
    /^, (?:\p{Lu}[\p{L}-]+, )*\p{Lu}[\p{L}-]+,? (?:and|or|y|und) \p{Lu}/u.test(text.slice(at + name.length))
  );
};

/** A town tells its country, and a country its towns. */
const tellsPlace = (stem: string, sort: Sort): boolean =>
  sort !== 'person' &&
  (stem.match(/\p{Lu}[\p{L}’-]+/gu) ?? []).some((word) =>
    sort === 'town' ? isCountry(word) || NATION.test(word) : isTown(word) || NATION.test(word),
  );
const NATION = /^(?:\p{Lu}\p{Ll}+(?:ian|ish|ese)|French|German|Dutch|Greek|Swiss|Czech|Treaty|Peace)$/u;

const FEWEST = 3;
/** Whose money it is tells whose country. */
const MONEY = /\b(?:marks?|francs?|roubles?|rubles?|pounds?|pesos?|pesetas?|lira|lire|yen|guilders?|crowns?)\b/i;
const ERA = 60;
/** Nobody of 1815 wrote a book in 1994. */
const couldBeThere = (other: string, years: readonly number[], { chunks }: Material): boolean => {
  if (years.length === 0) return true;
  const near = chunks.flatMap(({ sentences }) =>
    sentences.filter(({ text }) => text.includes(other)).flatMap(({ text }) => yearsIn(text)),
  );
  const of = near.length > 0 ? near : chunks.flatMap(({ text }) => yearsIn(text)).toSorted((a, b) => a - b);
  const middle = of[Math.floor(of.length / 2)] ?? 0;
  return years.some((year) => Math.abs(year - middle) <= ERA);
};

/** "Which name is missing here?", with names of the same kind as wrong options. */
export const nameCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const all = material.chunks.flatMap(({ id }) => material.facts.get(id)?.names ?? []);
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorts = new Map([...counts.keys()].map((name) => [name, sortOf(name, material)]));
  const ofSort = (name: string): string[] =>
    [...sorts].filter(([other, sort]) => other !== name && sort === sorts.get(name)).map(([other]) => other);
  return ground.chunks.flatMap(({ id }) => {
    const mentions = material.facts.get(id)?.names ?? [];
    return mentions.flatMap(({ name, sentence }): Candidate[] => {
      const sort = sorts.get(name);
      if (!sort || isEverywhere(name, material) || (counts.get(name) ?? 0) > MOST_MENTIONS) return [];
      const context = shownWith(sentence, material);
      if (!context || context.besides.includes(name) || isListed(sentence.text, name)) return [];
      if (mentions.filter((other) => other.sentence === sentence).length > MOST_NAMES) return [];
      const stem = context.around(sentence.text.replaceAll(name, BLANK));
      const quote = evidence(material.byId.get(id), { start: context.start, end: sentence.end }, name);
      const given = words(name).some((word) => word.length > 3 && stem.includes(word));
      if (!quote || given || splitsName(sentence.text, name, language.stopWords)) return [];
      if (stem.split(BLANK).length !== 2 || countWords(stem) < 10 || RANK.test(stem.split(BLANK)[0] ?? '')) return [];
      if ((sort === 'person' && GENDERED.test(stem)) || tellsPlace(stem, sort)) return [];
      const years = sort === 'person' ? yearsIn(sentence.text) : [];
      const alike = ofSort(name).filter(
        (other) => !shareWord(other, name) && !stem.includes(other) && couldBeThere(other, years, material),
      );
      // Of two or three one is soon left.
      if (alike.length < (sort === 'person' ? FEWEST : FEWEST - 1) || MONEY.test(stem)) return [];
      return [
        {
          template: 'name',
          question: filled(language.phrases.quiz.name, { text: stem }),
          key: name,
          pool: shuffled(alike, sentence.text),
          ...(context.malus === 0 ? { gap: stem } : {}),
          ...candidateOf(sentence, context),
          quote,
          bonus: -context.malus,
        },
      ];
    });
  });
};
