import { Button } from '../../../ui/button/button.tsx';
import { authTexts } from '../texts.ts';
import { useCountdown } from './use-countdown.ts';

const RESEND_AFTER_S = 30;

interface ResendButtonProps {
  /** A code was sent a moment ago. */
  sent: boolean;
  /** Calls back once another one is sent. */
  onSend: (onSent: () => void) => void;
}

/** Asks for another code, not more often than mail takes to arrive. */
export function ResendButton({ sent, onSend }: ResendButtonProps) {
  const [left, restart] = useCountdown(RESEND_AFTER_S, sent);
  if (left > 0)
    return (
      <p className="grid min-h-9 place-items-center text-14 text-quiet tabular-nums">
        {authTexts.resendWait({ left })}
      </p>
    );
  return (
    <Button look="bare" size="small" onClick={() => onSend(restart)}>
      {authTexts.resend}
    </Button>
  );
}
