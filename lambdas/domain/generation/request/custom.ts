import { customPlan, defaultMinutes } from '../../../../shared/catalogue/duration-plan.ts';
import { CONTENT_MINIMUM } from '../../../../shared/catalogue/limits.ts';
import type { Parsed } from '../../../../shared/contract/endpoint.ts';
import type { generation } from '../../../../shared/contract/session/generation.ts';
import { titleOf, unusedFields } from '../start/mode-spec.ts';
import type { ModeRules } from './mode-rules.ts';
import { pastedText } from './pasted-text.ts';
import { styleOf } from './style.ts';
import { storyTargets } from './targets.ts';

type StoryRequest = Parsed<typeof generation.generateStory>['body'];

export const custom: ModeRules<StoryRequest> = {
  mode: 'custom',
  usesAttached: false,
  textOf: ({ content, uploadId }) =>
    pastedText(content, uploadId !== undefined, {
      none: 'content_required',
      short: 'content_short',
      least: CONTENT_MINIMUM,
    }),
  specify: (session, request, tier) => {
    const minutes = request.estimatedDuration ?? defaultMinutes.custom;
    const plan = customPlan(minutes);
    const targets = storyTargets(plan, request.resolvedSceneCount, request.resolvedQuizCount);
    return {
      scenes: plan.scenes,
      assessmentConfig: null,
      autoSelectCategory: false,
      spec: {
        ...unusedFields,
        mode: 'custom',
        title: titleOf(session),
        ...styleOf(session.id, request.genre, request.authorInspiration, tier),
        targetAudience: request.targetAudience,
        difficultyLevel: request.difficultyLevel,
        estimatedDuration: minutes,
        learningObjectives: request.learningObjectives.trim(),
        additionalContext: request.additionalContext.trim(),
        sceneTarget: targets.scenes,
        questionTarget: targets.questions,
      },
    };
  },
};
