import { type Language, languages } from '../../../shared/catalogue/locales.ts';
import { isQuiz } from '../../../shared/model/scene-type.ts';
import type { GenerationContract, PlannedScene } from '../generation/generation.ts';
import type { Layout } from './layout.ts';

interface NotesInput {
  readonly contract: Pick<GenerationContract, 'sceneTarget' | 'questionTarget'> &
    Partial<Pick<GenerationContract, 'origin' | 'language'>>;
  readonly layout: Layout;
  /** Scenes of the plan that were given up. */
  readonly missing: readonly PlannedScene[];
  readonly passed: number;
  /** What it is written in, ISO 639-1 or "und". */
  readonly language?: string;
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

const isOffered = (code: string): code is Language => Object.hasOwn(languages, code);

/** Only who cannot translate writes in another language than the one asked for. */
const untranslated = ({ contract: { language: asked = '' }, language }: NotesInput): string[] =>
  isOffered(asked) && language !== asked
    ? [
        `This is told in the language of the material, not in ${languages[asked][0]}: “Basic, no AI” takes its sentences from there.`,
      ]
    : [];

/** A quiz is missed by its questions alone, which are counted: it may have joined another. */
const missingScene = ({ type, title }: PlannedScene): string[] =>
  isQuiz(type) ? [] : [`The ${type === 'chapter' ? 'chapter' : 'scene'} “${title}” could not be written.`];

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
  ...untranslated(input),
  ...thin(input),
  ...input.missing.flatMap(missingScene),
  ...dropped(input),
];
