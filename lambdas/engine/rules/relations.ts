import { refusal } from '../guards/guard.ts';
import { phraseGuards, subjectGuards } from '../guards/phrase-guards.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import type { Relation } from '../locales/questions.ts';
import { filled } from '../locales/questions.ts';
import type { Sentence } from '../nlp/reading.ts';
import { contentWords, shared, termKey } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { insideSentence, quoteOf } from './wording.ts';

interface Stated {
  readonly relation: Relation;
  readonly sentence: Sentence;
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
  readonly refused: string | undefined;
}

/** Subjects that share more of their words may be one thing, and the answers of one true of the other. */
const SAME_SUBJECT = 0.5;

/** An answer ends where the sentence begins to tell something else. */
const cut = (object: string): string =>
  object.split(/, (?:which|who|but|while|whereas|so|although|because)\b| because /)[0] ?? object;

const statedIn = (sentence: Sentence, ground: Ground): Stated | undefined => {
  const { nlp, questions } = ground.locale;
  for (const relation of questions.relations) {
    const groups = relation.pattern.exec(sentence.text)?.groups;
    if (!groups?.['subject'] || !groups['object']) continue;
    const subject = insideSentence(groups['subject'], ground);
    const question = relation.ask(subject, groups);
    if (!question) continue;
    const answer = `${relation.answer ?? ''}${cut(groups['object'])}`;
    const refused =
      refusal(factGuards, sentence.text, nlp) ??
      refusal(subjectGuards, subject, nlp) ??
      refusal(phraseGuards, answer, nlp);
    return { relation, sentence, subject, question, answer, refused };
  }
  return undefined;
};

/** "What does … lead to?": what a sentence says of its subject, among what the material says of others. */
export const relationRule: Rule = {
  id: 'relation',
  worth: 2.4,
  find: (ground) => {
    const { nlp, questions } = ground.locale;
    const all = ground.bodies.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => statedIn(sentence, ground) ?? []),
    );
    const usable = all.filter(
      ({ answer, subject }) => !refusal(phraseGuards, answer, nlp) && !refusal(subjectGuards, subject, nlp),
    );
    return all.map((stated): Candidate => {
      const own = contentWords(stated.subject, nlp);
      const about = contentWords(`${stated.subject} ${stated.sentence.text}`, nlp);
      const pool = usable
        .filter((other) => other !== stated && other.relation.kind === stated.relation.kind)
        .filter(
          (other) =>
            shared(contentWords(other.subject, nlp), own) < SAME_SUBJECT &&
            shared(own, contentWords(other.subject, nlp)) < SAME_SUBJECT,
        )
        .map((other) => ({
          other,
          score: shared(contentWords(other.answer, nlp), about),
        }))
        .sort((a, b) => b.score - a.score)
        .map(({ other }) => ({
          text: other.answer,
          about: other.refused ? '' : filled(questions.about.relation, { text: other.sentence.text }),
        }));
      return {
        subject: `${stated.relation.kind} ${termKey(stated.subject, nlp)}`,
        question: stated.question,
        right: stated.answer,
        pool,
        chunk: stated.sentence.chunk,
        evidence: { chunk: stated.sentence.chunk, quote: quoteOf(stated.sentence, ground) },
        shown: stated.sentence.text,
        sentence: stated.sentence,
        salience: ground.reading.salience(stated.sentence),
        refused: stated.refused,
      };
    });
  },
};
