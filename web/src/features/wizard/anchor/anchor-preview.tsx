import type { ReactNode } from 'react';
import { audiences, difficulties } from '../../../../../shared/catalogue/contract-choices.ts';
import { anchorPlan, targets } from '../../../../../shared/catalogue/duration-plan.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { commonTexts } from '../../../texts/common.ts';
import { MATERIAL, outlineOf } from '../steps/outline.ts';
import { PlanPreview } from '../steps/plan-preview.tsx';
import type { AnchorForm } from './anchor-draft.ts';
import { topicOf } from './anchor-request.ts';

interface AnchorPreviewProps {
  form: AnchorForm;
  session: Pick<Session, 'id' | 'title'> | undefined;
  /** A sketch of the cover, under the session's title. */
  cover: (title: string) => ReactNode;
}

const contractOf = ({ targetAudience, difficultyLevel }: AnchorForm): string => {
  const audience = audiences.find(({ slug }) => slug === targetAudience);
  const difficulty = difficulties.find(({ slug }) => slug === difficultyLevel);
  const whom = audience && 'anchorLabel' in audience ? audience.anchorLabel : targetAudience;
  return `${whom}, ${difficulty?.anchorLabel ?? difficultyLevel}`;
};

function Preview({ form, session, cover, attached }: AnchorPreviewProps & { attached: boolean }) {
  const { content, file, estimatedDuration } = form;
  const { scenes, questions } = targets(anchorPlan(estimatedDuration));
  const title = session?.title ?? form.newTitle;
  return (
    <PlanPreview
      outline={outlineOf(
        { content, file, estimatedDuration },
        { mode: 'anchor', sceneTarget: scenes, questionTarget: questions },
        attached ? MATERIAL : topicOf(form),
      )}
      title={title}
      contract={contractOf(form)}
      kind="lesson"
      cover={cover(title.trim() || commonTexts.untitled)}
    />
  );
}

function PreviewOfSession({ sessionId, ...props }: AnchorPreviewProps & { sessionId: SessionId }) {
  const { data } = useEndpoint('listMaterials', { params: { sessionId } });
  return <Preview {...props} attached={(data?.items.length ?? 0) > 0} />;
}

/** Without the learner's own material the lesson is about the topic alone. */
export function AnchorPreview(props: AnchorPreviewProps) {
  if (!props.session) return <Preview {...props} attached={false} />;
  return <PreviewOfSession {...props} sessionId={props.session.id} />;
}
