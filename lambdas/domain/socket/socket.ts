import type { SignIn } from '../user/sign-in-end.ts';

/** Who a ticket was made for. */
export interface TicketHolder extends SignIn {
  readonly userId: string;
}

export interface OpenSocket extends SignIn {
  readonly connection: string;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}
