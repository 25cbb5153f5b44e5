import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import { shuffled } from '../../seed.ts';
import { sizeOf } from '../../terms/regions.ts';
import { countWords, fold, words } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { BLANK } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { hasLooseStart, standsAlone } from '../stem.ts';

/** Somebody whom every other sentence is about is no question. */
const MOST_MENTIONS = 12;

/** What every other part of the material speaks of is no question either. */
const isEverywhere = (name: string, { chunks }: Material): boolean =>
  chunks.length > 2 && chunks.filter(({ text }) => text.includes(name)).length > chunks.length * 0.6;

const shareWord = (a: string, b: string): boolean => {
  const other = new Set(words(fold(b)));
  return words(fold(a)).some((word) => word.length > 3 && other.has(word));
};

/** "Peter Mitchell", of which only "Mitchell" was found: the gap would stand beside half of a name. */
const splitsName = (text: string, name: string, stopWords: ReadonlySet<string>): boolean => {
  const before = /(\p{Lu}[\p{L}.’-]*) $/u.exec(text.slice(0, text.indexOf(name)))?.[1];
  return before !== undefined && !stopWords.has(before.toLowerCase());
};

/** "Which name is missing here?", with names of the same kind as wrong options. */
export const nameCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const all = material.chunks.flatMap(({ id }) => material.facts.get(id)?.names ?? []);
  const { kinds } = material;
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  const everywhere = new Set([...counts.keys()].filter((name) => isEverywhere(name, material)));
  const named = [...kinds.keys()];
  const isPart = (name: string): boolean => named.some((other) => other !== name && ` ${other} `.includes(` ${name} `));
  const ofKind = (name: string): string[] =>
    named.filter(
      (other) =>
        kinds.get(other) === kinds.get(name) &&
        !isPart(other) &&
        (kinds.get(name) !== 'place' || sizeOf(other) === sizeOf(name)),
    );
  return ground.chunks.flatMap(({ id }) => {
    const mentions = material.facts.get(id)?.names ?? [];
    return mentions.flatMap(({ name, sentence }): Candidate[] => {
      if (
        !kinds.has(name) ||
        everywhere.has(name) ||
        (counts.get(name) ?? 0) > MOST_MENTIONS ||
        !standsAlone(sentence, language)
      )
        return [];
      if (mentions.filter((other) => other.sentence === sentence).length > 3) return [];
      const stem = sentence.text.replaceAll(name, BLANK);
      const quote = evidence(material.byId.get(id), sentence, name);
      const split = splitsName(sentence.text, name, language.stopWords);
      const given = words(name).some((word) => word.length > 3 && stem.includes(word));
      // "_____'s disease" asks for a word and not for somebody.
      if (new RegExp(`${BLANK}[’']s`).test(stem)) return [];
      if (!quote || given || split || stem.split(BLANK).length !== 2 || countWords(stem) < 10) return [];
      const alike = ofKind(name).filter((other) => !shareWord(other, name) && !sentence.text.includes(other));
      const near = shuffled(alike, sentence.text).toSorted(
        (a, b) => Math.abs(countWords(a) - countWords(name)) - Math.abs(countWords(b) - countWords(name)),
      );
      const loose = hasLooseStart(sentence.text, language) ? -0.6 : 0;
      return [
        {
          template: 'name',
          question: filled(language.phrases.quiz.name, { text: stem }),
          key: name,
          pool: near,
          subject: sentence.text,
          chunk: id,
          quote,
          shown: sentence.text,
          bonus: loose - (countWords(name) === 1 ? 0.1 : 0),
          sentences: [sentence],
        },
      ];
    });
  });
};
