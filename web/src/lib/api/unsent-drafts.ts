import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { SessionId } from '../../../../shared/model/id.ts';

interface Unsent {
  readonly userId: string;
  readonly sessionId: SessionId;
  readonly mode: Mode;
}
type Resend = (of: Unsent) => Promise<boolean>;

let resend: Resend = async () => false;

/** Registers how the drafts of this device are resubmitted. */
export const resendBy = (next: Resend): void => {
  resend = next;
};

/** Resubmits the draft of a session whose generation was never requested. False when this device has none. */
export const resendUnsent: Resend = (of) => resend(of);
