import { labelOf } from '../../../../../shared/catalogue/choice.ts';
import { anchorDefaults } from '../../../../../shared/catalogue/defaults.ts';
import { anchorPlan, targets } from '../../../../../shared/catalogue/duration-plan.ts';
import { AI_CHOICE, CUSTOM } from '../../../../../shared/catalogue/genres.ts';
import { ANCHOR_MATERIAL_CHARACTERS } from '../../../../../shared/catalogue/limits.ts';
import { topics } from '../../../../../shared/catalogue/topics.ts';
import { universes } from '../../../../../shared/catalogue/universes.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Input } from '../../../../../shared/contract/endpoint.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { titleRefusal } from '../../../lib/words/title-refusal.ts';
import { refusalTexts } from '../../../texts/refusal.ts';
import { LINE, limitRefusal } from '../../../ui/form/limit.ts';
import { sentLanguage } from '../language/lesson-language.ts';
import { sentMaterial } from '../material/material.ts';
import type { AnchorForm } from './anchor-draft.ts';
import { wizardAnchorTexts } from './texts.ts';

type SessionBody = Input<Contract['createSession']>['body'];
type GenerateBody = Input<Contract['generateAnchorStory']>['body'];

export const TITLE_REQUIRED = wizardAnchorTexts.titleMissing;
const TOO_LONG = refusalTexts.anchor_content_long;

const isTooLong = (content: string): boolean => content.length > ANCHOR_MATERIAL_CHARACTERS;

/** The universe in the API call: chosen by the AI, a label of the catalogue, or what was typed. */
export const universeOf = ({ universe, customUniverse }: AnchorForm): string => {
  if (universe === CUSTOM) return customUniverse.trim();
  return universe === AI_CHOICE ? AI_CHOICE : labelOf(universes, universe);
};

const subject = (form: AnchorForm): { topic: string; subtopic: string } => {
  if (form.topicMode === 'manual') return { topic: form.manualTopic.trim(), subtopic: '' };
  const chosen = topics.find(({ slug }) => slug === form.topic);
  const subtopic = chosen?.subtopics.find(({ slug }) => slug === form.subtopic);
  return { topic: chosen?.label ?? '', subtopic: subtopic?.label ?? '' };
};

/** `Topic: … | Sub-topic: … | Focus: …`, with the parts that have a value. */
export const contextOf = (form: AnchorForm): string => {
  const { topic, subtopic } = subject(form);
  const parts = [
    [wizardAnchorTexts.topicTitle, topic],
    ['Sub-topic', subtopic],
    [wizardAnchorTexts.focusLabel, form.focus.trim()],
  ] as const;
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(' | ');
};

/** The most specific name of what the lesson is about. */
export const topicOf = (form: AnchorForm): string => {
  const { topic, subtopic } = subject(form);
  return subtopic || topic || wizardAnchorTexts.topicUnnamed;
};

const hasTopic = (form: AnchorForm): boolean => {
  const { topic, subtopic } = subject(form);
  return topic !== '' && (form.topicMode === 'manual' || subtopic !== '');
};

/** The parts of the page; a refusal links to the part where it can be fixed. */
export type RequestPart = 'session' | 'topic' | 'universe' | 'material';
export interface Refusal {
  readonly text: string;
  readonly at: RequestPart;
}

/** A named new session takes precedence over a chosen existing one. */
export const isNamed = ({ newTitle }: AnchorForm): boolean => newTitle.trim() !== '';

/** The first part that still needs input, else undefined. */
export const waitingPart = (
  form: AnchorForm,
  sessionId: SessionId | undefined,
): Exclude<RequestPart, 'material'> | undefined => {
  if (sessionId === undefined && !isNamed(form)) return 'session';
  if (!hasTopic(form)) return 'topic';
  return universeOf(form) === '' ? 'universe' : undefined;
};

const missing = {
  session: wizardAnchorTexts.sessionMissing,
  topic: refusalTexts.topic_required,
  universe: refusalTexts.universe_required,
} as const;

/** What the page knows besides the form. */
export interface Surroundings {
  /** No language model is connected: only catalogue topics have a text of their own. */
  readonly basic: boolean;
  /** True when the chosen session has material. */
  readonly attached: boolean;
}

/** True when this installation cannot write on the topic without material. */
export const needsMaterial = ({ topicMode }: AnchorForm, { basic }: Pick<Surroundings, 'basic'>): boolean =>
  basic && topicMode === 'manual';

const hasNoMaterial = (form: AnchorForm, { attached }: Surroundings): boolean =>
  form.content.trim() === '' && form.file === null && (isNamed(form) || !attached);

/** Why the lesson cannot be generated yet, as the user reads it; undefined when it can. */
export const refusalOf = (
  form: AnchorForm,
  sessionId: SessionId | undefined,
  around: Surroundings,
): Refusal | undefined => {
  const title = titleRefusal(form.newTitle);
  if (title !== undefined) return { text: title, at: 'session' };
  const at = waitingPart(form, sessionId);
  if (at) return { text: missing[at], at };
  const topic = limitRefusal([form.manualTopic, form.focus], LINE);
  if (topic !== undefined) return { text: topic, at: 'topic' };
  const universe = limitRefusal([form.customUniverse, form.workTitle], LINE);
  if (universe !== undefined) return { text: universe, at: 'universe' };
  if (needsMaterial(form, around) && hasNoMaterial(form, around))
    return { text: refusalTexts.material_required, at: 'material' };
  return isTooLong(form.content) ? { text: TOO_LONG, at: 'material' } : undefined;
};

/** Why the pasted text cannot be attached yet. */
export const attachRefusal = (content: string, sessionId: SessionId | undefined): Refusal | undefined => {
  if (sessionId === undefined) return { text: wizardAnchorTexts.sessionMissingForText, at: 'session' };
  if (content.trim() === '') return { text: wizardAnchorTexts.materialMissing, at: 'material' };
  return isTooLong(content) ? { text: TOO_LONG, at: 'material' } : undefined;
};

export const sessionBody = (title: string): SessionBody => {
  const { isPublic: _, ...defaults } = anchorDefaults;
  return { title: title.trim(), mode: 'anchor', ...defaults };
};

export const generateBody = (form: AnchorForm, sessionId: SessionId): GenerateBody => {
  const { scenes, questions } = targets(anchorPlan(form.estimatedDuration));
  const anchorUniverse = universeOf(form);
  const own = anchorUniverse !== AI_CHOICE;
  const work = form.workTitle.trim();
  return {
    sessionId,
    ...sentMaterial(form),
    targetAudience: form.targetAudience,
    difficultyLevel: form.difficultyLevel,
    estimatedDuration: form.estimatedDuration,
    resolvedSceneCount: scenes,
    resolvedQuizCount: questions,
    anchorUniverse,
    ...(own && work !== '' ? { anchorWorkTitle: work } : {}),
    spoilersOk: own && form.spoilersOk,
    genre: AI_CHOICE,
    authorInspiration: AI_CHOICE,
    additionalContext: contextOf(form),
    ...sentLanguage(form.language),
    savePrompt: true,
  };
};
