import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../lib/api.ts';
import { wizardTexts } from '../../../texts/wizard.ts';
import { wizardAnchorTexts } from '../../../texts/wizard-anchor.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Allowance } from '../allowance.tsx';
import type { DraftOwner } from '../draft-store.ts';
import { useDraft } from '../use-draft.ts';
import { anchorDrafts } from './anchor-draft.ts';
import { AnchorPreview } from './anchor-preview.tsx';
import { BannerNotice } from './banner-notice.tsx';
import { ContractSection } from './contract-section.tsx';
import { MaterialSection } from './material-section.tsx';
import { SessionSection } from './session-section.tsx';
import { TopicSection } from './topic-section.tsx';
import { UniverseSection } from './universe-section.tsx';
import { useAnchor, useAnchorSessions } from './use-anchor.ts';
import { useBanner } from './use-banner.ts';

interface AnchorStudioProps {
  owner: DraftOwner;
  /** A proof of the cover, under the session's title. */
  cover: (title: string) => ReactNode;
}

export function AnchorStudio({ owner, cover }: AnchorStudioProps) {
  const handle = useDraft(anchorDrafts, owner);
  const { draft, change } = handle;
  const { form } = draft;
  const list = useAnchorSessions();
  const banner = useBanner();
  const session = list.sessions?.find(({ id }) => id === form.sessionId);
  const { started, busy, create, attach, generate } = useAnchor(handle, session?.id, banner);
  const stories = useEndpoint('getUsage').data?.stories;
  return (
    <div className="grid grid-cols-1 items-start gap-10 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-16">
      <div className="grid grid-cols-1 gap-8">
        <div>
          <Heading level={1}>{wizardAnchorTexts.generateAnchorLesson}</Heading>
          <p className="mt-3 max-w-[58ch] text-quiet">{wizardAnchorTexts.learnSomethingNewThrough}</p>
          <Allowance allowance={stories} text={wizardTexts.storiesLeft} />
        </div>
        <SessionSection {...{ form, change, list }} chosen={session?.id} creating={busy.creating} onCreate={create} />
        <ContractSection form={form} change={change} />
        <TopicSection form={form} change={change} />
        <UniverseSection form={form} change={change} />
        <MaterialSection {...{ form, change }} chosen={session?.id} attaching={busy.attaching} onAttach={attach} />
        <div className="grid justify-items-start gap-4 border-t border-rule pt-6">
          {started && (
            <Notice tone="mode">
              <RichText
                text={wizardAnchorTexts.yourLessonIsBeing}
                parts={{
                  link: (
                    <Link to={paths.dashboardAnchor} className="underline">
                      {wizardAnchorTexts.goToItsCard}
                    </Link>
                  ),
                }}
              />
            </Notice>
          )}
          <Button look="primary" size="large" className="max-sm:w-full" busy={busy.generating} onClick={generate}>
            {wizardAnchorTexts.generateAnchorSession}
          </Button>
        </div>
      </div>
      <AnchorPreview form={form} session={session} cover={cover} />
      <BannerNotice banner={banner.banner} dismiss={banner.dismiss} />
    </div>
  );
}
