import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { quotaSpentText } from '../../../lib/api/quota-spent.ts';
import { placeTexts } from '../../../texts/place.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Stepper } from '../../../ui/layout/stepper.tsx';
import { WriterChip } from '../../writer/writer-chip.tsx';
import type { DraftHandle } from '../draft/use-draft.ts';
import type { DraftMaterial } from '../material/material.ts';
import type { Bringing } from '../material/use-material.ts';
import type { SendFailure } from '../sending/failure.ts';
import { wizardTexts } from '../texts.ts';
import { WizardFoot } from './wizard-foot.tsx';

const waiting = { story: wizardTexts.storyAwaitsFile, lesson: wizardTexts.lessonAwaitsFile } as const;

interface WizardFrameProps<F extends DraftMaterial> {
  steps: readonly string[];
  handle: DraftHandle<F>;
  sending: Bringing['sending'];
  mayGoOn: boolean;
  /** The quota is used up: what was typed stays, and the form is disabled. */
  spent: boolean;
  /** Shown above the step. */
  notice: ReactNode;
  sender: { generate: () => Promise<void>; busy: boolean; failure: SendFailure | undefined };
  /** On the last step's button. */
  action: string;
  kind: keyof typeof waiting;
  preview: ReactNode;
  /** The current step. */
  children: ReactNode;
}

/** Every step starts at the top, as every page does. */
const useTop = (step: number) => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) window.scrollTo(0, 0);
    shown.current = step;
  }, [step]);
};

export const isOnTheWay = (sending: Bringing['sending']): boolean =>
  sending !== undefined && sending.failed === undefined;

function FailureNotice({ failure, kind }: { failure: SendFailure; kind: keyof typeof waiting }) {
  return (
    <Notice tone="wrong" role="alert">
      {failure.text}{' '}
      {failure.kind === 'quota' && (
        <>
          {quotaSpentText(kind, Date.now())}{' '}
          <Link to={paths.pricing} className="underline">
            {placeTexts.toPlans}
          </Link>
        </>
      )}
    </Notice>
  );
}

/** The frame around the steps of a wizard: progress, remaining quota, and the buttons back and next. */
export function WizardFrame<F extends DraftMaterial>(props: WizardFrameProps<F>) {
  const { steps, handle, sending, mayGoOn, spent, notice, sender, action, kind, preview, children } = props;
  const { step } = handle.draft;
  const last = step === steps.length - 1;
  useTop(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sender.busy || !mayGoOn) return;
    if (last) void sender.generate();
    else handle.goTo(step + 1);
  };
  return (
    <div className="pb-12">
      <div className="flex flex-wrap items-center justify-between gap-4 pt-6">
        <div className="max-sm:w-full">
          <Stepper label={wizardTexts.stepsLabel} steps={steps} current={step} />
        </div>
        <WriterChip />
      </div>
      <div className="grid grid-cols-1 items-start gap-10 pt-8 lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-16">
        <form onSubmit={submit} noValidate>
          {notice}
          <fieldset disabled={spent && step > 0} className="min-w-0">
            {children}
          </fieldset>
          {last && sender.failure && <FailureNotice failure={sender.failure} kind={kind} />}
          {last && isOnTheWay(sending) && <Notice role="status">{waiting[kind]({ name: sending?.name })}</Notice>}
          <WizardFoot
            onBack={step === 0 ? undefined : () => handle.goTo(step - 1)}
            saving={handle.saving}
            action={last ? action : undefined}
            mayGoOn={mayGoOn}
            busy={sender.busy}
          />
        </form>
        {preview}
      </div>
    </div>
  );
}
