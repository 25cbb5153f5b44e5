import { type Language, languages } from '../../../../shared/catalogue/locales.ts';
import type { Note } from '../../../../shared/model/session/note.ts';
import { isQuiz } from '../../../../shared/model/session/scene-type.ts';
import type { GenerationSpec } from '../spec.ts';
import { namesTopic } from './names-topic.ts';
import type { PlannedScene } from './plan.ts';

interface NotesInput {
  readonly spec: Pick<GenerationSpec, 'sceneTarget' | 'questionTarget'> &
    Partial<Pick<GenerationSpec, 'origin' | 'language' | 'topic'>>;
  /** Of the material. */
  readonly chunks?: Parameters<typeof namesTopic>[1];
  /** What was planned. */
  readonly draft: { readonly scenes: readonly unknown[]; readonly questions: number };
  /** Scenes of the plan that were given up. */
  readonly missing: readonly PlannedScene[];
  readonly passed: number;
  /** What it is written in, ISO 639-1 or "und". */
  readonly language?: string;
}

const thin = ({ spec, draft: { scenes: drafted, questions } }: NotesInput): Note[] => {
  const { sceneTarget: wantedScenes, questionTarget: wantedQuestions } = spec;
  const scenes = drafted.length;
  return scenes < wantedScenes || questions < wantedQuestions
    ? [{ code: 'thin', params: { scenes, questions, wantedScenes, wantedQuestions } }]
    : [];
};

/** A lesson on a topic alone never passes for one on the learner's material. */
const borrowed = ({ spec: { origin } }: NotesInput): Note[] => (origin === 'model' ? [{ code: 'borrowed' }] : []);

/** Told from the material all the same: the topic is only what was typed. */
const elsewhere = ({ spec, chunks = [] }: NotesInput): Note[] => {
  const topic = spec.topic?.subtopic || spec.topic?.topic;
  return topic && namesTopic(spec, chunks) === false ? [{ code: 'elsewhere', params: { topic } }] : [];
};

const isOffered = (code: string): code is Language => Object.hasOwn(languages, code);

/** Only who cannot translate writes in another language than the one asked for. */
const untranslated = ({ spec: { language: asked = '' }, language }: NotesInput): Note[] =>
  isOffered(asked) && language !== asked ? [{ code: 'untranslated', params: { language: asked } }] : [];

/** A quiz is missed by its questions alone, which are counted: it may have joined another. */
const unwritten = ({ type, title }: PlannedScene): Note[] =>
  isQuiz(type) ? [] : [{ code: 'unwritten', params: { kind: type === 'chapter' ? 'chapter' : 'scene', title } }];

const dropped = ({ draft: { questions }, passed }: NotesInput): Note[] =>
  questions > passed ? [{ code: 'dropped', params: { dropped: questions - passed, questions } }] : [];

/** What a finished lesson leaves out and why. */
export const notesOn = (input: NotesInput): Note[] => [
  ...borrowed(input),
  ...elsewhere(input),
  ...untranslated(input),
  ...thin(input),
  ...input.missing.flatMap(unwritten),
  ...dropped(input),
];
