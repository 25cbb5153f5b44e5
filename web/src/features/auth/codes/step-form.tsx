import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';

/** The id of what a step says; its fields are described by it. */
export const STEP_TEXT = 'auth-step-text';

interface StepFormProps {
  /** What was done and what comes next. */
  text: ReactNode;
  action: string;
  busy: boolean;
  onSubmit: () => void;
  /** Between the action and the way back. */
  more?: ReactNode;
  back?: string;
  onBack: () => void;
  children: ReactNode;
}

/** A step beside signing in. Its first field takes the focus that the step before has lost. */
export function StepForm({
  text,
  action,
  busy,
  onSubmit,
  more,
  back = commonTexts.back,
  onBack,
  children,
}: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Before a dialog around it misses the focus, and takes it
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p id={STEP_TEXT} className="text-quiet">
        {text}
      </p>
      {children}
      <Button type="submit" look="primary" busy={busy}>
        {action}
      </Button>
      <div className="grid gap-1">
        {more}
        <Button look="bare" size="small" onClick={onBack}>
          <ArrowLeft />
          {back}
        </Button>
      </div>
    </form>
  );
}
