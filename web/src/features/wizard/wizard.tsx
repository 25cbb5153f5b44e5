import type { ReactNode } from 'react';
import { CUSTOM } from '../../../../shared/catalogue/genres.ts';
import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { titleRefusal } from '../../lib/words/title-refusal.ts';
import { commonTexts } from '../../texts/common.ts';
import { isTooLong } from '../upload/is-too-long.ts';
import { customDrafts, type Draft, type StoryForm } from './draft/draft.ts';
import type { DraftOwner } from './draft/draft-store.ts';
import { useDraft } from './draft/use-draft.ts';
import { hasStyle } from './draft/validation.ts';
import { hasMaterial } from './material/material.ts';
import { useMaterial } from './material/use-material.ts';
import { isSpent, QuotaNotice } from './quota-notice.tsx';
import { storySender } from './sending/story-sender.ts';
import { useSend } from './sending/use-send.ts';
import { outlineOf } from './steps/outline.ts';
import { PlanPreview } from './steps/plan-preview.tsx';
import { reviewOf } from './steps/review.ts';
import { steps } from './steps/step.ts';
import { StepContent } from './steps/step-content.tsx';
import { StepContext } from './steps/step-context.tsx';
import { StepReview } from './steps/step-review.tsx';
import { StepStyle } from './steps/step-style.tsx';
import { useStepHistory } from './steps/use-step-history.ts';
import { isOnTheWay, WizardFrame } from './steps/wizard-frame.tsx';
import { wizardTexts } from './texts.ts';

interface WizardProps {
  owner: DraftOwner;
  /** The initial values of the form. */
  first?: Draft | undefined;
  /** A sketch of the cover, under the title typed so far. */
  cover: (title: string) => ReactNode;
}

const usesOwn = (form: StoryForm): boolean => form.genre === CUSTOM || form.authorInspiration === CUSTOM;

export function Wizard({ owner, first, cover }: WizardProps) {
  const kept = useDraft(customDrafts, owner, first);
  const { draft, change } = kept;
  const { step, form } = draft;
  const goTo = useStepHistory(step, kept.goTo);
  const handle = { ...kept, goTo };
  const bringing = useMaterial(change);
  const usage = useEndpoint('getUsage').data;
  const ownAllowed = planLimits[usage?.tier ?? 'free'].customStyles;
  const sender = useSend(storySender, handle);

  const onTheWay = isOnTheWay(bringing.sending);
  const styled = hasStyle(form) && (ownAllowed || !usesOwn(form));
  const brought = (hasMaterial(form) || onTheWay) && !isTooLong(form.content) && !titleRefusal(form.title);
  const spent = isSpent(usage?.stories);
  const mayGoOn = !spent && [true, brought, styled, !onTheWay][step] === true;
  const preview = (
    <PlanPreview
      outline={outlineOf(form)}
      title={form.title}
      contract={`${form.targetAudience}, ${form.difficultyLevel}`}
      kind="story"
      cover={cover(form.title.trim() || commonTexts.untitled)}
    />
  );
  return (
    <WizardFrame
      {...{ steps, handle, mayGoOn, spent, sender, preview }}
      sending={bringing.sending}
      action={wizardTexts.submit}
      kind="story"
      notice={
        step > 0 && <QuotaNotice kind="story" quota={usage?.stories} text={wizardTexts.storyQuotaLeft} spentOnly />
      }
    >
      {step === 0 && (
        <StepContext
          form={form}
          change={change}
          quota={<QuotaNotice kind="story" quota={usage?.stories} text={wizardTexts.storyQuotaLeft} />}
        />
      )}
      {step === 1 && <StepContent form={form} change={change} bringing={bringing} />}
      {step === 2 && <StepStyle form={form} change={change} ownAllowed={ownAllowed} />}
      {step === 3 && <StepReview title={wizardTexts.reviewTitle} parts={reviewOf(form)} onEdit={goTo} />}
    </WizardFrame>
  );
}
