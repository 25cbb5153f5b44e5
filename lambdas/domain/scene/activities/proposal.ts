import type { Activity } from '../../../../shared/model/learning/activity.ts';
import type { Passage } from '../../../../shared/model/learning/question.ts';
import { wordsOf } from '../../../../shared/model/text/words.ts';
import type { Apparatus } from '../../material/chunk.ts';
import type { ProposedActivity } from '../../model/answers.ts';
import type { CheckContext } from '../checks/context.ts';
import { locate, supports } from '../checks/evidence.ts';
import { fold } from '../fold.ts';

/** What the activities of a scene are checked against. */
export interface ActivityContext extends CheckContext {
  /** The scene's own Markdown. */
  readonly content: string;
  readonly apparatus: Apparatus;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An activity before it has its id and its place. */
export type MadeActivity = Without<Activity, 'id' | 'place'>;

/** Makes an activity of one kind, or nothing when the proposal does not hold. */
export type MakeActivity = (proposed: ProposedActivity, context: ActivityContext) => MadeActivity | undefined;

type ProposedItem = ProposedActivity['items'][number];

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Words alone, in lower case, with room around them: for looking one text up in another by whole words. */
const spaced = (text: string): string => ` ${wordsOf(fold(text)).join(' ')} `;

/** Whether a text says some words, as words. */
export const says = (text: string, words: string): boolean => spaced(text).includes(spaced(words));

export const allDiffer = (texts: readonly string[]): boolean => new Set(texts.map(fold)).size === texts.length;

/** The passages of all items, each once; undefined when one of them does not stand in the material. */
export const passagesOf = (items: readonly ProposedItem[], { chunks }: ActivityContext): Passage[] | undefined => {
  const found = items.map((item) => locate(item, chunks));
  const passages = found.filter((passage) => passage !== undefined);
  if (passages.length < found.length || passages.length === 0) return undefined;
  return passages.filter(({ start }, at) => passages.findIndex((one) => one.start === start) === at);
};

/** The passage of one item, if it stands in the material and says `text`. */
export const passageFor = (item: ProposedItem, text: string, context: ActivityContext): Passage | undefined => {
  const passage = locate(item, context.chunks);
  return passage && supports(passage.quote, text, { translated: context.from !== undefined }) ? passage : undefined;
};
