import type { Parsed } from '../../../../shared/contract/endpoint.ts';
import type { lessons } from '../../../../shared/contract/lessons.ts';
import { titleOf, unused } from '../generation-start.ts';
import type { ModeRules } from './mode-rules.ts';
import { pastedText } from './pasted-text.ts';
import { lessonTerms } from './traditional-targets.ts';

type LessonRequest = Parsed<typeof lessons.generateTraditionalLesson>['body'];

export const lesson: ModeRules<LessonRequest> = {
  mode: 'traditional',
  attached: false,
  textOf: ({ content, uploadId }) => pastedText(content, uploadId !== undefined, { none: 'lesson_content_required' }),
  agree: (session, asked) => {
    const { autoSelectCategory, resolvedSceneCount: sceneCount } = asked;
    const terms = lessonTerms({ ...asked, sceneCount });
    return {
      ...terms,
      autoSelectCategory,
      contract: {
        ...unused,
        ...terms.contract,
        ...(autoSelectCategory ? { category: null, subcategory: null } : {}),
        mode: 'traditional',
        title: titleOf(session),
        additionalContext: asked.additionalContext.trim(),
      },
    };
  },
};
