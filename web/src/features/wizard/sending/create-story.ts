import { customPlan, targets } from '../../../../../shared/catalogue/duration-plan.ts';
import { AI_CHOICE } from '../../../../../shared/catalogue/genres.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Input } from '../../../../../shared/contract/endpoint.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { authorOf, genreOf, type StoryForm } from '../draft/draft.ts';
import { type DraftSubmission, type SubmissionSteps, type SubmittedRequest, submit } from '../draft/submission.ts';
import { sentLanguage } from '../language/lesson-language.ts';
import { sentMaterial } from '../material/material.ts';

type GenerateBody = Input<Contract['generateStory']>['body'];

const createBody = (form: StoryForm): SubmittedRequest['body'] => {
  const title = form.title.trim();
  return {
    ...(title === '' ? {} : { title }),
    mode: 'custom',
    genre: genreOf(form) || AI_CHOICE,
    authorInspiration: authorOf(form) || AI_CHOICE,
    estimatedDuration: form.estimatedDuration,
    targetAudience: form.targetAudience,
    difficultyLevel: form.difficultyLevel,
  };
};

export const generateBody = (form: StoryForm, sessionId: SessionId): GenerateBody => {
  const { scenes, questions } = targets(customPlan(form.estimatedDuration));
  return {
    sessionId,
    ...sentMaterial(form),
    genre: genreOf(form),
    authorInspiration: authorOf(form),
    additionalContext: form.additionalContext.trim(),
    targetAudience: form.targetAudience,
    learningObjectives: form.learningObjectives.trim(),
    difficultyLevel: form.difficultyLevel,
    estimatedDuration: form.estimatedDuration,
    resolvedSceneCount: scenes,
    resolvedQuizCount: questions,
    ...sentLanguage(form.language),
  };
};

/** Creates the session and starts the generation of its story. Throws the error of the API or of the connection. */
export const createStory = (
  steps: SubmissionSteps,
  form: StoryForm,
  earlier: DraftSubmission | null,
): Promise<SessionId> =>
  submit(
    steps,
    {
      body: createBody(form),
      generate: (sessionId, options) => steps.api('generateStory', { body: generateBody(form, sessionId) }, options),
    },
    earlier,
  );
