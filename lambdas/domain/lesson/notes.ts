import { isQuiz } from '../../../shared/model/scene-type.ts';
import type { GenerationContract, PlannedScene } from '../generation/generation.ts';
import type { Layout } from './layout.ts';

interface NotesInput {
  readonly contract: Pick<GenerationContract, 'sceneTarget' | 'questionTarget'> &
    Partial<Pick<GenerationContract, 'origin'>>;
  readonly layout: Layout;
  /** Scenes of the plan that were given up. */
  readonly missing: readonly PlannedScene[];
  readonly passed: number;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const thin = ({ contract, layout: { slots, questions } }: NotesInput): string[] => {
  const { sceneTarget, questionTarget: wanted } = contract;
  return slots.length < sceneTarget || questions < wanted
    ? [
        `This material holds enough for ${count(slots.length, 'scene')} and ${count(questions, 'question')} instead of ${sceneTarget} and ${wanted}. Nothing was padded.`,
      ]
    : [];
};

/** A lesson on a topic alone never passes for one on the learner's material. */
const borrowed = ({ contract: { origin } }: NotesInput): string[] =>
  origin === 'model'
    ? ['This lesson is not from your material: there was none, so a text on the topic was written first.']
    : [];

const missingScene = ({ type, title }: PlannedScene): string => {
  if (isQuiz(type)) return `The quiz “${title}” is missing: no question for it passed our checks.`;
  return `The ${type === 'chapter' ? 'chapter' : 'scene'} “${title}” could not be written.`;
};

const dropped = ({ layout: { questions }, passed }: NotesInput): string[] => {
  const left = questions - passed;
  if (left <= 0) return [];
  return [
    `${left} of ${count(questions, 'question')} ${left === 1 ? 'was' : 'were'} left out: none that passes our checks could be written.`,
  ];
};

/** What a finished lesson leaves out and why, in the learner's words. */
export const notesOn = (input: NotesInput): string[] => [
  ...borrowed(input),
  ...thin(input),
  ...input.missing.map(missingScene),
  ...dropped(input),
];
