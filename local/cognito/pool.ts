import type { Codes } from './codes.ts';
import type { TokenIssuer } from './tokens.ts';
import type { Triggers } from './triggers.ts';
import type { PoolUserStore } from './user-store.ts';

/** What every operation works on. */
export interface Pool {
  poolId: string;
  clientId: string;
  groups: readonly string[];
  autoConfirm: boolean;
  store: PoolUserStore;
  codes: Codes;
  tokens: TokenIssuer;
  triggers: Triggers;
  /** Secret of this installation: what an unknown address is answered is derived from it. */
  pepper: string;
  /** Epoch seconds. */
  now(): number;
}
