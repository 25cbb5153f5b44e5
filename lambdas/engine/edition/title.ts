import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import type { Reading } from '../nlp/reading.ts';
import { capitalized } from '../nlp/words.ts';

/** What the lesson is about: what was asked for, what the document calls itself, the heading over all of it, its first heading. */
export const titleOf = ({ title, topic, document }: DocumentSpec, { bodies, terms }: Reading): string => {
  const [first] = bodies;
  const root = first?.path[0];
  const over = bodies.every(({ path }) => path[0] === root) ? root : undefined;
  const asked = topic?.subtopic || topic?.topic;
  const named = title || (asked && capitalized(asked)) || document || over || root || terms[0]?.term;
  return named ? capitalized(named) : (first?.sentences[0]?.text.split(/\s+/).slice(0, 6).join(' ') ?? '');
};
