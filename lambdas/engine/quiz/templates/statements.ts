import { filled } from '../../languages/language.ts';
import { withoutCapital } from '../../lesson.ts';
import type { Material } from '../../material.ts';
import { isPerson } from '../../terms/people.ts';
import type { Statement } from '../../terms/statements.ts';
import { contentOf, countWords, overlap, termKey, words } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { isInstruction, isPlural } from '../shape.ts';
import { statementPhrases } from '../statement-phrases.ts';
import { hasLooseStart, META, standsAlone } from '../stem.ts';

/** With fewer to choose from, what is left over hardly ever fits. */
const FEWEST = 3;
/** So much of a wrong option's words in a sentence about the subject, and it may be right. */
const MAY_HOLD = 0.5;

const all = ({ facts }: Material): Statement[] => [...facts.values()].flatMap(({ statements }) => statements);

const numberOf = ({ subject, key, proper }: Statement, { kinds, termByKey }: Material): 'one' | 'many' =>
  proper || kinds.has(subject) || termByKey.get(key)?.proper || !isPlural(subject) ? 'one' : 'many';

const tenseOf = ({ verb, agreement }: Statement): 'past' | 'present' =>
  /^(?:was|were|had|did|fue|fueron|era|eran|war|waren|hatte|hatten|wurde|wurden)$/.test(verb) ||
  /(?:ed|ó|aron|ieron|te|ten)$/.test(verb) ||
  (agreement === 'any' && /^(?:can|could|may|might|must|will|would|should)$/.test(verb) === false)
    ? 'past'
    : 'present';

/** "is a method of …" says what sort of thing it is, and of another sort nobody believes it. */
const isMeaning = ({ predicate }: Statement): boolean =>
  /^(?:is|are|was|were|ist|sind|war|es|son) (?:an?|the|ein|eine|un|una)\b/.test(predicate);

/** "in his hand" is said of no woman. */
const sexOf = (predicate: string): string => /\b(?:his|her|himself|herself)\b/.exec(predicate)?.[0].slice(0, 3) ?? '';

/** Whether a reader knows what the subject is without the sentence before: a name, an idea, or several words. */
const isSpecific = ({ key, subject, proper }: Statement, { termByKey, kinds }: Material): boolean => {
  const term = termByKey.get(key);
  if (term?.topic) return false;
  if (proper || kinds.has(subject) || term?.definition) return true;
  return (term?.count ?? 0) > 1 || words(key).length > 1;
};

const mentions = (text: string, subject: ReadonlySet<string>, stop: ReadonlySet<string>): boolean => {
  const said = contentOf(text, stop);
  return [...subject].some((word) => said.has(word));
};

/** A name alone does not say whether somebody or something has it. */
const isUnknownName = (subject: string, { people, termByKey }: Material): boolean =>
  /^\p{Lu}\S+$/u.test(subject) && !people.has(subject) && termByKey.get(termKey(subject))?.proper === true;

/** What is said of other things in the same form, and of this one nowhere. */
const wrongOf = (statement: Statement, others: readonly Statement[], ground: Ground): string[] => {
  const { material } = ground;
  const stop = material.language.stopWords;
  const subject = contentOf(statement.subject, stop);
  const about = ground.sentences
    .filter(({ text }) => mentions(text, subject, stop))
    .map(({ text }) => contentOf(text, stop));
  const length = countWords(statement.predicate);
  const number = statement.agreement === 'any' ? numberOf(statement, material) : statement.agreement;
  const somebody = isPerson(statement.subject, material.people, statement.sentence.text);
  return others
    .filter(({ sentence, key }) => sentence !== statement.sentence && material.termByKey.get(key)?.topic !== true)
    .filter(({ predicate }) => sexOf(predicate) === '' || sexOf(predicate) === sexOf(statement.predicate))
    .filter((other) => isMeaning(other) === isMeaning(statement))
    .filter((other) => tenseOf(other) === tenseOf(statement))
    .filter(({ agreement }) => agreement === 'any' || agreement === number)
    .filter((other) => isPerson(other.subject, material.people, other.sentence.text) === somebody)
    .filter((other) => !mentions(other.sentence.text, subject, stop))
    .filter(({ predicate }) => {
      const many = countWords(predicate);
      return (
        many * 2 >= length && many <= length * 1.8 && /_|\(\)/.test(predicate) === /_|\(\)/.test(statement.predicate)
      );
    })
    .filter(({ predicate }) => !about.some((said) => overlap(contentOf(predicate, stop), said) > MAY_HOLD))
    .map((other) => ({
      predicate: other.predicate,
      score:
        (other.verb === statement.verb ? 1.5 : 0) +
        (other.proper === statement.proper ? 1 : 0) +
        (other.sentence.chunk === statement.sentence.chunk ? 0.5 : 0) -
        Math.abs(countWords(other.predicate) - length) / 4,
    }))
    .sort((a, b) => b.score - a.score || (a.predicate < b.predicate ? -1 : 1))
    .map(({ predicate }) => predicate);
};

/** "Which of these does the material say about …?": what it says about other things are the wrong options. */
export const statementCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const phrase = statementPhrases[language.code]?.about;
  if (phrase === undefined) return [];
  const statements = all(material);
  const mine = new Set(ground.chunks.map(({ id }) => id));
  return statements
    .filter(({ sentence }) => mine.has(sentence.chunk) && standsAlone(sentence, language, 7, 34))
    .filter(({ sentence }) => !META.test(sentence.text) && !isInstruction(sentence.text))
    .filter((statement) => isSpecific(statement, material) && !hasLooseStart(statement.sentence.text, language))
    .flatMap((statement): Candidate[] => {
      const { sentence, predicate, subject, key } = statement;
      const quote = evidence(material.byId.get(sentence.chunk), sentence, predicate);
      // What it means is asked for in better words.
      const meant = material.facts
        .get(sentence.chunk)
        ?.definitions.some((found) => found.sentence === sentence && found.text);
      const pool = wrongOf(statement, statements, ground);
      if (!quote || meant || pool.length < FEWEST) return [];
      const term = material.termByKey.get(key);
      return [
        {
          template: 'about',
          question: filled(phrase, { subject: withoutCapital(subject) }),
          key: predicate,
          pool,
          continues: true,
          subject: `about/${key}`,
          chunk: sentence.chunk,
          quote,
          shown: sentence.text,
          bonus: Math.min(0.15, (term?.weight ?? 0) / 60) - (isUnknownName(subject, material) ? 0.2 : 0),
          sentences: [sentence],
        },
      ];
    });
};
