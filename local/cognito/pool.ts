import type { Codes } from './codes.ts';
import type { TokenIssuer } from './tokens.ts';
import type { Triggers } from './triggers.ts';
import type { PoolUserStore } from './user-store.ts';

/** Dependencies of all operations. */
export interface Pool {
  poolId: string;
  clientId: string;
  groups: readonly string[];
  autoConfirm: boolean;
  store: PoolUserStore;
  codes: Codes;
  tokens: TokenIssuer;
  triggers: Triggers;
  /** Secret of this installation, from which responses for unknown addresses are derived. */
  pepper: string;
  /** Epoch seconds. */
  now(): number;
}
