import type { OpenAnswer } from '../../domain/model/answers.ts';
import { isDuplicate } from '../../domain/quiz/checks/duplicates.ts';
import type { OpenTask } from '../../pipeline/prompts/tasks.ts';
import { once } from '../cache.ts';
import type { Reading } from '../nlp/reading.ts';
import { bare, termKey, words } from '../nlp/words.ts';
import { groundOf, settledIn } from './choose-options.ts';
import { compareRule } from './open/compare.ts';
import { enumerationRule } from './open/enumeration.ts';
import { explainRule, nameRule } from './open/explain.ts';
import type { OpenDraft, OpenRule } from './open/open-rule.ts';
import { summaryRule } from './open/summary.ts';

/** Every way to ask for an answer in one's own words. */
const rules: readonly OpenRule[] = [summaryRule, compareRule, explainRule, nameRule, enumerationRule];

interface RatedDraft extends OpenDraft {
  readonly rule: OpenRule;
  readonly score: number;
}

/** Words. "What is rye?" is no full question. */
const SHORTEST = 5;

/** All that can be asked so of a material, the best first. Remembered with the reading. */
export const openDraftsIn = once((reading: Reading): readonly RatedDraft[] => {
  const ground = groundOf(reading);
  const { aside } = ground.locale.activities;
  // What the book asks for stands at the end, and a box beside what is to be learned
  const { questions } = reading.apparatus;
  const rights = new Set(questions.map((one) => termKey(one.options[one.correct ?? -1] ?? '', ground.locale.nlp)));
  const isAside = (chunk: string): boolean => aside?.test(reading.byId.get(chunk)?.path.at(-1) ?? '') ?? false;
  // Where a term is asked for with options, and by which draft in one's own words
  const asked = new Map(
    settledIn(reading).flatMap((one) => (one.refused ? [] : [[one.candidate.subject, one.candidate.chunk] as const])),
  );
  const taken = new Set<string>();
  return (
    rules
      .flatMap((rule) => rule.find(ground).map((draft) => ({ ...draft, rule, score: rule.worth + draft.salience })))
      .filter(({ question, chunk }) => words(question).length >= SHORTEST && !isAside(chunk))
      .filter(({ subjects, chunk }) =>
        subjects.every((subject) => !rights.has(subject) && (asked.get(subject) ?? chunk) === chunk),
      )
      .sort((a, b) => b.score - a.score || (a.question < b.question ? -1 : 1))
      // Two quizzes of a lesson would ask for one term
      .filter(({ subjects }) => !subjects.some((one) => taken.has(one)) && subjects.every((one) => taken.add(one)))
  );
});

const joined = (points: OpenDraft['points']): string =>
  points.map(({ text }) => (/[.!?。！。]["”»)]?$/.test(text) ? text : `${text}.`)).join(' ');

const short = ({ question, points, answer = joined(points) }: OpenDraft): OpenAnswer['questions'][number] => ({
  kind: 'short_answer',
  scenario: '',
  question,
  modelAnswer: answer,
  points: [...points],
});

const comparable = ({ question, points }: OpenDraft) => ({ question, answer: joined(points) });

/** Whether a sentence that answers one answers the other, too. */
const repeats = (one: OpenDraft, other: OpenDraft): boolean =>
  one.points.some(({ quote }) =>
    other.points.some((point) => point.quote.includes(quote) || quote.includes(point.quote)),
  );

/** Each further question of a kind is worth less, so that a quiz asks in several ways. */
const AGAIN = 0.35;

/** Of what asks for terms a quiz has so many of one kind, and a longer one one in so many. */
const ofTerms: ReadonlySet<OpenRule> = new Set([explainRule, nameRule]);
const MOST = { alike: 2, oneIn: 3 } as const;

/** What the questions that stand already ask for. */
const askedBy = (known: ReadonlySet<string>, reading: Reading): Set<string> =>
  new Set(
    [
      ...settledIn(reading).map(({ candidate: { question, subject } }) => ({ question, subjects: [subject] })),
      ...openDraftsIn(reading),
    ].flatMap(({ question, subjects }) => (known.has(bare(question)) ? subjects : [])),
  );

/**
 * Questions to answer in one's own words, out of the material's own sentences: no more than it holds. Only a real case
 * makes a case study, and the engine invents none. What the book asks so stands at the end, with the book's answer.
 */
export const openQuestionsOn = (
  reading: Reading,
  chunkIds: readonly string[],
  { shortAnswers, kept = [] }: Pick<OpenTask, 'shortAnswers' | 'kept'>,
): OpenAnswer['questions'] => {
  const wanted = new Set(chunkIds);
  const known = new Set(kept.map(bare));
  const asked = askedBy(known, reading);
  let rest = openDraftsIn(reading)
    .filter(({ chunk, question }) => wanted.has(chunk) && !known.has(bare(question)))
    .filter(({ subjects }) => !subjects.some((subject) => asked.has(subject)));
  const chosen: RatedDraft[] = [];
  const value = ({ rule, score }: RatedDraft): number =>
    score - AGAIN * chosen.filter((other) => other.rule === rule).length;
  while (chosen.length < shortAnswers) {
    const asked = (rule: OpenRule): number => chosen.filter((one) => one.rule === rule).length;
    const isEnough = (rule: OpenRule): boolean =>
      ofTerms.has(rule) && asked(rule) >= Math.max(MOST.alike, (chosen.length + 1) / MOST.oneIn);
    const [best] = rest.filter(({ rule }) => !isEnough(rule)).toSorted((a, b) => value(b) - value(a));
    if (!best) break;
    chosen.push(best);
    rest = rest.filter((one) => !repeats(one, best) && !isDuplicate(comparable(one), comparable(best)));
  }
  return chosen.map(short);
};
