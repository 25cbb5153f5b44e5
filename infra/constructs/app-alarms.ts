import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { FunctionName } from '../../lambdas/functions.ts';
import { type Alarms, FIVE_MINUTES as period } from './alarms.ts';
import type { AppFunction } from './compute/function.ts';
import type { JobMachine } from './compute/jobs.ts';
import type { Pipeline } from './compute/pipeline.ts';
import type { HttpApi } from './web/http-api.ts';

export interface AlarmSources {
  readonly functions: Readonly<Record<FunctionName, AppFunction>>;
  readonly http: HttpApi;
  readonly pipeline: Pipeline;
  readonly jobs: JobMachine;
  /** Ids of all models in use. */
  readonly modelIds: readonly string[];
  readonly deadLetterQueues: Readonly<Record<'executionEnded' | 'tableChanges', IQueue>>;
}

const depth = (queue: IQueue) => queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });
const iteratorAge = (fn: AppFunction) => fn.fn.metric('IteratorAge', { period, statistic: Stats.MAXIMUM });

const throttlesOf = (ModelId: string) =>
  new Metric({
    namespace: 'AWS/Bedrock',
    metricName: 'InvocationThrottles',
    dimensionsMap: { ModelId },
    statistic: Stats.SUM,
    period,
  });
const throttles = (modelIds: readonly string[]) => {
  const metrics = modelIds.map(throttlesOf);
  const [only, ...others] = metrics;
  if (only && others.length === 0) return only;
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  return new MathExpression({ expression: 'SUM(METRICS())', usingMetrics, period });
};

/** The ten alarms that CloudWatch offers for free; each is about something a learner would notice. */
export const addAppAlarms = (
  alarms: Alarms,
  { functions, http, pipeline, jobs, modelIds, deadLetterQueues }: AlarmSources,
): void => {
  alarms.add('ApiFails', {
    metric: http.api.metricServerError({ period, statistic: Stats.SUM }),
    threshold: 5,
    means: 'Pages load, but lists stay empty or buttons answer that something went wrong.',
    first: 'look for "InternalErrors" in the logs of the http functions; the request id is in the answer people saw.',
  });
  alarms.add('ApiIsSlow', {
    metric: http.api.metricLatency({ period, statistic: 'p95' }),
    threshold: 3_000,
    periods: 3,
    means: 'One click in twenty takes longer than three seconds.',
    first: 'compare IntegrationLatency with Latency: the first is our functions, the rest is the gateway.',
  });
  alarms.add('LessonsFail', {
    metric: new MathExpression({
      expression: 'failed + timedOut',
      usingMetrics: {
        failed: pipeline.machine.metricFailed({ period }),
        timedOut: pipeline.machine.metricTimedOut({ period }),
      },
      period,
    }),
    threshold: 1,
    means: 'A lesson went back to draft although its material was readable; its quota was given back.',
    first: 'open the failed execution; the state that failed names the function whose log has the reason.',
  });
  alarms.add('LessonsStuck', {
    metric: depth(deadLetterQueues.executionEnded),
    threshold: 1,
    means: 'A card stays at work for ever and holds one of its author’s running lessons.',
    first: 'mend what the log of executionEnded says, then npm run redrive hands the events over once more.',
  });
  alarms.add('ModelThrottled', {
    metric: throttles(modelIds),
    threshold: 50,
    means: 'Lessons take minutes instead of seconds; some lack a scene.',
    first: 'ask for more tokens a minute, or lower mapConcurrency in cdk.json and deploy.',
  });
  alarms.add('FunctionsThrottled', {
    // Of the account and not of one function: they all draw on one number.
    metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM, period }),
    threshold: 50,
    means: 'Clicks fail now and then, and lessons wait for each other.',
    first: 'look at the account’s limit of concurrent executions; new accounts have ten.',
  });
  alarms.add('AccountsFail', {
    metric: new MathExpression({
      expression: 'signUps + jobs',
      usingMetrics: {
        signUps: functions.postConfirmation.fn.metricErrors({ period }),
        jobs: jobs.machine.metricFailed({ period }),
      },
      period,
    }),
    threshold: 1,
    means: 'Somebody who signed up saw an error, or an account that was to be deleted is not, or a mail was not sent.',
    first:
      'open the failed execution of the jobs and start it again under a new name; if there is none, read the log of postConfirmation.',
  });
  alarms.add('LiveUpdatesFail', {
    metric: functions.realtime.fn.metricErrors({ period }),
    threshold: 5,
    means: 'Open tabs show nothing new until they are reloaded.',
    first: 'read the log of realtime; what it could not send is dropped on purpose.',
  });
  alarms.add('TableChangesBehind', {
    metric: iteratorAge(functions.tableChanges),
    threshold: 600_000,
    means: 'Lessons start late, and what was deleted for ever is not gone yet.',
    first: 'repair what its log names; what is older than six hours waits in a queue for npm run redrive.',
  });
  alarms.add('ChangesLost', {
    metric: depth(deadLetterQueues.tableChanges),
    threshold: 1,
    means: 'Some lessons did not start, or files and scenes of a deleted one still exist.',
    first: 'mend what the log of tableChanges says, then npm run redrive, within 18 hours: the stream forgets.',
  });
};
