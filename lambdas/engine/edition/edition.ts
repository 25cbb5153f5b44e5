import { isQuiz, type SceneType } from '../../../shared/model/session/scene-type.ts';
import { planEntries, UNKNOWN_SIZE } from '../../../shared/plan/plan-entries.ts';
import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import { once } from '../cache.ts';
import type { Telling } from '../data/vignettes.ts';
import { type EditionPhrases, editionPhrases } from '../locales/phrases.ts';
import type { Reading } from '../nlp/reading.ts';
import { questionCapacity } from '../rules/questions-on.ts';
import { withoutEmptyEnd } from './around.ts';
import { arrange, promisedScenes } from './arrange.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { chooseSections } from './choose-sections.ts';
import { type EditionScene, fitQuizzes, openCapacity } from './fit-quizzes.ts';
import { headingsIn, idsOf, type Section, sectionsOf } from './sections.ts';
import { tellingFor } from './telling.ts';

/** Words read a minute, and the part of a lesson's time that its chapters take. */
const READING = { wordsAMinute: 215, chapters: 0.7 } as const;
/** Words of a chapter that is added to a lesson. */
const ADDED = 750;

/** A lesson that tells the material in its own words. The same request and material give the same. */
export interface Edition {
  readonly chapters: readonly Chapter[];
  /** Sections that there is no time for, by name, with the names of what stands in them. */
  readonly left: readonly string[];
  readonly scenes: readonly EditionScene[];
  readonly telling: Telling | null;
  readonly phrases: EditionPhrases;
}

/** Words that there is time for. */
const roomFor = (spec: DocumentSpec): number => {
  if (spec.after === undefined) return spec.estimatedDuration * READING.wordsAMinute * READING.chapters;
  return ADDED * planEntries(spec, UNKNOWN_SIZE).entries.filter(({ type }) => type === 'chapter').length;
};

const isChapter = ({ type }: { readonly type: SceneType }): boolean => type === 'chapter';
const noQuestions: EditionScene['counts'] = { questions: 0, shortAnswers: 0, caseStudies: 0 };

/** A section with the headings in it: "Bones: Compact bone; Spongy bone". */
const nameWithin = ({ name, chunks }: Section): string => {
  const inner = headingsIn(chunks).filter((heading) => heading !== name);
  return [name ?? '', inner.join('; ')].filter((part) => part !== '').join(': ');
};

/** What is told, and the scenes that there would be for so much. */
const contentOf = (spec: DocumentSpec, reading: Reading, phrases: EditionPhrases) => {
  const sections = chooseSections(reading, roomFor(spec));
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  // Scenes that quizzes cannot fill are chapters.
  const ids = idsOf(sections);
  const held = questionCapacity(reading, ids) + openCapacity(spec, reading, ids);
  const questionTarget = Math.min(spec.questionTarget, held);
  const size = { words, chunks: Number.POSITIVE_INFINITY };
  const { entries, questions } = planEntries({ ...spec, questionTarget }, size);
  const quizzes = entries.filter(({ type }) => isQuiz(type)).length;
  const most = Math.min(entries.filter(isChapter).length, promisedScenes(spec, reading) - quizzes);
  const chapters = chaptersOf(sections, Math.max(1, most), reading, phrases);
  const told = new Set(sections);
  const left = sectionsOf(reading).filter((section) => !told.has(section));
  return {
    chapters,
    entries: arrange(entries, { chapters: chapters.length, questions }, spec, reading),
    left: [...new Set(left.map(nameWithin))].filter((name) => name !== ''),
  };
};

/** Titles of what is no chapter; a quiz has the next of several. */
const namer = (telling: Telling | null, { titles }: EditionPhrases) => {
  let quizzes = 0;
  return (type: SceneType): string => {
    const { overview, summary, quizzes: names } = telling?.titles ?? titles;
    if (!isQuiz(type)) return type === 'overview' ? overview : summary;
    quizzes += 1;
    return names[(quizzes - 1) % names.length] ?? summary;
  };
};

const build = (spec: DocumentSpec, reading: Reading): Edition => {
  const phrases = editionPhrases(reading.language);
  const telling = tellingFor(spec, reading);
  const { chapters, entries, left } = contentOf(spec, reading, phrases);
  const nameOf = namer(telling, phrases);
  let told = 0;
  let asked = 0;
  const drafted = entries.flatMap(({ type, questions }) => {
    const scene = (title: string, chunks: readonly string[]) => [{ type, title, chunks, wanted: questions }];
    if (type === 'chapter') {
      const chapter = chapters[told];
      told += 1;
      return chapter ? scene(chapter.title, idsOf([chapter])) : [];
    }
    if (!isQuiz(type)) return scene(nameOf(type), idsOf(chapters));
    const part = idsOf(chapters.slice(asked, told));
    asked = told;
    return scene('', part);
  });
  const scenes = fitQuizzes(drafted, spec, reading).map(({ type, title, chunks, counts = noQuestions }) => ({
    type,
    title: isQuiz(type) ? nameOf(type) : title,
    chunks,
    counts,
  }));
  return withoutEmptyEnd({ spec, reading, edition: { chapters, left, scenes, telling, phrases } });
};

const editions = once((_: Reading) => new Map<string, Edition>());

/** The edition that a request makes of a material; remembered as long as the material is. */
export const editionOf = (spec: DocumentSpec, reading: Reading): Edition => {
  const known = editions(reading);
  const key = JSON.stringify(spec);
  const edition = known.get(key) ?? build(spec, reading);
  known.set(key, edition);
  return edition;
};
