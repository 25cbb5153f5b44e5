import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Invoke } from '../lambda/lambdas.ts';
import { listen } from '../lib/http.ts';
import { jsonProtocol } from '../lib/json-protocol.ts';
import { signed } from '../lib/signed.ts';
import { type Definition, prepareMachine } from './definition.ts';
import { type Execution, openExecutionStore } from './execution-store.ts';
import { type RecordEvent, recordEnd, recordStart } from './history.ts';
import { executionOperations } from './operations.ts';
import { realSleep, type Sleep } from './retry.ts';
import { type RunningExecution, runExecution } from './run-execution.ts';

/** Pause before retrying to store the end of an execution. */
const RETRY_WRITE_MS = 1000;
const ACCOUNT = 'arn:aws:states:us-east-1:000000000000';

/** The detail of EventBridge's "Step Functions Execution Status Change". */
export interface StatusChange {
  executionArn: string;
  stateMachineArn: string;
  name: string;
  status: 'FAILED' | 'TIMED_OUT' | 'ABORTED';
  /** JSON text. */
  input: string;
  error?: string;
  cause?: string;
}

export interface StepFunctionsOptions {
  dataDir: string;
  machines: Readonly<Record<string, { definition: Definition; type: 'STANDARD' }>>;
  invoke: Invoke;
  port?: number;
  /** Requests must be signed with it; undefined: signatures are not checked. */
  secretAccessKey?: string | undefined;
  /** Used by Retry and Wait. */
  sleep?: Sleep;
  /** Called for every execution that did not succeed, again after a crash until it has returned. */
  onStatusChange?(change: StatusChange): unknown;
}

/** A fake Step Functions on a loopback port. Call `resume` once the functions can be invoked. */
export async function startStepFunctions(options: StepFunctionsOptions) {
  const { invoke, secretAccessKey, sleep = realSleep, onStatusChange = () => {} } = options;
  const entries = Object.entries(options.machines);
  const machines = new Map(entries.map(([name, { definition }]) => [name, prepareMachine(definition)]));
  const store = openExecutionStore(options.dataDir);
  const running = new Map<string, RunningExecution>();
  let closed = false;

  const arnOf = (machine: string) => `${ACCOUNT}:stateMachine:${machine}`;
  const executionArn = (machine: string, name: string) => `${ACCOUNT}:execution:${machine}:${name}`;

  const recorderFor =
    (arn: string): RecordEvent =>
    (type, details) => {
      if (!closed) tryWrite(arn, () => store.addEvent(arn, { type, timestamp: Date.now() / 1000, ...details }));
    };

  function run(execution: Execution): void {
    const record = recorderFor(execution.arn);
    tryWrite(execution.arn, () => store.forgetEvents(execution.arn));
    recordStart(record, execution);
    const started = runExecution(execution, machines.get(execution.machine)!, invoke, sleep, record);
    running.set(execution.arn, started);
    void started.ended.then(async (end) => {
      // Unfinished executions stay RUNNING and are restarted by `resume`.
      if (closed) return;
      const stopped = Date.now() / 1000;
      const close = () => {
        const done = { ...execution, ...store.find(execution.arn), ...end, stopped };
        const ended = { ...done, transitions: started.transitions(), untold: end.status !== 'SUCCEEDED' };
        store.save(ended);
        return ended;
      };
      const ended = await writeUntilDone(execution.arn, close);
      running.delete(execution.arn);
      if (!ended) return;
      recordEnd(record, ended);
      await reportEnd(ended);
    });
  }

  /** Retries a write until it succeeds, because the disk may be full for a while. Undefined if the stack is closed before. */
  async function writeUntilDone(arn: string, write: () => Execution): Promise<Execution | undefined> {
    while (!closed) {
      const ended = tryWrite(arn, write);
      if (ended) return ended;
      await delay(RETRY_WRITE_MS, undefined, { ref: false });
    }
    return undefined;
  }

  async function reportEnd(execution: Execution): Promise<void> {
    const { arn, machine, name, status, input, error, cause } = execution;
    if (status === 'SUCCEEDED' || status === 'RUNNING') return;
    const reason = { ...(error && { error }), ...(cause && { cause }) };
    try {
      await onStatusChange({ executionArn: arn, stateMachineArn: arnOf(machine), name, status, input, ...reason });
      if (!closed) store.save({ ...execution, untold: false });
    } catch (failed) {
      console.error(`[stepfunctions] the end of ${arn} could not be reported:`, failed);
    }
  }

  const operations = executionOperations({ store, machines, running, arnOf, executionArn, run });
  const listener = jsonProtocol('AWSStepFunctions', operations);
  const handler = secretAccessKey === undefined ? listener : signed(secretAccessKey, listener);
  const { port } = options;
  const server = await listen(
    createServer((req, res) => void handler(req, res)),
    { port },
  );

  return {
    endpoint: server.endpoint,
    listener,
    arnOf,
    /** Restarts executions that were running when the process ended, with the same input; returns their number. */
    resume(): number {
      const unfinished = store.unfinished().filter(({ arn, machine }) => machines.has(machine) && !running.has(arn));
      for (const execution of unfinished) run(execution);
      for (const execution of store.untold()) void reportEnd(execution);
      return unfinished.length;
    },
    /** State transitions so far (entries and retries), by which a Standard workflow is billed. */
    transitions: (arn: string): number => running.get(arn)?.transitions() ?? store.find(arn)?.transitions ?? 0,
    async close(): Promise<void> {
      if (closed) return;
      closed = true;
      await server.close();
      for (const execution of running.values()) execution.stop();
      store.close();
    },
  };
}

/** The result of a write; undefined when it failed, because an execution must go on when the disk is full. */
function tryWrite<T>(arn: string, write: () => T): T | undefined {
  try {
    return write();
  } catch (error) {
    console.error(`[stepfunctions] ${arn} could not be stored:`, error);
    return undefined;
  }
}
