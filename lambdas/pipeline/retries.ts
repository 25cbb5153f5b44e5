/** Retry policies of the workflow's tasks, each with the reason it exists. Order matters: the first match decides. */

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

export const stepRetries = [refused, modelBusy, lambdaBusy, lambdaDown, crashed];
export const recordRetries = [lambdaBusy, lambdaDown, mustRecord];
