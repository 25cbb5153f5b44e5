import { categories } from '../../../shared/catalogue/categories.ts';
import { tagKinds, tagsOf } from '../../../shared/catalogue/tags.ts';
import type { PlanTask, QuizTask, SceneTask, Task } from './tasks.ts';

const vocabulary = tagKinds.map((kind) => `${kind}: ${tagsOf(kind).join(', ')}`).join('; ');
const categorySlugs = categories.map(({ slug }) => slug).join(', ');

const plan = (_: PlanTask): string => `Plan the lesson.
- "scenes" has one entry for each slot of the task, in the same order. Each entry has a title of at most eight words and the ids of the chunks it is made from; start from the chunks suggested.
- Chapters follow the order of the material unless another one is easier to learn from. A quiz uses only chunks of chapters before it, and each chunk is asked about once.
- "title" is at most ten words; where the contract has a title, repeat that one. "description" is one or two sentences on what a reader will know afterwards.
- "category" is one of: ${categorySlugs}. "subcategory" is a few words within it.
- "tags" has up to three slugs a kind; prefer these (${vocabulary}) and leave a kind empty when nothing fits.`;

const purposes: Readonly<Record<SceneTask['type'], string>> = {
  overview:
    'Write the opening: draw the reader in, and say what this lesson is about and why it is worth knowing. Teach nothing in detail yet.',
  signposts: 'Write the signposts: a short list of what is ahead and what to watch for, in the voice of the story.',
  recap: 'Write a recap: repeat the ideas of the chapters before, briefly and in other words.',
  bridge: 'Write a bridge: a short passage of the story that leads from the idea before to the one that follows.',
  chapter:
    'Write this chapter: teach what its chunks say, completely enough that a reader can answer questions about it. Explain each term where it first comes up. Let the story carry the order of the ideas.',
  summary: 'Write the summary: gather the main ideas in the order of the lesson and close the story.',
};

const scene = ({ type, words, title }: SceneTask): string => `${purposes[type]}
- Use only the chunks named in the task, ${words.min} to ${words.max} words.${title === null ? '\n- Give it a title of at most eight words.' : '\n- Repeat the title of the task as "title", and do not put it into "content".'}
- "sources" names, for each chunk you used, the chunk and a short quote that carries its main point.
- "terms" lists the terms explained here with definitions in the words of the material; it may be empty.`;

const quiz = ({
  questions,
}: QuizTask): string => `Write ${questions} multiple-choice questions on the chunks named in the task.
- Each asks about one idea that matters, in a full question of five words or more, without "not" and without words like "always" or "never".
- Four options, or two to three where the material offers no more good ones: of one kind and about one length, each a mistake that a learner could make, and only one of them right. Never "all of the above" or "none of the above".
- Do not repeat a word of the question in the right option alone.
- "correctAnswer" is the letter of the right option. "explanation" says in one or two sentences why it is right, without naming options by letter: they are shuffled afterwards.
- "evidence" is the chunk and the quote that decides the question. The quote contains the right option or plainly entails it.
- No two questions ask the same thing. Ask fewer if the chunks do not hold enough: fewer is right, padding is not.`;

const repair = ({ reasons, kept }: { reasons?: readonly string[]; kept?: readonly string[] }): string =>
  [
    reasons?.length
      ? '- An earlier answer was not good enough. The field "reasons" of the task says why: do better.'
      : '',
    kept?.length ? '- The field "kept" holds questions that stand already. Ask about something else.' : '',
  ]
    .filter((line) => line !== '')
    .join('\n');

/** What is asked for, in words; the task beside it says the same as data. */
export const instructionsFor = (task: Task): string => {
  if (task.kind === 'plan') return plan(task);
  const asked = task.kind === 'scene' ? scene(task) : quiz(task);
  return [asked, repair(task)].filter((part) => part !== '').join('\n');
};
