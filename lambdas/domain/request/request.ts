import type { Id } from '../../../shared/model/id.ts';

/** A POST that may be repeated: the caller's key, and what was asked with it. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of the call's name and input, hex. */
  readonly fingerprint: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type RequestedId = Id<'ses' | 'mat' | 'pin' | 'upl' | 'req' | 'col'>;
