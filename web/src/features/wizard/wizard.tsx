import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CUSTOM } from '../../../../shared/catalogue/genres.ts';
import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../lib/api.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Allowance } from './allowance.tsx';
import type { Draft, Form } from './draft.ts';
import type { DraftOwner } from './draft-store.ts';
import { PlanPreview } from './plan-preview.tsx';
import { steps } from './step.ts';
import { StepContent } from './step-content.tsx';
import { StepContext } from './step-context.tsx';
import { StepReview } from './step-review.tsx';
import { StepStyle } from './step-style.tsx';
import { useDraft } from './use-draft.ts';
import { useGenerate } from './use-generate.ts';
import { useMaterial } from './use-material.ts';
import { hasMaterial, hasStyle } from './validation.ts';
import { WizardFoot } from './wizard-foot.tsx';

interface WizardProps {
  owner: DraftOwner;
  /** What the screens hold before anything is typed. */
  first?: Draft | undefined;
  /** A proof of the cover, under the title typed so far. */
  cover: (title: string) => ReactNode;
}

const LAST = steps.length - 1;

const usesOwn = (form: Form): boolean => form.genre === CUSTOM || form.authorInspiration === CUSTOM;

/** To the top with every screen, as with every page. */
const useTop = (step: number) => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) window.scrollTo(0, 0);
    shown.current = step;
  }, [step]);
};

export function Wizard({ owner, first, cover }: WizardProps) {
  const handle = useDraft(owner, first);
  const { draft, change, goTo, saving } = handle;
  const { step, form } = draft;
  const { sending, take, cancel } = useMaterial(change);
  const { generate, busy, failure } = useGenerate(handle);
  const usage = useEndpoint('getUsage').data;
  const ownAllowed = planLimits[usage?.tier ?? 'free'].customStyles;
  useTop(step);

  const onTheWay = sending !== undefined && sending.failed === undefined;
  const styled = hasStyle(form) && (ownAllowed || !usesOwn(form));
  const mayGoOn = [true, hasMaterial(form) || onTheWay, styled, !onTheWay][step] ?? false;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !mayGoOn) return;
    if (step === LAST) void generate();
    else goTo(step + 1);
  };

  return (
    <div className="pb-12">
      <div className="pt-6">
        <Stepper label="Steps" steps={steps} current={step} />
      </div>
      <div className="grid items-start gap-10 pt-8 lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-16">
        <form onSubmit={submit} noValidate>
          {step === 0 && <StepContext form={form} change={change} />}
          {step === 0 && <Allowance usage={usage} />}
          {step === 1 && (
            <StepContent
              form={form}
              change={change}
              sending={sending}
              onFile={(file) => void take(file)}
              onCancel={cancel}
            />
          )}
          {step === 2 && <StepStyle form={form} change={change} ownAllowed={ownAllowed} />}
          {step === LAST && <StepReview form={form} onEdit={goTo} />}
          {step === LAST && failure && (
            <Notice tone="wrong" role="alert">
              {failure.text}{' '}
              {failure.kind === 'quota' && (
                <Link to={paths.pricing} className="underline">
                  See the plans
                </Link>
              )}
            </Notice>
          )}
          {step === LAST && onTheWay && (
            <Notice role="status">
              {sending.name} is still being uploaded. The story can be written once it is here.
            </Notice>
          )}
          <WizardFoot
            onBack={step === 0 ? undefined : () => goTo(step - 1)}
            saving={saving}
            last={step === LAST}
            mayGoOn={mayGoOn}
            busy={busy}
          />
        </form>
        <PlanPreview form={form} cover={cover(form.title.trim() || 'Untitled')} />
      </div>
    </div>
  );
}
