import { ExecutionAbortedError, ExecutionTimeoutError } from 'aws-local-stepfunctions';
import { FunctionError } from '../lambda/function-error.ts';
import type { Invoke } from '../lambda/lambdas.ts';
import { ServiceError } from '../lib/service-error.ts';
import type { Machine } from './definition.ts';
import type { Execution } from './execution-store.ts';
import { type RecordEvent, recordAttempt, recordLog } from './history.ts';
import { retried, type Sleep } from './retry.ts';
import { limited, StatesError } from './states-error.ts';

export interface RunningExecution {
  /** Ends it at once; a task that was already started goes on, as in AWS. */
  stop(): void;
  transitions(): number;
  ended: Promise<Pick<Execution, 'status' | 'output' | 'error' | 'cause'>>;
}

type Options = NonNullable<Parameters<Machine['run']>[1]>;
type Handlers = NonNullable<NonNullable<Options['overrides']>['taskResourceLocalHandlers']>;

/** Runs an execution from its start to its end. */
export function runExecution(
  execution: Execution,
  machine: Machine,
  invoke: Invoke,
  sleep: Sleep,
  record: RecordEvent = () => {},
): RunningExecution {
  const stopped = new AbortController();
  let transitions = 0;
  let broken: StatesError | undefined;

  const { arn: Id, name: Name, machine: machineName } = execution;
  const region = Id.split(':')[3] ?? '';
  const handlers: Handlers = {};
  const around = { sleep, signal: stopped.signal, onRetry: () => void transitions++ };
  for (const [name, policy] of machine.tasks)
    handlers[name] = (input) =>
      retried(policy, () => recordAttempt(record, region, input, () => lambdaTask(invoke, input)), around);
  for (const name of machine.waits)
    handlers[name] = async (input) => {
      await sleep(waitMs(input as WaitInput), stopped.signal);
      return null;
    };

  const context = { Execution: { Id, Name }, StateMachine: { Name: machineName } };
  const run = machine.run(JSON.parse(execution.input), { overrides: { taskResourceLocalHandlers: handlers }, context });
  const stop = () => {
    stopped.abort();
    run.abort();
  };

  const watch = async () => {
    for await (const event of run.eventLogs) {
      recordLog(record, event, machine.waits);
      if (event.type === 'StateEntered') transitions++;
      if (event.type !== 'StateExited' || broken) continue;
      try {
        limited(event.state.output, `output of state ${event.state.name}`);
      } catch (error) {
        broken = error as StatesError;
        stop();
      }
    }
  };
  const watched = watch();

  const ended = run.result.then(
    async (output) => ({ status: 'SUCCEEDED' as const, output: JSON.stringify(output) }),
    (error: Error) => (broken ? failure(broken) : endOf(error)),
  );
  return { stop, transitions: () => transitions, ended: ended.finally(() => watched) };
}

function endOf(error: Error) {
  if (error instanceof ExecutionAbortedError) return { status: 'ABORTED' as const };
  if (error instanceof ExecutionTimeoutError) return { status: 'TIMED_OUT' as const };
  return failure(error.cause instanceof Error ? error.cause : error);
}

function failure(error: Error) {
  return { status: 'FAILED' as const, error: error.name, cause: error.message };
}

interface WaitInput {
  Seconds?: number;
  Timestamp?: string;
}

function waitMs({ Seconds, Timestamp }: WaitInput): number {
  return Math.max(0, Seconds === undefined ? Date.parse(Timestamp ?? '') - Date.now() : Seconds * 1000);
}

/** `arn:aws:states:::lambda:invoke`: the name of a thrown error becomes the state's error. */
async function lambdaTask(invoke: Invoke, input: unknown) {
  const { FunctionName, Payload = {} } = input as { FunctionName: string; Payload?: unknown };
  const name = FunctionName.startsWith('arn:') ? FunctionName.split(':')[6]! : FunctionName;
  limited(Payload, 'input of a task');
  try {
    const returned = limited(await invoke(name, Payload), 'output of a task');
    return { ExecutedVersion: '$LATEST', StatusCode: 200, Payload: JSON.parse(JSON.stringify(returned ?? null)) };
  } catch (error) {
    if (error instanceof FunctionError) throw new StatesError(error.errorType, JSON.stringify(error));
    if (error instanceof ServiceError) throw new StatesError(`Lambda.${error.name}`, error.message);
    throw error instanceof StatesError ? error : new StatesError('Lambda.Unknown', String(error));
  }
}
