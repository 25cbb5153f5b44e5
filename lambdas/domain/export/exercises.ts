import type { Activity } from '../../../shared/model/learning/activity.ts';
import { type ExerciseWords, exerciseOf } from '../../../shared/model/learning/exercise.ts';

const words: ExerciseWords = {
  predict: 'Before reading: what would you guess?',
  recall: (section) => `Cover “${section}” and write down what it said.`,
  recallAll: 'Cover the text and write down what it said.',
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

const numbered = (activities: readonly Activity[], at: 'start' | 'later'): string[] =>
  activities.flatMap((activity, index) => {
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
  return exercises.length === 0 ? [] : ['## Exercises', ...exercises];
};

/** The answers to a chapter's exercises, below a heading that names the chapter. */
export const exerciseAnswers = (title: string, activities: readonly Activity[]): string[] =>
  activities.length === 0
    ? []
    : [`## ${title}`, ...activities.map((activity, at) => `**${at + 1}.**\n\n${exerciseOf(activity, words).answer}`)];
