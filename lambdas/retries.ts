/**
 * How often what failed is tried again, each with the reason: by the two workflows, the readers of the table's stream and
 * the event bus, deployed and on a laptop. Among the policies of one task the first that matches decides.
 */

/** A reason that is meant for the learner does not go away by trying again. */
const refused = { ErrorEquals: ['GenerationFailed'], MaxAttempts: 0 };

/** The model counts tokens a minute: what does not fit into this one fits into a later one. About two minutes in all. */
const modelBusy = {
  ErrorEquals: ['ModelThrottled'],
  IntervalSeconds: 3,
  MaxAttempts: 6,
  BackoffRate: 2,
  MaxDelaySeconds: 60,
  JitterStrategy: 'FULL',
};

/** A sandbox account may have ten Lambdas for everything; a fan-out waits for the others' turn. */
const lambdaBusy = {
  ErrorEquals: ['Lambda.TooManyRequestsException'],
  IntervalSeconds: 1,
  MaxAttempts: 8,
  BackoffRate: 2,
  MaxDelaySeconds: 30,
  JitterStrategy: 'FULL',
};

/** Lambda itself stumbled; the documentation asks for this retry on every task. */
const lambdaDown = {
  ErrorEquals: [
    'Lambda.ServiceException',
    'Lambda.AWSLambdaException',
    'Lambda.SdkClientException',
    'Lambda.ClientExecutionTimeoutException',
  ],
  IntervalSeconds: 2,
  MaxAttempts: 4,
  BackoffRate: 2,
  JitterStrategy: 'FULL',
};

/** A store that throttled, a process that died: steps may run twice, so one more try costs nothing but time. */
const crashed = { ErrorEquals: ['States.ALL'], IntervalSeconds: 1, MaxAttempts: 1, JitterStrategy: 'FULL' };

/** Recording a failure is worth more tries: until it is done, the learner's card stays at work. */
const mustRecord = { ...crashed, MaxAttempts: 4, BackoffRate: 3 };

/** Steps that write a lesson. */
export const stepRetries = [refused, modelBusy, lambdaBusy, lambdaDown, crashed];
/** The step that records why there is none. */
export const recordRetries = [lambdaBusy, lambdaDown, mustRecord];

/** A job is asked for once and waits for nobody: an hour later it may go on. */
const later = {
  ErrorEquals: ['States.ALL'],
  IntervalSeconds: 2,
  BackoffRate: 2,
  MaxDelaySeconds: 3_600,
  JitterStrategy: 'FULL',
};
/** Up to four days, so that a half-done deletion finishes. */
export const deletionRetries = [{ ...later, MaxAttempts: 100 }];
/** Up to two minutes: an export says that it failed, and a late mail is worth little. */
export const jobRetries = [{ ...later, MaxAttempts: 6 }];

/** After this many, or once a record is this old, a batch of the stream is given up. */
export const streamRetries = {
  /** A message that is a minute late is worth nothing: a tab asks again when it reconnects. */
  realtime: { retries: 2, maxAgeSeconds: 60 },
  /** The stream forgets after 24 hours, so what is given up is given up early enough to be read from it again. */
  tableChanges: { retries: 30, maxAgeSeconds: 21_600 },
} as const;

/** The end of an execution is told once. Who could not be called, or failed, is tried again until it goes into a dead-letter queue. */
export const endedRetries = { deliveries: 8, calls: 2, maxAgeHours: 6 };
/** One call of the clock that is lost is made up for by the next. */
export const scheduleRetries = { deliveries: 1 };
