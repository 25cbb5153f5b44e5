import { ArrowLeft, Pause, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { commonTexts } from '../../texts/common.ts';
import { Kbd } from '../../ui/display/kbd.tsx';
import { reviewTexts } from './texts.ts';

interface ToolProps {
  label: string;
  text: string;
  letter: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
}

function Tool({ label, text, letter, icon, disabled, onClick }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 text-15 font-medium text-quiet hover:bg-sunk hover:text-ink disabled:bg-transparent disabled:text-rule-firm max-sm:w-11 max-sm:px-0 max-sm:text-17"
    >
      {icon}
      <span className="max-sm:sr-only">{text}</span>
      <span aria-hidden="true" className="max-sm:hidden">
        <Kbd>{letter}</Kbd>
      </span>
    </button>
  );
}

interface ReviewBarProps {
  back: { to: string; label: string };
  tools: ReactNode;
  /** Null where there is nothing to take back, or to pause. */
  onUndo: (() => void) | null;
  onPause: (() => void) | null;
}

const nothing = () => undefined;

export function ReviewBar({ back, tools, onUndo, onPause }: ReviewBarProps) {
  return (
    <header className="border-b border-rule">
      <div className="page-width flex h-(--bar) items-center gap-2">
        <Link
          to={back.to}
          className="mr-auto inline-flex min-h-11 min-w-0 items-center gap-1.5 text-15 font-medium text-quiet no-underline hover:text-ink"
        >
          <ArrowLeft />
          <span className="truncate">{back.label}</span>
        </Link>
        <Tool
          label={reviewTexts.undo}
          text={commonTexts.undo}
          letter="Z"
          icon={<Undo2 />}
          disabled={!onUndo}
          onClick={onUndo ?? nothing}
        />
        <Tool
          label={reviewTexts.pause}
          text={reviewTexts.pause}
          letter="P"
          icon={<Pause />}
          disabled={!onPause}
          onClick={onPause ?? nothing}
        />
        <span className="max-sm:[&>button]:size-11">{tools}</span>
      </div>
    </header>
  );
}
