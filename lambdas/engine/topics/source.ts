import type { SourceAnswer } from '../../domain/model/answers.ts';
import type { PromptSpec } from '../../pipeline/prompts/envelope.ts';
import { topicTextFor } from './topic-texts.ts';

/** The text on a preset sub-topic; of anything else the engine knows nothing, and says nothing. */
export const answerSource = ({ topic }: PromptSpec): SourceAnswer => {
  const text = topicTextFor(topic?.subtopic ?? '')?.trim() ?? '';
  const [heading = '', ...rest] = text.split('\n');
  return { title: heading.replace(/^#\s*/, ''), text: rest.join('\n').trim() };
};
