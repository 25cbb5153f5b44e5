import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';

/** The id of the step's text, which describes its fields. */
export const STEP_TEXT = 'auth-step-text';

interface StepFormProps {
  /** What was done and what comes next. */
  text: ReactNode;
  action: string;
  busy: boolean;
  onSubmit: () => void;
  /** Between the submit button and the way back. */
  more?: ReactNode;
  back?: string;
  onBack: () => void;
  children: ReactNode;
}

/** The form of one step beside sign-in. Its first field takes the focus. */
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
  // Runs before a surrounding dialog notices that focus was lost and takes it
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
