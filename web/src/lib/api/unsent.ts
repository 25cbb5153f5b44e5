import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { SessionId } from '../../../../shared/model/id.ts';

interface Unsent {
  readonly userId: string;
  readonly sessionId: SessionId;
  readonly mode: Mode;
}
type Resend = (of: Unsent) => Promise<boolean>;

let resend: Resend = async () => false;

/** Whoever keeps the drafts of this device hands over how one is sent again. */
export const resendBy = (next: Resend): void => {
  resend = next;
};

/** Sends the draft of a session whose generation was never asked for. False when this device keeps none. */
export const resendUnsent: Resend = (of) => resend(of);
