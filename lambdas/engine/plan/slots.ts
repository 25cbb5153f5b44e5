import type { PlanAnswer } from '../../domain/model/answers.ts';
import type { SceneToPlan } from '../../pipeline/prompts/tasks.ts';
import { filled } from '../languages/language.ts';
import type { Lesson } from '../lesson.ts';
import { questionsOn } from '../quiz/candidates.ts';
import { LEAST_WORTH } from '../quiz/select.ts';
import { fold, words } from '../text/words.ts';
import { beginnings, calm, chapterNames, fits } from './chapter-names.ts';

const isQuiz = ({ type }: SceneToPlan): boolean => type === 'quiz' || type === 'assessment';

const shareLongWord = (one: string, other: string): boolean =>
  words(fold(one)).some((word) => word.length > 4 && words(other).includes(word));

/** A title for every slot, no two alike. */
const titler = (lesson: Lesson, headingOf: (id: string) => string | undefined) => {
  const { teller, material } = lesson;
  const { titles } = material.language.phrases;
  const used = new Set<string>();
  let quizzes = 0;
  const take = (title: string): string => {
    used.add(fold(title));
    return title;
  };
  const distinct = (names: readonly string[]): string => {
    const free = names.filter((name) => !used.has(fold(name)));
    // One that says nothing of what was said before, where there is one.
    const fresh = free.find((name) => ![...used].some((other) => shareLongWord(name, other))) ?? free[0];
    if (fresh) return take(fresh);
    const [base = lesson.title] = names;
    for (let n = 2; ; n += 1) {
      const title = filled(titles.part, { title: base, n: String(n) });
      if (!used.has(fold(title))) return take(title);
    }
  };
  return (slot: SceneToPlan, ids: readonly string[], chapterTitles: readonly string[]): string => {
    const { scenes } = teller.frame;
    if (isQuiz(slot)) {
      const own = scenes.quizzes[quizzes];
      quizzes += 1;
      const last = chapterTitles.at(-1);
      return distinct([...(own ? [own] : []), filled(titles.quiz, { title: last ?? lesson.title })]);
    }
    if (slot.type !== 'chapter') {
      const own = scenes[slot.type as 'overview'];
      return distinct([own, ...chapterTitles.slice(-1).map((last) => `${own}: ${last}`)]);
    }
    const fromOutline = ids
      .flatMap((id) => headingOf(id) ?? [])
      .map((heading) => calm(heading, material))
      .filter(fits);
    return distinct([
      ...chapterNames(ids, lesson),
      ...fromOutline,
      ...beginnings(ids, lesson),
      calm(lesson.title, material),
    ]);
  };
};

/** How many questions of their own these chunks hold. */
const held = (ids: readonly string[], { material, level }: Lesson): number => {
  const chunks = ids.map((id) => material.byId.get(id)).filter((chunk) => chunk !== undefined);
  const asked = questionsOn({ material, level }, chunks).filter(({ score }) => score >= LEAST_WORTH);
  return new Set(asked.map(({ candidate }) => candidate.subject)).size;
};

/** Questions that a chunk has to hold for each time it was looked back on. */
const RICH = 7;

/**
 * Widens what a quiz may ask about by what was taught before when its own chunks hold too few questions: first by what
 * no quiz asked about, then, from the latest back, by what holds more than was asked.
 */
const widener = (lesson: Lesson) => {
  const counts = new Map<string, number>();
  const heldBy = (id: string): number => {
    const known = counts.get(id) ?? held([id], lesson);
    counts.set(id, known);
    return known;
  };
  /** How often a quiz looked back on a chunk. */
  const repeated = new Map<string, number>();
  return (own: readonly string[], fresh: readonly string[], asked: readonly string[], questions: number): string[] => {
    let ids = [...own];
    const isFull = (): boolean => held(ids, lesson) >= questions;
    if (isFull()) return ids;
    for (const id of fresh) {
      if (heldBy(id) === 0) continue;
      // Before its own, where it was taught: what stands behind them is what a quiz looks back on.
      ids = [id, ...ids];
      if (isFull()) return ids;
    }
    for (const id of asked) {
      const times = repeated.get(id) ?? 0;
      if (heldBy(id) <= times * RICH) continue;
      repeated.set(id, times + 1);
      ids.push(id);
      if (isFull()) return ids;
    }
    return ids;
  };
};

export const planSlots = (
  slots: readonly SceneToPlan[],
  lesson: Lesson,
  headingOf: (id: string) => string | undefined,
): PlanAnswer['scenes'] => {
  const title = titler(lesson, headingOf);
  const taught = new Set<string>();
  const widened = widener(lesson);
  const asked = new Set(slots.filter(isQuiz).flatMap(({ suggested }) => suggested));
  const chapterTitles: string[] = [];
  return slots.map((slot) => {
    let chunks = [...slot.suggested];
    if (isQuiz(slot)) {
      const own = chunks.filter((id) => taught.has(id));
      const fresh = [...taught].filter((id) => !asked.has(id));
      const known = [...taught].reverse().filter((id) => asked.has(id) && !own.includes(id));
      chunks = widened(own, fresh, known, slot.questions);
      for (const id of chunks) asked.add(id);
    }
    const named = title(slot, chunks, chapterTitles);
    if (slot.type === 'chapter') {
      for (const id of chunks) taught.add(id);
      chapterTitles.push(named);
    }
    return { title: named, chunks };
  });
};
