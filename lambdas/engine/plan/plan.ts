import type { PlanAnswer } from '../../domain/model/answers.ts';
import type { OutlineEntry } from '../../pipeline/prompts/envelope.ts';
import type { PlanTask } from '../../pipeline/prompts/tasks.ts';
import { filled } from '../languages/language.ts';
import { listed } from '../languages/listed.ts';
import { type Lesson, shortened, withoutCapital } from '../lesson.ts';
import { tidyHeading } from '../text/chunk.ts';
import { capitalized } from '../text/words.ts';
import { categoryOf, tagsFor } from './category.ts';
import { planSlots } from './slots.ts';

const LONGEST_DESCRIPTION = 280;

/** Marks around a heading, and within it, would be doubled by those it is quoted in. */
const unquoted = (text: string): string =>
  text
    .replace(/["“”„‟«»「」『』]/g, '')
    .replace(/\s+/g, ' ')
    .trim() || text;

/** What a reader will have gone through, by the chapters' own names. */
const description = (chapters: readonly string[], { contract, material, title }: Lesson): string => {
  const { phrases } = material.language;
  const { description: own, borrowed = own, topicsJoin } = phrases.overview;
  const template = contract.origin === 'model' ? borrowed : own;
  const quote = (text: string): string => filled(phrases.quote, { text: unquoted(text) });
  for (let count = Math.min(4, chapters.length); count > 0; count -= 1) {
    const named = chapters.slice(0, count);
    const last = named.length > 1 ? named.pop() : undefined;
    const topics = last
      ? filled(topicsJoin, { first: listed(named.map(quote), material.language), last: quote(last) })
      : quote(named[0] ?? title);
    const text = filled(template, { title, topics });
    if (text.length <= LONGEST_DESCRIPTION) return text;
  }
  return filled(template, { title, topics: quote(title) });
};

export const answerPlan = (task: PlanTask, lesson: Lesson, outline: readonly OutlineEntry[]): PlanAnswer => {
  const { contract, material, teller, title } = lesson;
  const headings = new Map(outline.map(({ id, heading }) => [id, heading?.split(' › ').map(tidyHeading).at(-1)]));
  const scenes = planSlots(task.slots, lesson, (id) => headings.get(id));
  const chapters = scenes.filter((_, index) => task.slots[index]?.type === 'chapter').map((scene) => scene.title);
  return {
    title:
      contract.title ?? capitalized(teller.one(teller.frame.titles, 0, { topic: withoutCapital(shortened(title)) })),
    description: description(chapters, lesson),
    ...categoryOf(material, title),
    tags: tagsFor(material),
    scenes,
  };
};
