import type { FunctionName } from '../functions.ts';
import { checkRetries, recordRetries, stepRetries } from '../retries.ts';
import { scenesAtOnce } from './pace.ts';

interface Options {
  /** Scenes of one session that are written at the same time; multiplied by the pace of the user's subscription plan. */
  readonly mapConcurrency: number;
  /** Longer than any normal run. The time-out event calls `executionEnded`. */
  readonly longestSeconds?: number;
}

/**
 * The workflow that writes a session; the CDK stack fills in ARNs, the local stack function names. Its payload contains
 * only ids: texts stay in the table and the bucket. State transitions cost money, so there is no state that only checks:
 * after a cancellation every step notices it and does nothing, and `plan` returns no scenes.
 */
export const generationWorkflow = (
  arnOf: (fn: FunctionName) => string,
  { mapConcurrency, longestSeconds = 1_800 }: Options,
) => {
  const invoke = (fn: FunctionName, retries: readonly object[]) => ({
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: arnOf(fn), 'Payload.$': '$' },
    Retry: retries,
  });
  const atOnce = scenesAtOnce(mapConcurrency);
  const caught = (next: string) => [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: next }];
  const step = (fn: FunctionName) => ({ ...invoke(fn, stepRetries), Catch: caught('RecordFailure') });

  /** Calls one chain of states for each scene of a list. The names of states are unique in the whole workflow. */
  const forEach = (list: 'orders' | 'closing' | 'checks', startAt: string, states: object) => ({
    Type: 'Map',
    ItemsPath: `$.plan.${list}`,
    // Sessions of Pro users have more scenes written at once.
    MaxConcurrencyPath: '$.plan.atOnce',
    ItemSelector: {
      'sessionId.$': '$.sessionId',
      'generationId.$': '$.generationId',
      'order.$': '$$.Map.Item.Value',
    },
    ItemProcessor: { ProcessorConfig: { Mode: 'INLINE' }, StartAt: startAt, States: states },
    ResultPath: null,
  });

  /** A check that fails for good leaves its scene as it was written: no lesson is lost to its second reader. */
  const check = (suffix: string) => ({
    [`CheckScene${suffix}`]: {
      ...invoke('check', checkRetries),
      Catch: caught(`LeaveUnchecked${suffix}`),
      ResultPath: null,
      End: true,
    },
    [`LeaveUnchecked${suffix}`]: { Type: 'Pass', End: true },
  });

  const write = (suffix: string, next: object) => ({
    [`WriteScene${suffix}`]: {
      ...invoke('generate', stepRetries),
      Catch: caught(`GiveUpScene${suffix}`),
      ResultPath: null,
      ...next,
    },
    [`GiveUpScene${suffix}`]: {
      ...invoke('fail', recordRetries),
      Catch: caught(`LeaveToFinalize${suffix}`),
      ResultPath: null,
      End: true,
    },
    // Finalize retries every missing scene, whether or not its failure was recorded.
    [`LeaveToFinalize${suffix}`]: { Type: 'Pass', End: true },
  });

  const alone = (name: string, state: object) => ({ StartAt: name, States: { [name]: { ...state, End: true } } });

  return {
    Comment: 'Writes a lesson from material',
    StartAt: 'Extract',
    TimeoutSeconds: longestSeconds,
    States: {
      Extract: { ...step('extract'), ResultPath: null, Next: 'Plan' },
      Plan: {
        ...step('plan'),
        ResultSelector: {
          'orders.$': '$.Payload.orders',
          'closing.$': '$.Payload.closing',
          'checks.$': '$.Payload.checks',
          'atOnce.$': `States.ArrayGetItem(States.Array(${atOnce.join(', ')}), $.Payload.pace)`,
        },
        ResultPath: '$.plan',
        Next: 'Generate',
      },
      Generate: {
        ...forEach('orders', 'WriteScene', write('', { End: true })),
        Catch: caught('RecordFailure'),
        Next: 'ReadAndLookBack',
      },
      // Nobody waits for a second reader: what is written is read while the rest is written.
      ReadAndLookBack: {
        Type: 'Parallel',
        Branches: [
          alone('ReadScenes', forEach('checks', 'CheckScene', check(''))),
          // Quizzes, recaps and the summary are written from what the chapters became.
          alone(
            'LookBack',
            forEach('closing', 'WriteSceneBack', { ...write('Back', { Next: 'CheckSceneBack' }), ...check('Back') }),
          ),
        ],
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
      // Counted by the alarm LessonsFail. The reason is passed on because `executionEnded` receives this end too.
      LessonFailed: { Type: 'Fail', Error: 'GenerationFailed', CausePath: '$.failure.reason' },
      // Only the learner can change unreadable material, so this must not raise the alarm.
      LearnerWasTold: { Type: 'Succeed' },
    },
  };
};
