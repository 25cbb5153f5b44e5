import type { ReactNode } from 'react';
import { useEndpoint } from '../../../lib/api.ts';
import { wizardTexts } from '../../../texts/wizard.ts';
import { wizardTraditionalTexts } from '../../../texts/wizard-traditional.ts';
import { Allowance } from '../allowance.tsx';
import type { DraftOwner } from '../draft-store.ts';
import { hasMaterial } from '../material.ts';
import { outlineOf } from '../outline.ts';
import { PlanPreview } from '../plan-preview.tsx';
import { StepReview } from '../step-review.tsx';
import { useDraft } from '../use-draft.ts';
import { useMaterial } from '../use-material.ts';
import { useSend } from '../use-send.ts';
import { isOnTheWay, WizardFrame } from '../wizard-frame.tsx';
import { lessonDrafts, steps } from './lesson-draft.ts';
import { planOf } from './lesson-plan.ts';
import { lessonReview } from './lesson-review.ts';
import { lessonSender } from './lesson-sender.ts';
import { StepContract } from './step-contract.tsx';
import { StepMaterial } from './step-material.tsx';

interface LessonWizardProps {
  owner: DraftOwner;
  /** A proof of the cover, under the title typed so far. */
  cover: (title: string) => ReactNode;
}

export function LessonWizard({ owner, cover }: LessonWizardProps) {
  const handle = useDraft(lessonDrafts, owner);
  const { draft, change, goTo } = handle;
  const { step, form } = draft;
  const bringing = useMaterial(change);
  const sender = useSend(lessonSender, handle);
  const lessons = useEndpoint('getUsage').data?.lessons;

  const onTheWay = isOnTheWay(bringing.sending);
  const mayGoOn = [true, hasMaterial(form) || onTheWay, !onTheWay][step] ?? false;
  const { scenes, questions } = planOf(form);
  const preview = (
    <PlanPreview
      outline={outlineOf(form, { scenes: scenes.max, questions })}
      title={form.title}
      contract={`${form.targetAudience}, ${form.difficultyLevel}`}
      kind="lesson"
      cover={cover(form.title.trim() || wizardTraditionalTexts.untitled)}
    />
  );
  return (
    <WizardFrame
      {...{ steps, handle, mayGoOn, sender, preview }}
      sending={bringing.sending}
      action={wizardTraditionalTexts.generateLesson}
      kind="lesson"
    >
      {step === 0 && (
        <StepContract
          form={form}
          change={change}
          allowance={<Allowance allowance={lessons} text={wizardTexts.lessonsLeft} />}
        />
      )}
      {step === 1 && <StepMaterial form={form} change={change} bringing={bringing} />}
      {step === 2 && <StepReview title={wizardTraditionalTexts.generate} parts={lessonReview(form)} onEdit={goTo} />}
    </WizardFrame>
  );
}
