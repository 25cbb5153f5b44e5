/**
 * Every retry policy with its reason: of the two workflows, the readers of the table's stream and the event bus. The CDK
 * stack and the local stack both read them. Of the policies of one task, the first that matches applies.
 */

/** A failure with a reason for the learner, such as unreadable material: retrying does not help. */
const refused = { ErrorEquals: ['GenerationFailed'], MaxAttempts: 0 };

/**
 * The model limits tokens per minute, so a throttled call succeeds in a later minute. Five minutes and a half in all, on
 * the average, so that a hundred lessons that begin at once all come to an end: `npm run bench -- "hundred"`. Longer pauses would leave
 * quota unused.
 */
const modelBusy = {
  ErrorEquals: ['ModelThrottled'],
  IntervalSeconds: 3,
  MaxAttempts: 24,
  BackoffRate: 2,
  MaxDelaySeconds: 30,
  JitterStrategy: 'FULL',
};

/** A new AWS account may run only ten Lambdas at once, so a fan-out has to wait for free ones. */
const lambdaBusy = {
  ErrorEquals: ['Lambda.TooManyRequestsException'],
  IntervalSeconds: 1,
  MaxAttempts: 8,
  BackoffRate: 2,
  MaxDelaySeconds: 30,
  JitterStrategy: 'FULL',
};

/** Errors of Lambda itself; its documentation asks for this retry on every task. */
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

/** Anything else, such as a throttled table or a crashed process. Steps may run twice, so one more try is safe. */
const crashed = { ErrorEquals: ['States.ALL'], IntervalSeconds: 1, MaxAttempts: 1, JitterStrategy: 'FULL' };

/** Recording a failure gets more tries: until it succeeds, the learner sees the session as still being written. */
const mustRecord = { ...crashed, MaxAttempts: 4, BackoffRate: 3 };

/** A second reader is waited for by the end of a lesson that can be read long since: about ten seconds in all. */
const readerBusy = { ...modelBusy, IntervalSeconds: 2, MaxAttempts: 3, MaxDelaySeconds: 8 };

/** For the steps that write a session. */
export const stepRetries = [refused, modelBusy, lambdaBusy, lambdaDown, crashed];
/** For the check of a scene. One that crashes leaves its scene as it was written. */
export const checkRetries = [refused, readerBusy, lambdaBusy, lambdaDown];
/** For the step that records why a generation failed. */
export const recordRetries = [lambdaBusy, lambdaDown, mustRecord];

/** Nobody waits for a job, so the pauses between its tries may grow to an hour. */
const later = {
  ErrorEquals: ['States.ALL'],
  IntervalSeconds: 2,
  BackoffRate: 2,
  MaxDelaySeconds: 3_600,
  JitterStrategy: 'FULL',
};
/** Up to four days, so that a half-done deletion is completed. */
export const deletionRetries = [{ ...later, MaxAttempts: 100 }];
/** Up to two minutes: a failed export is shown as failed, and a late mail is worth little. */
export const jobRetries = [{ ...later, MaxAttempts: 6 }];

/** A batch of stream records is given up after this many retries, or when its oldest record is this old. */
export const streamRetries = {
  /** A message that is a minute late is useless: a tab refetches when it reconnects. */
  realtime: { retries: 2, maxAgeSeconds: 60 },
  /** The stream keeps records for 24 hours; a batch is given up early enough to be read from the stream again. */
  tableChanges: { retries: 30, maxAgeSeconds: 21_600 },
} as const;

/** EventBridge reports the end of an execution once. If the handler cannot be called or fails, it is retried; then the event goes to a dead-letter queue. */
export const endedRetries = { deliveries: 8, calls: 2, maxAgeHours: 6 };
/** A lost scheduled call is made up for by the next one. */
export const scheduleRetries = { deliveries: 1 };
