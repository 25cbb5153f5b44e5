import type { Parsed } from '../../../../shared/contract/endpoint.ts';
import type { generation } from '../../../../shared/contract/session/generation.ts';
import { titleOf, unusedFields } from '../start/mode-spec.ts';
import type { ModeRules } from './mode-rules.ts';
import { pastedText } from './pasted-text.ts';
import { traditionalSpec } from './traditional-targets.ts';

type LessonRequest = Parsed<typeof generation.generateTraditionalLesson>['body'];

export const traditional: ModeRules<LessonRequest> = {
  mode: 'traditional',
  usesAttached: false,
  textOf: ({ content, uploadId }) => pastedText(content, uploadId !== undefined, { none: 'lesson_content_required' }),
  specify: (session, request) => {
    const { autoSelectCategory, resolvedSceneCount: sceneCount } = request;
    const terms = traditionalSpec({ ...request, sceneCount });
    return {
      ...terms,
      autoSelectCategory,
      spec: {
        ...unusedFields,
        ...terms.spec,
        ...(autoSelectCategory ? { category: null, subcategory: null } : {}),
        mode: 'traditional',
        title: titleOf(session),
        additionalContext: request.additionalContext.trim(),
      },
    };
  },
};
