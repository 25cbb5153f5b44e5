import { type ReactNode, useEffect } from 'react';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useBasic } from '../../../lib/use-basic.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Stepper } from '../../../ui/layout/stepper.tsx';
import { WriterChip } from '../../writer/writer-chip.tsx';
import type { DraftOwner } from '../draft/draft-store.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useMaterial } from '../material/use-material.ts';
import { isSpent, QuotaNotice } from '../quota-notice.tsx';
import { isOnTheWay } from '../steps/wizard-frame.tsx';
import { wizardTexts } from '../texts.ts';
import { WriterNotice } from '../writer-notice.tsx';
import { anchorDrafts } from './anchor-draft.ts';
import { AnchorPreview } from './anchor-preview.tsx';
import { waitingPart } from './anchor-request.ts';
import { BannerNotice } from './banner-notice.tsx';
import { ContractSection } from './contract-section.tsx';
import { MaterialSection } from './material-section.tsx';
import { SessionSection } from './session-section.tsx';
import { StartedLesson } from './started-lesson.tsx';
import { wizardAnchorTexts } from './texts.ts';
import { TopicSection } from './topic-section.tsx';
import { UniverseSection } from './universe-section.tsx';
import { useAnchor, useAnchorSessions, useFreshSession } from './use-anchor.ts';
import { useAttached } from './use-attached.ts';
import { useBanner } from './use-banner.ts';

interface AnchorStudioProps {
  owner: DraftOwner;
  /** A sketch of the cover, under the session's title. */
  cover: (title: string) => ReactNode;
  /** The session in the page's address. */
  asked: SessionId | undefined;
}

/** The parts of the page in order; the last one is current when nothing is missing. */
const parts = [
  ['session', wizardAnchorTexts.partSession],
  ['topic', wizardAnchorTexts.topicTitle],
  ['universe', wizardAnchorTexts.partUniverse],
  [undefined, wizardTexts.stepGenerate],
] as const;

export function AnchorStudio({ owner, cover, asked }: AnchorStudioProps) {
  const handle = useDraft(anchorDrafts, owner);
  const { draft, change } = handle;
  const { form } = draft;
  useEffect(() => {
    if (asked !== undefined) change({ sessionId: asked, newTitle: '' });
  }, [asked, change]);
  const list = useAnchorSessions();
  useFreshSession(list.sessions, handle, asked);
  const banner = useBanner();
  const session = list.sessions?.find(({ id }) => id === form.sessionId);
  const bringing = useMaterial(change);
  const onTheWay = isOnTheWay(bringing.sending);
  const waiting = waitingPart(form, session?.id);
  const stories = useEndpoint('getUsage').data?.stories;
  const basic = useBasic();
  const attached = useAttached(session?.id);
  const spent = isSpent(stories);
  const around = { basic, attached };
  const { started, refusal, busy, create, attach, generate } = useAnchor(handle, session?.id, around, banner);
  const section = { form, change, refusal };
  return (
    <div className="grid grid-cols-1 items-start gap-10 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-16">
      <div className="grid grid-cols-1 gap-8">
        <div>
          <Stepper
            label={wizardTexts.stepsLabel}
            steps={parts.map(([, name]) => name)}
            current={parts.findIndex(([part]) => part === waiting)}
          />
          <div className="mt-5">
            <WriterChip />
          </div>
          <Heading level={1} className="mt-6">
            {commonTexts.createAnchor}
          </Heading>
          <p className="mt-3 max-w-[58ch] text-quiet">
            {wizardAnchorTexts.lead} {basic ? wizardAnchorTexts.leadTopicBasic : wizardAnchorTexts.leadTopic}
          </p>
          <QuotaNotice kind="story" quota={stories} text={wizardTexts.storyQuotaLeft} />
          <WriterNotice />
        </div>
        <fieldset disabled={spent} className="grid min-w-0 grid-cols-1 gap-8">
          <SessionSection {...section} list={list} chosen={session?.id} creating={busy.creating} onCreate={create} />
          <ContractSection {...section} />
          <TopicSection {...section} />
          <UniverseSection {...section} />
          <MaterialSection
            {...section}
            bringing={bringing}
            chosen={session?.id}
            attaching={busy.attaching}
            onAttach={attach}
          />
        </fieldset>
        <div className="grid justify-items-start border-t border-rule pt-6">
          <div role="status" className="[&:not(:empty)]:mb-4">
            {started && <StartedLesson sessionId={started} />}
          </div>
          {onTheWay && (
            <Notice role="status" className="mb-4">
              {wizardTexts.lessonAwaitsFile({ name: bringing.sending?.name })}
            </Notice>
          )}
          <Button
            look="primary"
            size="large"
            className="max-sm:w-full"
            disabled={onTheWay || spent}
            busy={busy.generating}
            onClick={generate}
          >
            {wizardAnchorTexts.submit}
          </Button>
        </div>
      </div>
      <AnchorPreview form={form} session={session} cover={cover} />
      <BannerNotice banner={banner.banner} dismiss={banner.dismiss} />
    </div>
  );
}
