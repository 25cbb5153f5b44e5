import { slugify } from '../../../../shared/catalogue/choice.ts';
import { topics } from '../../../../shared/catalogue/topics.ts';
import { AppError } from '../../../../shared/model/app-error.ts';
import type { Topic } from '../spec.ts';

const PARTS = /^\s*Topic:(?<topic>.*?)(?:\|\s*Sub-topic:(?<subtopic>.*?))?(?:\|\s*Focus:(?<focus>.*?))?$/s;

/** Reads `Topic: … | Sub-topic: … | Focus: …`; only the topic has to be there. */
export const topicOf = (additionalContext: string): Topic => {
  const { topic = '', subtopic = '', focus = '' } = PARTS.exec(additionalContext)?.groups ?? {};
  if (topic.trim() === '') throw new AppError('topic_required');
  return { topic: topic.trim(), subtopic: subtopic.trim(), focus: focus.trim() };
};

/** Whether this is one of the offered sub-topics, which a lesson can be written on without any model. */
export const isPreset = ({ topic, subtopic }: Topic): boolean =>
  topics.some(
    ({ slug, subtopics }) => slug === slugify(topic) && subtopics.some((each) => each.slug === slugify(subtopic)),
  );
