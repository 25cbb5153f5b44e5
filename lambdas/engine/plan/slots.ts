import type { PlanAnswer } from '../../pipeline/prompts/answers.ts';
import type { PlanSlot } from '../../pipeline/prompts/tasks.ts';
import { filled } from '../languages/language.ts';
import type { Lesson } from '../lesson.ts';
import { questionsOn } from '../quiz/candidates.ts';
import { LEAST_WORTH } from '../quiz/select.ts';
import { isCode, namedTerms } from '../scenes/write.ts';
import { isEmptyHeading, type ReadChunk } from '../text/chunk.ts';
import { capitalized, countWords, fold } from '../text/words.ts';

const LONGEST_TITLE = 70;
const isQuiz = ({ type }: PlanSlot): boolean => type === 'quiz' || type === 'assessment';

const fits = (title: string | undefined): title is string =>
  title !== undefined && title !== '' && title.length <= LONGEST_TITLE && countWords(title) <= 10;

/** Names for a chapter, the best first: its own heading, a heading inside it, what it dwells on. */
const chapterNames = (ids: readonly string[], lesson: Lesson): string[] => {
  const { material } = lesson;
  const chunks = ids.map((id) => material.byId.get(id)).filter((chunk): chunk is ReadChunk => chunk !== undefined);
  const own = chunks.map(({ path }) => path.at(-1));
  const inside = chunks.flatMap(({ sections }) => sections.map(({ heading }) => heading ?? undefined));
  const terms = namedTerms(material, chunks, 4)
    .map(({ term }) => term)
    .filter((term) => !isCode(term));
  const [first, second] = terms;
  const { topicsJoin } = material.language.phrases.overview;
  const pair = first && second ? [capitalized(filled(topicsJoin, { first, last: second }))] : [];
  const headings = [...own, ...inside].filter(
    (heading) => fold(heading ?? '') !== fold(lesson.title) && !isEmptyHeading(heading ?? null),
  );
  const short = headings[0] && countWords(headings[0]) <= 5 && !headings[0].includes(':');
  const sub = short && first && !fold(headings[0] ?? '').includes(fold(first)) ? [`${headings[0]}: ${first}`] : [];
  return [...headings, ...pair, ...sub, ...terms.map(capitalized)].filter(fits);
};

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
    const free = names.find((name) => !used.has(fold(name)));
    if (free) return take(free);
    const [base = lesson.title] = names;
    for (let n = 2; ; n += 1) {
      const title = filled(titles.part, { title: base, n: String(n) });
      if (!used.has(fold(title))) return take(title);
    }
  };
  return (slot: PlanSlot, ids: readonly string[], chapterTitles: readonly string[]): string => {
    const { scenes } = teller.frame;
    if (isQuiz(slot)) {
      const own = scenes.quizzes[quizzes];
      quizzes += 1;
      const last = chapterTitles.at(-1);
      return distinct([...(own ? [own] : []), filled(titles.quiz, { title: last ?? lesson.title })]);
    }
    if (slot.type !== 'chapter') return distinct([scenes[slot.type as 'overview']]);
    const fromOutline = ids.map(headingOf).filter(fits);
    return distinct([...chapterNames(ids, lesson), ...fromOutline, lesson.title]);
  };
};

/** What a quiz may ask about, widened by a chunk taught before when its own hold too few questions. */
const widened = (slot: PlanSlot, own: readonly string[], spare: readonly string[], lesson: Lesson): string[] => {
  const { material } = lesson;
  const held = (ids: readonly string[]): number => {
    const chunks = ids.map((id) => material.byId.get(id)).filter((chunk) => chunk !== undefined);
    const asked = questionsOn(lesson, chunks).filter(({ score }) => score >= LEAST_WORTH);
    return new Set(asked.map(({ candidate }) => candidate.subject)).size;
  };
  const ids = [...own];
  for (const id of spare) {
    if (held(ids) >= slot.questions) break;
    if (held([id]) > 0) ids.push(id);
  }
  return ids;
};

export const planSlots = (
  slots: readonly PlanSlot[],
  lesson: Lesson,
  headingOf: (id: string) => string | undefined,
): PlanAnswer['scenes'] => {
  const title = titler(lesson, headingOf);
  const taught = new Set<string>();
  const asked = new Set(slots.filter(isQuiz).flatMap(({ suggested }) => suggested));
  const chapterTitles: string[] = [];
  return slots.map((slot) => {
    let chunks = [...slot.suggested];
    if (isQuiz(slot)) {
      const own = chunks.filter((id) => taught.has(id));
      const spare = [...taught].filter((id) => !asked.has(id));
      chunks = widened(slot, own, spare, lesson);
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
