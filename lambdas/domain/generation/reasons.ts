import { type FailureReason, failureReasons } from '../../../shared/model/session/failure.ts';

const known = new Set<string>(failureReasons);
export const isFailureReason = (text: string): text is FailureReason => known.has(text);

/** Whether a learner can do something about it: change the material, the topic, or nothing, having stopped it. */
const isLearnersFault = {
  empty: true,
  too_long: true,
  file_gone: true,
  encrypted: true,
  scanned: true,
  illegible: true,
  corrupt: true,
  mismatched: true,
  exploding: true,
  heavy: true,
  unsourced: true,
  unwritten: false,
  busy: false,
  model_silent: false,
  model_slow: false,
  model_failing: false,
  model_unfit: false,
  budget_spent: false,
  timed_out: false,
  cancelled: true,
  stopped: false,
  unknown: false,
} as const satisfies Record<FailureReason, boolean>;

export type Fault = 'learner' | 'ours';

/** Whose fault a failure is; ours raises an alarm. */
export const faultOf = (reason: FailureReason): Fault => (isLearnersFault[reason] ? 'learner' : 'ours');

/** Ends the generation. The message is the reason, because a workflow passes on only the message of an error. */
export class GenerationFailed extends Error {
  override readonly name = 'GenerationFailed';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
