import { categories } from '../../../shared/catalogue/categories.ts';
import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import { tagKinds, tagsOf } from '../../../shared/catalogue/tags.ts';
import { MAX_CHUNKS } from '../../domain/material/default-chunks.ts';
import { checkingInstructions } from './checking.ts';
import { purposes } from './purposes.ts';
import { quizInstructions } from './quiz-instructions.ts';
import { bibleInstructions, pointInstructions, storyInstructions } from './story.ts';
import type { LessonTask, OpenTask, PlanTask, SceneTask } from './tasks.ts';

const vocabulary = tagKinds.map((kind) => `${kind}: ${tagsOf(kind).join(', ')}`).join('; ');
const categorySlugs = categories.map(({ slug }) => slug).join(', ');

const plan = (task: PlanTask, mode: Mode): string => `Plan the lesson.
- "scenes" has one entry for each slot of the task, in the same order. Each entry has a title of at most eight words and the ids of the chunks it is made from, none where those suggested are right. A chapter has at most ${MAX_CHUNKS.chapter} chunks, a quiz ${MAX_CHUNKS.quiz}, another scene ${MAX_CHUNKS.other}: what is beyond is told nowhere.
- Chapters follow the order of the material unless another one is easier to learn from. A quiz uses only chunks of chapters before it, and no two quizzes ask about the same chunk.
${pointInstructions(task, mode)}
${task.others ? '- The field "others" of the task holds the slots that somebody else plans at this moment: plan none of them, and leave their chunks to them. The next chapter after your last one stands there.\n' : ''}${task.describesLesson === false ? undescribed : described}`;

const undescribed =
  '- "title", "description", "category" and "subcategory" are empty, and every kind of "tags" too: somebody else writes them.';

const described = `- "title" is at most ten words; where the contract has a title, repeat that one. "description" is one or two sentences on what a reader will know afterwards, for whoever finds it: never "you" or "your".
- "category" is one of: ${categorySlugs}. "subcategory" is a few words within it. Where the contract has a category, repeat that one.
- "tags" has up to three slugs a kind; prefer these (${vocabulary}) and leave a kind empty when nothing fits.`;

/** Who looks back is given what stands, and not the chunks again. */
const fromOf = ({ story }: SceneTask): string => (story?.told ? '' : 'Use only the chunks named in the task, ');

const exercises = ({ type }: SceneTask, wanted: boolean): string =>
  wanted && type === 'chapter'
    ? '- "activities" holds the exercises that this chapter carries.'
    : '- "activities" is empty.';

const scene = (task: SceneTask, mode: Mode, extras: boolean): string => {
  const { type, words, title } = task;
  return `${purposes[mode][type]}
- ${fromOf(task)}${words.min} to ${words.max} words.${title === null ? '\n- Give it a title of at most eight words.' : '\n- Repeat the title of the task as "title", and do not put it into "content".'}
- "sources" names, for each chunk you used, the chunk and a short quote that carries its main point.
- "terms" lists the terms explained here, defined in the words of the material; it may be empty.
${(title === null ? [bibleInstructions(mode)] : [...storyInstructions(task, mode), exercises(task, extras)]).join('\n')}`;
};

const open = ({
  shortAnswers,
  caseStudies,
}: OpenTask): string => `Write ${shortAnswers} short-answer questions ("short_answer") and ${caseStudies} case studies ("case_study") on the chunks named in the task.
- A short answer explains an idea, its parts or its reasons in two or three sentences; its "scenario" is empty.
- A case study puts the reader before a situation ("scenario", two to five sentences) that is built only from facts, names and figures of the material, and asks what to conclude or to do; what it asks for stands in the material.
- "points" are what a good answer says: two to four for a short answer, three to five for a case study, each different, each one sentence ("text") with the chunk and the quote that says it.
- "modelAnswer" says all points in a few sentences and nothing that the quotes do not say.
- Neither the question nor the scenario gives a point away. Ask fewer if the chunks do not hold enough: fewer is right, padding is not.`;

const repair = ({ reasons, kept }: { reasons?: readonly string[]; kept?: readonly string[] }): string =>
  [
    reasons?.length
      ? '- An earlier answer was not good enough. The field "reasons" of the task says why: do better.'
      : '',
    kept?.length ? '- The field "kept" holds questions that stand already. Ask about something else.' : '',
  ]
    .filter((line) => line !== '')
    .join('\n');

const instructionFor = (task: LessonTask, mode: Mode, extras: boolean): string => {
  if (task.kind === 'plan') return plan(task, mode);
  if (task.kind === 'scene') return scene(task, mode, extras);
  if (task.kind === 'check' || task.kind === 'mend' || task.kind === 'solve') return checkingInstructions[task.kind];
  return task.kind === 'open' ? open(task) : quizInstructions(task);
};

/** The instructions for a task in words; the task itself follows as data. */
export const instructionsFor = (task: LessonTask, mode: Mode, extras = true): string => {
  const again = 'reasons' in task || 'kept' in task ? repair(task) : '';
  return [instructionFor(task, mode, extras), again].filter((part) => part !== '').join('\n');
};
