import type { ReactNode } from 'react';
import { useEndpoint } from '../../../lib/api/api.ts';
import { titleRefusal } from '../../../lib/words/title-refusal.ts';
import { commonTexts } from '../../../texts/common.ts';
import { isTooLong } from '../../upload/is-too-long.ts';
import type { DraftOwner } from '../draft/draft-store.ts';
import { useDraft } from '../draft/use-draft.ts';
import { hasMaterial } from '../material/material.ts';
import { useMaterial } from '../material/use-material.ts';
import { isSpent, QuotaNotice } from '../quota-notice.tsx';
import { useSend } from '../sending/use-send.ts';
import { outlineOf } from '../steps/outline.ts';
import { PlanPreview } from '../steps/plan-preview.tsx';
import { StepReview } from '../steps/step-review.tsx';
import { useStepHistory } from '../steps/use-step-history.ts';
import { isOnTheWay, WizardFrame } from '../steps/wizard-frame.tsx';
import { wizardTexts } from '../texts.ts';
import { lessonDrafts, steps } from './lesson-draft.ts';
import { planOf } from './lesson-plan.ts';
import { lessonReview } from './lesson-review.ts';
import { lessonSender } from './lesson-sender.ts';
import { StepContract } from './step-contract.tsx';
import { StepMaterial } from './step-material.tsx';
import { wizardTraditionalTexts } from './texts.ts';

interface LessonWizardProps {
  owner: DraftOwner;
  /** A sketch of the cover, under the title typed so far. */
  cover: (title: string) => ReactNode;
}

export function LessonWizard({ owner, cover }: LessonWizardProps) {
  const kept = useDraft(lessonDrafts, owner);
  const { draft, change } = kept;
  const { step, form } = draft;
  const goTo = useStepHistory(step, kept.goTo);
  const handle = { ...kept, goTo };
  const bringing = useMaterial(change);
  const sender = useSend(lessonSender, handle);
  const lessons = useEndpoint('getUsage').data?.lessons;

  const onTheWay = isOnTheWay(bringing.sending);
  const brought = (hasMaterial(form) || onTheWay) && !isTooLong(form.content) && !titleRefusal(form.title);
  const spent = isSpent(lessons);
  const mayGoOn = !spent && [true, brought, !onTheWay][step] === true;
  const { scenes, questions } = planOf(form);
  const preview = (
    <PlanPreview
      outline={outlineOf(form, {
        mode: 'traditional',
        lessonStyle: form.lessonStyle,
        sceneTarget: scenes.max,
        questionTarget: questions,
      })}
      title={form.title}
      contract={`${form.targetAudience}, ${form.difficultyLevel}`}
      kind="lesson"
      cover={cover(form.title.trim() || commonTexts.untitled)}
    />
  );
  return (
    <WizardFrame
      {...{ steps, handle, mayGoOn, spent, sender, preview }}
      sending={bringing.sending}
      action={wizardTraditionalTexts.submit}
      kind="lesson"
      notice={step > 0 && <QuotaNotice kind="lesson" quota={lessons} text={wizardTexts.lessonQuotaLeft} spentOnly />}
    >
      {step === 0 && (
        <StepContract
          form={form}
          change={change}
          quota={<QuotaNotice kind="lesson" quota={lessons} text={wizardTexts.lessonQuotaLeft} />}
        />
      )}
      {step === 1 && <StepMaterial form={form} change={change} bringing={bringing} />}
      {step === 2 && <StepReview title={wizardTexts.stepGenerate} parts={lessonReview(form)} onEdit={goTo} />}
    </WizardFrame>
  );
}
