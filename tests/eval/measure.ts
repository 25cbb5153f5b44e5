import type { PlannedScene } from '../../lambdas/domain/generation/plan/plan.ts';
import { comparableQuestions } from '../../lambdas/domain/generation/review.ts';
import type { Chunk } from '../../lambdas/domain/material/chunk.ts';
import { distractorFindings } from '../../lambdas/domain/quiz/checks/distractors.ts';
import { isDuplicate } from '../../lambdas/domain/quiz/checks/duplicates.ts';
import { examineOpen } from '../../lambdas/domain/quiz/checks/open-question.ts';
import { examine } from '../../lambdas/domain/quiz/checks/question.ts';
import { supports } from '../../lambdas/domain/scene/checks/evidence.ts';
import type { Finding } from '../../lambdas/domain/scene/checks/finding.ts';
import { contentStems, overlap } from '../../lambdas/domain/scene/words.ts';
import type { WrittenScene } from '../../lambdas/domain/scene/written-scene.ts';
import { checkContext, createWritingContext } from '../../lambdas/pipeline/writing/context.ts';
import { isOpen, isOpenKey } from '../../shared/model/learning/question.ts';
import { isQuiz } from '../../shared/model/session/scene-type.ts';
import { countWords } from '../../shared/model/text/words.ts';
import { kindOf, multipleChoice, type Published, passagesOf, publishedIn } from './questions.ts';
import { readability } from './readability.ts';
import type { Lesson } from './run.ts';

/** What is counted of a lesson; sums of counts are counts of a text, and of all. */
export interface Figures {
  lessons: number;
  failed: number;
  words: number;
  asked: number;
  passed: number;
  passages: number;
  verbatim: number;
  keys: number;
  resolvable: number;
  major: number;
  minor: number;
  duplicates: number;
  nearDuplicates: number;
  distractors: number;
  sameKind: number;
  chunks: number;
  taught: number;
  askedAbout: number;
  scenes: number;
  /** Planned and not written; quizzes apart, since a small one joins another. */
  scenesMissing: number;
  milliseconds: number;
  wordsASentence: number;
  grade: number;
  graded: number;
  readonly flaws: Map<string, number>;
}

export const noFigures = (): Figures => ({
  lessons: 0,
  failed: 0,
  words: 0,
  asked: 0,
  passed: 0,
  passages: 0,
  verbatim: 0,
  keys: 0,
  resolvable: 0,
  major: 0,
  minor: 0,
  duplicates: 0,
  nearDuplicates: 0,
  distractors: 0,
  sameKind: 0,
  chunks: 0,
  taught: 0,
  askedAbout: 0,
  scenes: 0,
  scenesMissing: 0,
  milliseconds: 0,
  wordsASentence: 0,
  grade: 0,
  graded: 0,
  flaws: new Map(),
});

export const addFigures = (one: Figures, other: Figures): Figures => {
  const sum = { ...one, flaws: new Map(one.flaws) };
  for (const [name, value] of Object.entries(other))
    if (typeof value === 'number') Object.assign(sum, { [name]: Number(Reflect.get(one, name)) + value });
  for (const [rule, times] of other.flaws) sum.flaws.set(rule, (sum.flaws.get(rule) ?? 0) + times);
  return sum;
};

/** Every chunk of the material counts: what a question may quote was decided when it was written. */
export const findingsOn = (published: Published, { world }: Pick<Lesson, 'world'>): readonly Finding[] => {
  const { extract, spec } = world;
  if (!extract) return [];
  const context = checkContext(
    createWritingContext(spec, extract),
    extract.chunks.map(({ id }) => id),
  );
  const { question, key } = published;
  const choice = multipleChoice(published);
  if (choice?.evidence) {
    const { key: correctAnswer, evidence } = choice;
    // What a model copied has no level
    const checked = choice.level ? context : { ...context, copies: true as const };
    return examine({ ...choice, correctAnswer, evidence }, checked).findings;
  }
  if (!isOpen(question) || !isOpenKey(key)) return [];
  const points = key.points.map(({ text, evidence }) => ({ text, ...evidence }));
  return examineOpen({ ...question, scenario: question.scenario ?? '', modelAnswer: key.modelAnswer, points }, context)
    .findings;
};

/** What a question is about, without the words that all questions of its sort have in common. */
const subjectOf = (question: string): Set<string> => contentStems(/[“«„](.+)[”»“]/u.exec(question)?.[1] ?? question);

/** Two questions about nearly the same words, or decided by the same passage. */
const isNear = (one: Published, other: Published): boolean => {
  const [a, b] = [subjectOf(one.question.question), subjectOf(other.question.question)];
  if (overlap(a, b) >= 0.7 && overlap(b, a) >= 0.7) return true;
  const [p, q] = [passagesOf(one)[0], passagesOf(other)[0]];
  return p !== undefined && q !== undefined && p.start === q.start && !isOpen(one.question) && !isOpen(other.question);
};

const pairs = <T>(all: readonly T[], alike: (one: T, other: T) => boolean): number =>
  all.filter((one, index) => all.slice(0, index).some((other) => alike(one, other))).length;

const isResolvable = (published: Published): boolean => {
  const choice = multipleChoice(published);
  if (!choice) return passagesOf(published).length > 0;
  const right = choice.options[choice.key];
  const quotes = passagesOf(published).map(({ quote }) => quote);
  return right !== undefined && quotes.length > 0 && (supports(quotes.join(' '), right) || !!choice.reasoning);
};

const wrongOptions = (published: readonly Published[]): { all: number; sameKind: number } => {
  let all = 0;
  let sameKind = 0;
  for (const choice of published.flatMap((one) => multipleChoice(one) ?? [])) {
    const right = choice.options[choice.key] ?? '';
    const sound = distractorFindings(choice.options, choice.key).length === 0;
    for (const option of choice.options.filter((_, at) => at !== choice.key)) {
      all += 1;
      if (sound && kindOf(option) === kindOf(right)) sameKind += 1;
    }
  }
  return { all, sameKind };
};

const isTold = ({ type }: Pick<PlannedScene, 'type'>): boolean => !isQuiz(type);

const readingOf = (scenes: readonly WrittenScene[], language: string) =>
  readability(scenes.map(({ content }) => content ?? '').join('\n\n'), language);

const textOf = (chunks: readonly Chunk[], { start, end }: { start: number; end: number }): string | undefined => {
  const chunk = chunks.find((one) => one.start <= start && one.end >= end);
  return chunk?.text.slice(start - chunk.start, end - chunk.start);
};

export const measure = (lesson: Lesson): Figures => {
  const { extract, finish, plan } = lesson.world;
  if (!extract || !finish || !plan) return { ...noFigures(), lessons: 1, failed: 1, milliseconds: lesson.milliseconds };
  const scenes = [...lesson.world.scenes.values()].toSorted((one, other) => one.order - other.order);
  const published = publishedIn(scenes);
  const passages = published.flatMap(passagesOf);
  const findings = published.flatMap((one) => findingsOn(one, lesson));
  const options = wrongOptions(published);
  const flaws = new Map<string, number>();
  for (const { rule } of findings) flaws.set(rule, (flaws.get(rule) ?? 0) + 1);
  const chapters = scenes.filter(({ type }) => type === 'chapter');
  const { wordsASentence, grade } = readingOf(chapters, extract.language);
  return {
    lessons: 1,
    failed: 0,
    words: countWords(lesson.text),
    asked: finish.asked,
    passed: finish.passed,
    passages: passages.length,
    verbatim: passages.filter((passage) => textOf(extract.chunks, passage) === passage.quote).length,
    keys: published.length,
    resolvable: published.filter(isResolvable).length,
    major: findings.filter(({ severity }) => severity === 'major').length,
    minor: findings.filter(({ severity }) => severity === 'minor').length,
    duplicates: pairs(scenes.flatMap(comparableQuestions), isDuplicate),
    nearDuplicates: pairs(published, isNear),
    distractors: options.all,
    sameKind: options.sameKind,
    chunks: extract.chunks.length,
    taught: finish.coverage.taught.length,
    askedAbout: finish.coverage.asked.length,
    scenes: scenes.length,
    scenesMissing: plan.scenes.filter(isTold).length - scenes.filter(isTold).length,
    milliseconds: lesson.milliseconds,
    wordsASentence,
    grade: grade ?? 0,
    graded: grade === undefined ? 0 : 1,
    flaws,
  };
};
