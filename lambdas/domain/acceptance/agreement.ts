import type * as z from 'zod/mini';
import { TITLE_PENDING } from '../../../shared/catalogue/defaults.ts';
import { defaultMinutes } from '../../../shared/catalogue/duration-plan.ts';
import type { Tier } from '../../../shared/catalogue/limits.ts';
import type { Parsed } from '../../../shared/contract/endpoint.ts';
import type { generation } from '../../../shared/contract/generation.ts';
import type { ContractSnapshotSchema } from '../../../shared/model/session.ts';
import type { GenerationContract } from '../generation/generation.ts';
import type { SessionRecord } from '../session/session.ts';
import { styleOf } from './style.ts';
import { storyTargets } from './targets.ts';

/** What is written, and what the session shows of it. */
export interface Agreement {
  readonly contract: GenerationContract;
  readonly snapshot: z.infer<typeof ContractSnapshotSchema>;
}

export type StoryRequest = Parsed<typeof generation.generateStory>['body'];

export const agreeOnStory = (session: SessionRecord, asked: StoryRequest, tier: Tier): Agreement => {
  const minutes = asked.estimatedDuration ?? defaultMinutes.custom;
  const targets = storyTargets(minutes, asked.resolvedSceneCount, asked.resolvedQuizCount);
  const title = session.title === TITLE_PENDING ? null : session.title;
  const agreed = {
    targetAudience: asked.targetAudience,
    difficultyLevel: asked.difficultyLevel,
    estimatedDuration: minutes,
  };
  return {
    contract: {
      ...agreed,
      mode: 'custom',
      title,
      ...styleOf(session.id, asked.genre, asked.authorInspiration, tier),
      learningObjectives: asked.learningObjectives.trim(),
      additionalContext: asked.additionalContext.trim(),
      sceneTarget: targets.scenes,
      questionTarget: targets.questions,
    },
    snapshot: {
      ...agreed,
      sceneCountTarget: targets.scenes,
      quizCountTarget: targets.questions,
      ...(title === null ? {} : { title }),
    },
  };
};
