import type { EditionPlanAnswer } from '../../domain/model/answers.ts';
import { categoryOf } from '../filing/category.ts';
import { tagsFor } from '../filing/tags.ts';
import { filled } from '../locales/patterns.ts';
import type { Lesson } from './around.ts';
import { titleOf } from './title.ts';

const LONGEST_DESCRIPTION = 280;

/** What a reader will have read, by the names of the chapters, as many as there is room for. */
const description = ({ edition: { chapters, phrases }, reading }: Lesson, title: string): string => {
  const names = chapters.map((chapter) => filled(phrases.quote, { text: chapter.title.replace(/[“”„«»"]/g, '') }));
  const texts = names.map((_, at) => {
    const some = names.slice(0, names.length - at);
    const last = some.pop() ?? '';
    const sections = some.length > 0 ? filled(phrases.join, { first: some.join(', '), last }) : last;
    return filled(phrases.overview.description, { title, sections });
  });
  return texts.find((text) => text.length <= LONGEST_DESCRIPTION) ?? reading.chunks[0]?.path[0] ?? title;
};

export const answerPlan = (lesson: Lesson): EditionPlanAnswer => {
  const { spec, reading, edition } = lesson;
  const title = titleOf(spec, reading);
  return {
    title,
    description: description(lesson, title),
    ...categoryOf(reading, title),
    tags: tagsFor(reading),
    scenes: edition.scenes.map(({ type, title: name, chunks, counts }) => ({
      type,
      title: name,
      chunks: [...chunks],
      ...counts,
    })),
  };
};
