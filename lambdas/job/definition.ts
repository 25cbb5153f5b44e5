import type { FunctionName } from '../functions.ts';
import { deletionRetries, jobRetries } from '../retries.ts';

/**
 * Runs a job: its function works until it is done or out of time, and says when to go on. What it has done it finds
 * in the table, so every state may be entered again. A deletion is tried for days; an export that fails says so.
 */
export const jobWorkflow = (arnOf: (fn: FunctionName) => string) => {
  const work = (fn: FunctionName, retries: readonly object[]) => ({
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: arnOf(fn), 'Payload.$': '$' },
    ResultSelector: { 'done.$': '$.Payload.done', 'seconds.$': '$.Payload.seconds' },
    ResultPath: '$.result',
    Retry: retries,
    Next: 'Over',
  });
  // The field's name is that of the input, as domain/job/job.ts says
  const job = (kind: string, next: string) => ({ Variable: '$.errand', StringEquals: kind, Next: next });

  return {
    Comment: 'Deletes an account, makes an export, fits a deck, sends a mail',
    StartAt: 'Which',
    States: {
      Which: {
        Type: 'Choice',
        Choices: [job('deletion', 'Delete'), job('export', 'Export'), job('fit', 'Fit')],
        Default: 'Mail',
      },
      Delete: work('deleteAccount', deletionRetries),
      Export: {
        ...work('exportAccount', jobRetries),
        Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'GiveUpExport' }],
      },
      GiveUpExport: work('exportAccount', jobRetries),
      Fit: work('fitDeck', jobRetries),
      Mail: work('notify', jobRetries),
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
