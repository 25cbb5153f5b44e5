import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HistoryEvent, HistoryEventType } from '@aws-sdk/client-sfn';
import type { StateMachine } from 'aws-local-stepfunctions';
import type { Execution } from './execution-store.ts';

/** A history event as in the API, with its time in epoch seconds; the store assigns the ids. */
export type HistoryEntry = Omit<HistoryEvent, 'id' | 'previousEventId' | 'timestamp' | 'type'> & {
  readonly type: HistoryEventType;
  readonly timestamp: number;
};
export type RecordEvent = (type: HistoryEventType, details?: Omit<HistoryEntry, 'type' | 'timestamp'>) => void;

type Run = ReturnType<StateMachine['run']>;
type Log = Run['eventLogs'] extends AsyncGenerator<infer Event> ? Event : never;

const whole = { truncated: false };
const lambda = { resourceType: 'lambda', resource: 'invoke' };

export const recordStart = (record: RecordEvent, { input, machine }: Execution): void =>
  record('ExecutionStarted', {
    executionStartedEventDetails: { input, inputDetails: whole, roleArn: `arn:aws:iam::000000000000:role/${machine}` },
  });

export const recordEnd = (record: RecordEvent, { status, output, error, cause }: Partial<Execution>): void => {
  const reason = { error, cause };
  if (status === 'SUCCEEDED')
    record('ExecutionSucceeded', { executionSucceededEventDetails: { output, outputDetails: whole } });
  if (status === 'FAILED') record('ExecutionFailed', { executionFailedEventDetails: reason });
  if (status === 'TIMED_OUT') record('ExecutionTimedOut', { executionTimedOutEventDetails: reason });
  if (status === 'ABORTED') record('ExecutionAborted', { executionAbortedEventDetails: reason });
};

/** Records states and iterations. Wait states (`waits`) are tasks to the interpreter, and recorded as Wait. */
export const recordLog = (record: RecordEvent, log: Log, waits: ReadonlySet<string>): void => {
  if (log.type === 'StateEntered' || log.type === 'StateExited') {
    const { name, type, input, output } = log.state;
    const eventType = `${waits.has(name) ? 'Wait' : type}${log.type}` as HistoryEventType;
    const entered = { name, input: JSON.stringify(input), inputDetails: whole };
    const exited = { name, output: JSON.stringify(output), outputDetails: whole };
    record(
      eventType,
      log.type === 'StateEntered' ? { stateEnteredEventDetails: entered } : { stateExitedEventDetails: exited },
    );
  } else if ('parentState' in log && 'index' in log) {
    const details = { name: log.parentState.name, index: log.index };
    if (log.type === 'MapIterationStarted') record(log.type, { mapIterationStartedEventDetails: details });
    if (log.type === 'MapIterationSucceeded') record(log.type, { mapIterationSucceededEventDetails: details });
    if (log.type === 'MapIterationFailed') record(log.type, { mapIterationFailedEventDetails: details });
  }
};

/** Records one attempt of a task. Waits one turn first, so that the interpreter's event for entering the state comes before. */
export const recordAttempt = async <T>(
  record: RecordEvent,
  region: string,
  input: unknown,
  attempt: () => Promise<T>,
): Promise<T> => {
  await nextTurn();
  record('TaskScheduled', { taskScheduledEventDetails: { ...lambda, region, parameters: JSON.stringify(input) } });
  record('TaskStarted', { taskStartedEventDetails: lambda });
  try {
    const output = await attempt();
    const result = { output: JSON.stringify(output), outputDetails: whole };
    record('TaskSucceeded', { taskSucceededEventDetails: { ...lambda, ...result } });
    return output;
  } catch (error) {
    const { name, message } = error as Error;
    record('TaskFailed', { taskFailedEventDetails: { ...lambda, error: name, cause: message } });
    throw error;
  }
};
