import { planLimits } from '../../shared/catalogue/limits.ts';
import type { FunctionName } from '../functions.ts';
import { recordRetries, stepRetries } from '../retries.ts';

interface Options {
  /** Scenes of one lesson that are written at the same time; a multiple of it where the plan's pace says so. */
  readonly mapConcurrency: number;
}

/** What an inline Map may do at once. */
const MOST_AT_ONCE = 40;

/** Above any honest run: throttled for long, or lost. The event of the time-out leads to `executionEnded`. */
const LONGEST_SECONDS = 1_800;

/**
 * The workflow, once: the cloud fills in ARNs, the embedded stack functions. Its payload is ids, and texts stay in
 * the table and the bucket. Transitions are what it costs, so nothing here merely looks: a generation that is no
 * longer wanted runs through, each step seeing that for itself, and `plan` then hands back no scenes.
 */
export const generationWorkflow = (arnOf: (fn: FunctionName) => string, { mapConcurrency }: Options) => {
  const invoke = (fn: FunctionName, retries: readonly object[]) => ({
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: arnOf(fn), 'Payload.$': '$' },
    Retry: retries,
  });
  const fastest = Math.max(...Object.values(planLimits).map(({ pace }) => pace));
  const atOnce = Array.from({ length: fastest }, (_, index) => Math.min(mapConcurrency * (index + 1), MOST_AT_ONCE));
  const caught = (next: string) => [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: next }];
  const step = (fn: FunctionName) => ({ ...invoke(fn, stepRetries), Catch: caught('RecordFailure') });

  return {
    Comment: 'Writes a lesson from material',
    StartAt: 'Extract',
    TimeoutSeconds: LONGEST_SECONDS,
    States: {
      Extract: { ...step('extract'), ResultPath: null, Next: 'Plan' },
      Plan: {
        ...step('plan'),
        ResultSelector: {
          'orders.$': '$.Payload.orders',
          'atOnce.$': `States.ArrayGetItem(States.Array(${atOnce.join(', ')}), $.Payload.pace)`,
        },
        ResultPath: '$.plan',
        Next: 'Generate',
      },
      Generate: {
        Type: 'Map',
        ItemsPath: '$.plan.orders',
        // The one place where a lesson waits for its own scenes: Pro's wait less.
        MaxConcurrencyPath: '$.plan.atOnce',
        ItemSelector: {
          'sessionId.$': '$.sessionId',
          'generationId.$': '$.generationId',
          'order.$': '$$.Map.Item.Value',
        },
        ItemProcessor: {
          ProcessorConfig: { Mode: 'INLINE' },
          StartAt: 'WriteScene',
          States: {
            WriteScene: {
              ...invoke('generate', stepRetries),
              Catch: caught('GiveUpScene'),
              ResultPath: null,
              End: true,
            },
            GiveUpScene: {
              ...invoke('fail', recordRetries),
              Catch: caught('LeaveToFinalize'),
              ResultPath: null,
              End: true,
            },
            // Finalize tries every scene again that is not written, recorded or not.
            LeaveToFinalize: { Type: 'Pass', End: true },
          },
        },
        ResultPath: null,
        Catch: caught('RecordFailure'),
        Next: 'Finalize',
      },
      Finalize: { ...step('finalize'), ResultPath: null, End: true },
      RecordFailure: {
        ...invoke('fail', recordRetries),
        ResultSelector: { 'reason.$': '$.Payload.reason', 'fault.$': '$.Payload.fault' },
        ResultPath: '$.failure',
        Next: 'WhoseFault',
      },
      WhoseFault: {
        Type: 'Choice',
        Choices: [{ Variable: '$.failure.fault', StringEquals: 'ours', Next: 'LessonFailed' }],
        Default: 'LearnerWasTold',
      },
      // Counted by the alarm of failed lessons. The reason is passed on: `executionEnded` hears of this end too.
      LessonFailed: { Type: 'Fail', Error: 'GenerationFailed', CausePath: '$.failure.reason' },
      // Material that cannot be read is the learner's to change: nobody has to be woken for it.
      LearnerWasTold: { Type: 'Succeed' },
    },
  };
};
