import { randomUUID } from 'node:crypto';
import type {
  DescribeExecutionCommandInput,
  GetExecutionHistoryCommandInput,
  ListExecutionsCommandInput,
  StartExecutionCommandInput,
  StopExecutionCommandInput,
} from '@aws-sdk/client-sfn';
import type { Operations } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import type { Execution, ExecutionStore } from './execution-store.ts';
import type { RunningExecution } from './run-execution.ts';

const MAX_INPUT_BYTES = 256 * 1024;
const NAME = /^[\w.+!@=-]{1,80}$/;

interface Engine {
  store: ExecutionStore;
  machines: ReadonlyMap<string, object>;
  running: ReadonlyMap<string, RunningExecution>;
  arnOf(machine: string): string;
  executionArn(machine: string, name: string): string;
  run(execution: Execution): void;
}

export function executionOperations({ store, machines, running, arnOf, executionArn, run }: Engine): Operations {
  function machineOf(arn = ''): string {
    const machine = arn.split(':').at(-1) ?? '';
    if (arn !== arnOf(machine) || !machines.has(machine))
      throw new ServiceError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
    return machine;
  }
  function executionOf(arn = ''): Execution {
    const execution = store.find(arn);
    if (!execution) throw new ServiceError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
    return execution;
  }
  const summary = ({ arn, machine, name, status, started, stopped }: Execution) => {
    const dates = { startDate: started, ...(stopped && { stopDate: stopped }) };
    return { executionArn: arn, stateMachineArn: arnOf(machine), name, status, ...dates };
  };

  return {
    StartExecution({ stateMachineArn, name = randomUUID(), input = '{}' }: StartExecutionCommandInput) {
      const machine = machineOf(stateMachineArn);
      if (!NAME.test(name)) throw new ServiceError('InvalidName', `Invalid Name: '${name}'`);
      checkInput(input);
      const arn = executionArn(machine, name);
      const before = store.find(arn);
      if (before?.status === 'RUNNING' && before.input === input)
        return { executionArn: arn, startDate: before.started };
      if (before) throw new ServiceError('ExecutionAlreadyExists', `Execution Already Exists: '${arn}'`);
      const started = Date.now() / 1000;
      const execution: Execution = { arn, machine, name, status: 'RUNNING', input, started, transitions: 0 };
      store.save(execution);
      run(execution);
      return { executionArn: arn, startDate: started };
    },

    async StopExecution({ executionArn: arn, error, cause }: StopExecutionCommandInput) {
      const execution = executionOf(arn);
      const live = running.get(execution.arn);
      if (live) {
        store.save({ ...execution, ...(error && { error }), ...(cause && { cause }) });
        live.stop();
        await live.ended;
      }
      return { stopDate: executionOf(arn).stopped ?? Date.now() / 1000 };
    },

    DescribeExecution({ executionArn: arn }: DescribeExecutionCommandInput) {
      const execution = executionOf(arn);
      const { input, output, error, cause } = execution;
      return { ...summary(execution), input, output, error, cause };
    },

    GetExecutionHistory(input: GetExecutionHistoryCommandInput) {
      const { maxResults = 0, nextToken, reverseOrder = false, includeExecutionData = true } = input;
      if (!includeExecutionData) throw new ServiceError('ValidationException', 'A history is told with its data here');
      const { arn } = executionOf(input.executionArn);
      const limit = Math.min(maxResults || 100, 1000);
      const offset = Number(nextToken ?? 0);
      const page = store.events(arn, limit + 1, offset, reverseOrder);
      const events = page.slice(0, limit).map((event) => ({ ...event, previousEventId: event.id - 1 }));
      return { events, ...(page.length > limit && { nextToken: String(offset + limit) }) };
    },

    ListExecutions({ stateMachineArn, statusFilter, maxResults = 0, nextToken }: ListExecutionsCommandInput) {
      const limit = Math.min(maxResults || 100, 1000);
      const offset = Number(nextToken ?? 0);
      const page = store.page(machineOf(stateMachineArn), statusFilter ?? '%', limit + 1, offset);
      const executions = page.slice(0, limit).map(summary);
      return { executions, ...(page.length > limit && { nextToken: String(offset + limit) }) };
    },
  };
}

function checkInput(input: string): void {
  if (Buffer.byteLength(input) > MAX_INPUT_BYTES)
    throw new ServiceError('ValidationException', `The input is longer than ${MAX_INPUT_BYTES} bytes`);
  try {
    JSON.parse(input);
  } catch {
    throw new ServiceError('InvalidExecutionInput', 'Invalid State Machine Execution Input: it is not valid JSON');
  }
}
