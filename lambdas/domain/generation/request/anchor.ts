import { anchorPlan, defaultMinutes } from '../../../../shared/catalogue/duration-plan.ts';
import type { Parsed } from '../../../../shared/contract/endpoint.ts';
import type { generation } from '../../../../shared/contract/session/generation.ts';
import { refuseLong } from '../../material/refuse-long.ts';
import { titleOf, unusedFields } from '../start/mode-spec.ts';
import type { ModeRules } from './mode-rules.ts';
import { pastedText } from './pasted-text.ts';
import { storyTargets } from './targets.ts';
import { topicOf } from './topic.ts';
import { anchorOf } from './universe.ts';

type AnchorRequest = Parsed<typeof generation.generateAnchorStory>['body'];

export const anchor: ModeRules<AnchorRequest> = {
  mode: 'anchor',
  usesAttached: true,
  textOf: ({ content, uploadId }) => {
    refuseLong('anchor', content.trim());
    return pastedText(content, uploadId !== undefined);
  },
  specify: (session, request) => {
    const plan = anchorPlan(request.estimatedDuration);
    const targets = storyTargets(plan, request.resolvedSceneCount, request.resolvedQuizCount);
    return {
      scenes: plan.scenes,
      assessmentConfig: null,
      autoSelectCategory: false,
      spec: {
        ...unusedFields,
        mode: 'anchor',
        title: titleOf(session),
        anchor: anchorOf(session.id, request),
        topic: topicOf(request.additionalContext),
        targetAudience: request.targetAudience,
        difficultyLevel: request.difficultyLevel,
        estimatedDuration: request.estimatedDuration ?? defaultMinutes.anchor,
        additionalContext: request.additionalContext.trim(),
        sceneTarget: targets.scenes,
        questionTarget: targets.questions,
      },
    };
  },
};
