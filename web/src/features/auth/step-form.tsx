import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { authTexts } from '../../texts/auth.ts';
import { Button } from '../../ui/button.tsx';

interface StepFormProps {
  /** What was done and what comes next. */
  text: ReactNode;
  action: string;
  busy: boolean;
  onSubmit: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** A step beside signing in. Its first field takes the focus that the step before has lost. */
export function StepForm({ text, action, busy, onSubmit, onBack, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
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
      <p className="text-quiet">{text}</p>
      {children}
      <Button type="submit" look="primary" busy={busy}>
        {action}
      </Button>
      <Button look="bare" size="small" onClick={onBack}>
        <ArrowLeft />
        {authTexts.back}
      </Button>
    </form>
  );
}
