import { slugify } from '../../../shared/catalogue/choice.ts';
import { textAt } from './read.ts';

/** What a lesson without material is made from, by the slug or the label of the preset sub-topic: English, in Markdown. Null for a topic of the learner's own. */
export const topicTextFor = (subtopic: string): string | null => {
  const slug = slugify(subtopic);
  return slug ? textAt(new URL(`topics/${slug}.md`, import.meta.url)) : null;
};
