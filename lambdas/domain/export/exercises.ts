import type { Activity, Recall } from '../../../shared/model/learning/activity.ts';
import { type ExerciseWords, exerciseOf } from '../../../shared/model/learning/exercise.ts';

const partOf = ({ heading, passage }: Pick<Recall, 'heading' | 'passage'>): string => {
  if (passage) return `the ${passage.blocks === 1 ? 'paragraph' : 'passage'} that begins “${passage.begins} …”`;
  return heading === null ? 'the text above' : `the part “${heading}”`;
};

const words: ExerciseWords = {
  predict: 'Before reading: what would you guess?',
  recall: ({ task, cues, ...asked }) => {
    const part = partOf(asked);
    if (task === 'summarize') return `Without looking back: sum up ${part} in three sentences.`;
    if (task === 'explain') return `Without looking back: tell somebody who has not read it what ${part} says.`;
    const about = cues.length === 0 ? '' : `, among other things about ${new Intl.ListFormat('en').format(cues)}`;
    return `Without looking back: what does ${part} say${about}?`;
  },
  recalled: (asked) => `Compare it with ${partOf(asked)}.`,
  gapBank: 'Put the missing words back.',
  gap: 'Write the missing words.',
  match: 'Which term is it?',
  order: 'Put the steps in their order.',
  sort: 'Where does it belong?',
  why: 'Explain in a sentence or two.',
  book: (number) => `Exercise ${number} of the material`,
  // It speaks for itself
  unnumbered: '',
};

/** A recall that is compared with the text itself: nothing is answered, so it is no exercise with a number. */
const isFree = (activity: Activity): boolean => activity.kind === 'recall' && activity.sentences.length === 0;
const counted = (activities: readonly Activity[]): Activity[] => activities.filter((one) => !isFree(one));

/** Where a reader stops and says what a part said; nothing of a part that has no name and teaches no term. */
const stops = (activities: readonly Activity[]): string[] =>
  activities.flatMap((one) =>
    one.kind === 'recall' && isFree(one) && (one.heading !== null || one.passage !== null || one.cues.length > 0)
      ? [`*Stop here. ${words.recall(one).replace(/[*_]/g, '\\$&')}*`]
      : [],
  );

const numbered = (activities: readonly Activity[], at: 'start' | 'later'): string[] =>
  counted(activities).flatMap((activity, index) => {
    if ((activity.place.at === 'start') !== (at === 'start')) return [];
    const { task, body } = exerciseOf(activity, words);
    const parts = task === '' ? [`**${index + 1}.** ${body}`] : [`**${index + 1}. ${task}**`, body];
    return [parts.filter((part) => part !== '').join('\n\n')];
  });

/** What a chapter asks before it is read, by its number among the exercises; empty where it asks nothing. */
export const beforeReadingText = (activities: readonly Activity[]): string[] => numbered(activities, 'start');

/** The other activities of a chapter as exercises, without their answers; empty where there are none. */
export const exercisesText = (activities: readonly Activity[]): string[] => {
  const exercises = numbered(activities, 'later');
  return [...stops(activities), ...(exercises.length === 0 ? [] : ['## Exercises', ...exercises])];
};

/** The answers to a chapter's exercises, below a heading that names the chapter. */
export const exerciseAnswers = (title: string, activities: readonly Activity[]): string[] => {
  const answers = counted(activities).map((one, at) => `**${at + 1}.**\n\n${exerciseOf(one, words).answer}`);
  return answers.length === 0 ? [] : [`## ${title}`, ...answers];
};
