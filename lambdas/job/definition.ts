import type { FunctionName } from '../functions.ts';

/**
 * Runs a job: its function works until it is done or out of time, and says when to go on. What it has done it finds
 * in the table, so every state may be entered again. A deletion is tried for days; an export that fails says so.
 */
export const jobWorkflow = (arnOf: (fn: FunctionName) => string) => {
  const work = (fn: FunctionName, attempts: number) => ({
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: arnOf(fn), 'Payload.$': '$' },
    ResultSelector: { 'done.$': '$.Payload.done', 'seconds.$': '$.Payload.seconds' },
    ResultPath: '$.result',
    Retry: [
      {
        ErrorEquals: ['States.ALL'],
        IntervalSeconds: 2,
        BackoffRate: 2,
        MaxDelaySeconds: 3_600,
        MaxAttempts: attempts,
        JitterStrategy: 'FULL',
      },
    ],
    Next: 'Over',
  });
  const job = (kind: string, next: string) => ({ Variable: '$.errand', StringEquals: kind, Next: next });

  return {
    Comment: 'Deletes an account, makes an export, sends a mail',
    StartAt: 'Which',
    States: {
      Which: { Type: 'Choice', Choices: [job('deletion', 'Delete'), job('export', 'Export')], Default: 'Mail' },
      Delete: work('deleteAccount', 100),
      Export: {
        ...work('exportAccount', 6),
        Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'GiveUpExport' }],
      },
      GiveUpExport: work('exportAccount', 6),
      Mail: work('notify', 6),
      Over: {
        Type: 'Choice',
        Choices: [{ Variable: '$.result.done', BooleanEquals: true, Next: 'Done' }],
        Default: 'Pause',
      },
      Pause: { Type: 'Wait', SecondsPath: '$.result.seconds', Next: 'Which' },
      Done: { Type: 'Succeed' },
    },
  };
};
