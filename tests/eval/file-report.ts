import type { Extract } from '../../lambdas/domain/material/chunk.ts';
import type { WrittenScene } from '../../lambdas/domain/scene/written-scene.ts';
import { readMaterial } from '../../lambdas/engine/nlp/read-material.ts';
import { settledIn } from '../../lambdas/engine/rules/choose-options.ts';
import { openDraftsIn } from '../../lambdas/engine/rules/open-questions.ts';
import { completenessOf } from './completeness.ts';
import type { Edition } from './edition.ts';
import { type Leak, leaksOfScene } from './leaks/find-leaks.ts';
import { publishedIn } from './questions.ts';

/** What all lessons of a file come to. */
export interface FileReport {
  readonly words: number;
  readonly lessons: number;
  readonly failures: readonly string[];
  /** Each once, however many lessons have it. */
  readonly leaks: readonly Leak[];
  readonly sentences: number;
  readonly told: number;
  readonly leftOver: number;
  readonly lost: readonly string[];
  readonly torn: readonly string[];
  readonly asked: number;
  readonly published: number;
  /** Different questions by the rule that found them. */
  readonly rules: ReadonlyMap<string, number>;
  /** Different activities are not told apart here: each lesson's count. */
  readonly activities: ReadonlyMap<string, number>;
  readonly chapters: number;
  readonly idleChapters: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
export const counted = (keys: readonly string[]): Map<string, number> =>
  new Map([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]));

/** The rule that found a question, by its words; a model's questions are of none. */
const rulesOf = (extract: Extract, questions: ReadonlySet<string>): Map<string, number> => {
  const reading = readMaterial({
    language: extract.language,
    chunks: extract.chunks,
    ...(extract.apparatus && { apparatus: extract.apparatus }),
  });
  const rules = new Map([
    ...settledIn(reading).map(({ candidate, rule }) => [candidate.question, rule.id] as const),
    ...openDraftsIn(reading).map(({ question, rule }) => [question, rule.id] as const),
  ]);
  return counted([...questions].map((question) => rules.get(question) ?? 'other'));
};

const scenesOf = ({ world }: Edition): WrittenScene[] =>
  [...world.scenes.values()].toSorted((one, other) => one.order - other.order);

export const reportOn = (extract: Extract, editions: readonly Edition[]): FileReport => {
  const written = editions.filter(({ failure }) => failure === undefined).map(scenesOf);
  const scenes = written.flat();
  const chapters = scenes.filter(({ type }) => type === 'chapter');
  const leaks = scenes.flatMap(leaksOfScene);
  const complete = written.map((some) => completenessOf(extract.chunks, some, extract.language));
  return {
    words: extract.words,
    lessons: editions.length,
    failures: editions.flatMap(({ failure }) => failure ?? []),
    leaks: [...new Map(leaks.map((leak) => [`${leak.detector}/${leak.excerpt}`, leak])).values()],
    sentences: sum(complete.map(({ sentences }) => sentences)),
    told: sum(complete.map(({ told }) => told)),
    leftOver: sum(complete.map(({ leftOver }) => leftOver)),
    lost: [...new Set(complete.flatMap(({ lost }) => lost))],
    torn: [...new Set(complete.flatMap(({ torn }) => torn))],
    asked: sum(scenes.map(({ asked }) => asked)),
    published: sum(scenes.map(({ passed }) => passed)),
    rules: rulesOf(extract, new Set(publishedIn(scenes).map(({ question }) => question.question))),
    activities: counted(chapters.flatMap((scene) => scene.activities.map(({ kind }) => kind))),
    chapters: chapters.length,
    idleChapters: chapters.filter(({ activities }) => activities.length === 0).length,
  };
};
