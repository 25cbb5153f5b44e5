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

/** Before the end of an execution that could not be kept is written again. */
const KEEP_AGAIN_MS = 1000;
const ACCOUNT = 'arn:aws:states:us-east-1:000000000000';

/** What EventBridge carries as the detail of "Step Functions Execution Status Change". */
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
  /** Whoever does not sign with it is refused; without it, nobody is asked. */
  secretAccessKey?: string | undefined;
  /** How Retry and Wait wait. */
  sleep?: Sleep;
  /** Told of every execution that did not succeed, until it returns; after a crash perhaps twice. */
  onStatusChange?(change: StatusChange): unknown;
}

/** Step Functions for the SDK, on a loopback port. Call `resume` once the functions can be invoked. */
export async function startStepFunctions(options: StepFunctionsOptions) {
  const { invoke, secretAccessKey, sleep = realSleep, onStatusChange = () => {} } = options;
  const entries = Object.entries(options.machines);
  const machines = new Map(entries.map(([name, { definition }]) => [name, prepareMachine(definition)]));
  const store = openExecutionStore(options.dataDir);
  const running = new Map<string, RunningExecution>();
  let closed = false;

  const arnOf = (machine: string) => `${ACCOUNT}:stateMachine:${machine}`;
  const executionArn = (machine: string, name: string) => `${ACCOUNT}:execution:${machine}:${name}`;

  const noteFor =
    (arn: string): RecordEvent =>
    (type, details) => {
      if (!closed) tryWrite(arn, () => store.addEvent(arn, { type, timestamp: Date.now() / 1000, ...details }));
    };

  function run(execution: Execution): void {
    const note = noteFor(execution.arn);
    tryWrite(execution.arn, () => store.forgetEvents(execution.arn));
    recordStart(note, execution);
    const started = runExecution(execution, machines.get(execution.machine)!, invoke, sleep, note);
    running.set(execution.arn, started);
    void started.ended.then(async (end) => {
      // What the process leaves unfinished stays RUNNING and is started again.
      if (closed) return;
      const stopped = Date.now() / 1000;
      const close = () => {
        const done = { ...execution, ...store.find(execution.arn), ...end, stopped };
        const ended = { ...done, transitions: started.transitions(), untold: end.status !== 'SUCCEEDED' };
        store.save(ended);
        return ended;
      };
      const ended = await keep(execution.arn, close);
      running.delete(execution.arn);
      if (!ended) return;
      recordEnd(note, ended);
      await tell(ended);
    });
  }

  /** Writes until it is written: a disk may be full for a while. Undefined if the process ends before. */
  async function keep(arn: string, write: () => Execution): Promise<Execution | undefined> {
    while (!closed) {
      const ended = tryWrite(arn, write);
      if (ended) return ended;
      await delay(KEEP_AGAIN_MS, undefined, { ref: false });
    }
    return undefined;
  }

  async function tell(execution: Execution): Promise<void> {
    const { arn, machine, name, status, input, error, cause } = execution;
    if (status === 'SUCCEEDED' || status === 'RUNNING') return;
    const reason = { ...(error && { error }), ...(cause && { cause }) };
    try {
      await onStatusChange({ executionArn: arn, stateMachineArn: arnOf(machine), name, status, input, ...reason });
      if (!closed) store.save({ ...execution, untold: false });
    } catch (failed) {
      console.error(`[stepfunctions] the end of ${arn} could not be told:`, failed);
    }
  }

  const operations = executionOperations({ store, machines, running, arnOf, executionArn, run });
  const listener = jsonProtocol('AWSStepFunctions', operations);
  const heard = secretAccessKey === undefined ? listener : signed(secretAccessKey, listener);
  const { port } = options;
  const server = await listen(
    createServer((req, res) => void heard(req, res)),
    { port },
  );

  return {
    endpoint: server.endpoint,
    listener,
    arnOf,
    /** Starts again, with the same input, what was running when the process ended; answers how many. */
    resume(): number {
      const unfinished = store.unfinished().filter(({ arn, machine }) => machines.has(machine) && !running.has(arn));
      for (const execution of unfinished) run(execution);
      for (const execution of store.untold()) void tell(execution);
      return unfinished.length;
    },
    /** State entries and retries so far, which is what a Standard workflow is billed by. */
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

/** What comes of a write, undefined where it failed: an execution goes on although its disk is full. */
function tryWrite<T>(arn: string, write: () => T): T | undefined {
  try {
    return write();
  } catch (error) {
    console.error(`[stepfunctions] ${arn} could not be kept:`, error);
    return undefined;
  }
}
