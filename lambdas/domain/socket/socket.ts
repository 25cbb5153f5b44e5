import type { SignIn } from '../user/ended.ts';

/** Who a ticket was made for. */
export interface Holder extends SignIn {
  readonly userId: string;
}

export interface OpenSocket extends SignIn {
  readonly connection: string;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}
