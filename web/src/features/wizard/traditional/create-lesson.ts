import { CONTENT_PREVIEW } from '../../../../../shared/catalogue/limits.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Input } from '../../../../../shared/contract/endpoint.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { InputSnapshot } from '../../../../../shared/model/prompt-input.ts';
import { type DraftSubmission, type SubmissionSteps, type SubmittedRequest, submit } from '../draft/submission.ts';
import { sentLanguage } from '../language/lesson-language.ts';
import { sentMaterial } from '../material/material.ts';
import type { TraditionalForm } from './lesson-draft.ts';
import { categoryOf, planOf } from './lesson-plan.ts';

type GenerateBody = Input<Contract['generateTraditionalLesson']>['body'];

const contractOf = (form: TraditionalForm) => ({
  targetAudience: form.targetAudience,
  difficultyLevel: form.difficultyLevel,
  estimatedDuration: form.estimatedDuration,
  lessonStyle: form.lessonStyle,
  assessmentConfig: form.assessmentConfig,
});

const createBody = (form: TraditionalForm): SubmittedRequest['body'] => {
  const title = form.title.trim();
  const { scenes, assessment } = planOf(form);
  return {
    ...(title === '' ? {} : { title }),
    mode: 'traditional',
    ...contractOf(form),
    ...categoryOf(form),
    sceneCountTarget: scenes.max,
    resolvedAssessment: assessment,
  };
};

/** The API has no field for the form's description: it is sent before the additional context. */
export const contextOf = ({ description, additionalContext }: TraditionalForm): string =>
  [description.trim(), additionalContext.trim()].filter((part) => part !== '').join('\n\n');

export const snapshotOf = (form: TraditionalForm): InputSnapshot => {
  const { scenes, assessment } = planOf(form);
  const { category, subcategory } = categoryOf(form);
  return {
    mode: 'traditional',
    ...contractOf(form),
    autoSelectCategory: form.autoCategory,
    category: category ?? null,
    subcategory: subcategory ?? null,
    title: form.title.trim(),
    contentPreview: form.content.trim().slice(0, CONTENT_PREVIEW),
    hasFile: form.file !== null,
    additionalContext: contextOf(form),
    scenePlan: { range: `${scenes.min}-${scenes.max}`, target: scenes.max },
    assessmentResolved: assessment,
  };
};

export const generateBody = (form: TraditionalForm, sessionId: SessionId): GenerateBody => {
  const { scenes, assessment } = planOf(form);
  return {
    sessionId,
    ...sentMaterial(form),
    autoSelectCategory: form.autoCategory,
    additionalContext: contextOf(form),
    ...contractOf(form),
    ...categoryOf(form),
    resolvedSceneCount: scenes.max,
    resolvedAssessment: assessment,
    ...sentLanguage(form.language),
    savePrompt: true,
  };
};

/** Creates the session and starts the generation of its lesson. Only these two calls can fail it. */
export const createLesson = (
  steps: SubmissionSteps,
  form: TraditionalForm,
  earlier: DraftSubmission | null,
): Promise<SessionId> => {
  const { api } = steps;
  const prepare: SubmittedRequest['prepare'] = async (sessionId, options) => {
    const params = { sessionId };
    await api('createPromptInput', { params, body: { input_snapshot: snapshotOf(form) } }, options).catch(
      (error: unknown) => console.error('What was asked for could not be kept', error),
    );
    // The generation call sets both again, in the transaction that reserves the quota
    await api('updateSession', { params, body: { mode: 'traditional', status: 'generating' } }, options).catch(
      () => undefined,
    );
  };
  const generate: SubmittedRequest['generate'] = (sessionId, options) =>
    api('generateTraditionalLesson', { body: generateBody(form, sessionId) }, options);
  return submit(steps, { body: createBody(form), prepare, generate }, earlier);
};
