import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HistoryEvent, HistoryEventType } from '@aws-sdk/client-sfn';
import type { StateMachine } from 'aws-local-stepfunctions';
import type { Execution } from './execution-store.ts';

/** An event as it goes over the wire, with its time in epoch seconds; id and order are given by who keeps it. */
export type HistoryEntry = Omit<HistoryEvent, 'id' | 'previousEventId' | 'timestamp' | 'type'> & {
  readonly type: HistoryEventType;
  readonly timestamp: number;
};
export type RecordEvent = (type: HistoryEventType, details?: Omit<HistoryEntry, 'type' | 'timestamp'>) => void;

type Run = ReturnType<StateMachine['run']>;
type Log = Run['eventLogs'] extends AsyncGenerator<infer Event> ? Event : never;

const whole = { truncated: false };
const lambda = { resourceType: 'lambda', resource: 'invoke' };

export const recordStart = (note: RecordEvent, { input, machine }: Execution): void =>
  note('ExecutionStarted', {
    executionStartedEventDetails: { input, inputDetails: whole, roleArn: `arn:aws:iam::000000000000:role/${machine}` },
  });

export const recordEnd = (note: RecordEvent, { status, output, error, cause }: Partial<Execution>): void => {
  const reason = { error, cause };
  if (status === 'SUCCEEDED')
    note('ExecutionSucceeded', { executionSucceededEventDetails: { output, outputDetails: whole } });
  if (status === 'FAILED') note('ExecutionFailed', { executionFailedEventDetails: reason });
  if (status === 'TIMED_OUT') note('ExecutionTimedOut', { executionTimedOutEventDetails: reason });
  if (status === 'ABORTED') note('ExecutionAborted', { executionAbortedEventDetails: reason });
};

/** States and iterations; a Wait is a task to the interpreter (`waits`), and is told as what it is. */
export const recordLog = (note: RecordEvent, log: Log, waits: ReadonlySet<string>): void => {
  if (log.type === 'StateEntered' || log.type === 'StateExited') {
    const { name, type, input, output } = log.state;
    const told = `${waits.has(name) ? 'Wait' : type}${log.type}` as HistoryEventType;
    const entered = { name, input: JSON.stringify(input), inputDetails: whole };
    const exited = { name, output: JSON.stringify(output), outputDetails: whole };
    note(
      told,
      log.type === 'StateEntered' ? { stateEnteredEventDetails: entered } : { stateExitedEventDetails: exited },
    );
  } else if ('parentState' in log && 'index' in log) {
    const details = { name: log.parentState.name, index: log.index };
    if (log.type === 'MapIterationStarted') note(log.type, { mapIterationStartedEventDetails: details });
    if (log.type === 'MapIterationSucceeded') note(log.type, { mapIterationSucceededEventDetails: details });
    if (log.type === 'MapIterationFailed') note(log.type, { mapIterationFailedEventDetails: details });
  }
};

/** One try of a task, from its start to its end. The interpreter's log comes a turn late, and a state is entered first. */
export const recordAttempt = async <T>(
  note: RecordEvent,
  region: string,
  input: unknown,
  attempt: () => Promise<T>,
): Promise<T> => {
  await nextTurn();
  note('TaskScheduled', { taskScheduledEventDetails: { ...lambda, region, parameters: JSON.stringify(input) } });
  note('TaskStarted', { taskStartedEventDetails: lambda });
  try {
    const output = await attempt();
    const told = { output: JSON.stringify(output), outputDetails: whole };
    note('TaskSucceeded', { taskSucceededEventDetails: { ...lambda, ...told } });
    return output;
  } catch (error) {
    const { name, message } = error as Error;
    note('TaskFailed', { taskFailedEventDetails: { ...lambda, error: name, cause: message } });
    throw error;
  }
};
