import { Button } from '../../../ui/button/button.tsx';
import { authTexts } from '../texts.ts';
import { useCountdown } from './use-countdown.ts';

const RESEND_AFTER_S = 30;

interface ResendButtonProps {
  /** A code was sent just now. */
  sent: boolean;
  /** Called after another code was sent. */
  onSend: (onSent: () => void) => void;
}

/** Sends another code; disabled until the previous mail has had time to arrive. */
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
