import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Retrier } from './retry.ts';

/** A state machine in the JSONPath form of the Amazon States Language. */
export interface Definition {
  StartAt: string;
  States: Record<string, State>;
  TimeoutSeconds?: number;
}
type State = Record<string, unknown> & { Type: string };

export interface TaskPolicy {
  retry: readonly Retrier[];
  timeoutSeconds: number | undefined;
}

export interface Machine {
  run: StateMachine['run'];
  tasks: ReadonlyMap<string, TaskPolicy>;
  waits: ReadonlySet<string>;
}

const INVOKE = 'arn:aws:states:::lambda:invoke';
const UNSUPPORTED = ['Assign', 'ItemReader', 'ItemBatcher', 'ResultWriter', 'HeartbeatSeconds'];
/** The longest timeout that the library supports: by default it ends tasks after a minute, where AWS sets no limit. */
const NEVER_SECONDS = 2_000_000;

/**
 * Checks a definition and prepares it for the interpreter. The interpreter's own waiting cannot be aborted or use another
 * clock, so retries become a policy of the task, and Wait states become tasks that sleep.
 */
export function prepareMachine(definition: Definition): Machine {
  // Throws when the definition is invalid. A copy, because the validator writes defaults into it.
  new StateMachine(structuredClone(definition) as StateMachineDefinition);
  const [mode] = /"(JSONata|DISTRIBUTED)"/.exec(JSON.stringify(definition)) ?? [];
  if (mode) throw new Error(`${mode} is not part of this stack`);
  const tasks = new Map<string, TaskPolicy>();
  const waits = new Set<string>();

  function prepare(state: State, name: string, nested: boolean): State {
    for (const field of UNSUPPORTED) if (field in state) throw new Error(`${name}: ${field} is not part of this stack`);
    // Inside an iteration or a branch the interpreter answers with the branch's own input.
    if (nested && JSON.stringify(state).includes('$$.Execution.Input'))
      throw new Error(`${name}: $$.Execution.Input inside Map or Parallel is not part of this stack`);
    switch (state.Type) {
      case 'Task':
        return prepareTask(state, name);
      case 'Wait':
        waits.add(name);
        return waitTask(state);
      case 'Choice':
        return { ...state, Choices: (state['Choices'] as Rule[]).map(positive) };
      case 'Map':
        return { ...state, ItemProcessor: prepareAll(state['ItemProcessor'] as Definition, true) };
      case 'Parallel':
        return { ...state, Branches: (state['Branches'] as Definition[]).map((branch) => prepareAll(branch, true)) };
      default:
        return state;
    }
  }

  function prepareTask({ Retry, TimeoutSeconds, ...state }: State, name: string): State {
    if (state['Resource'] !== INVOKE) throw new Error(`${name}: ${state['Resource']} is not part of this stack`);
    const retry = (Retry as Retrier[] | undefined) ?? [];
    tasks.set(name, { retry, timeoutSeconds: TimeoutSeconds as number | undefined });
    return { ...state, Type: 'Task', TimeoutSeconds: NEVER_SECONDS };
  }

  const prepareAll = (machine: Definition, nested: boolean): Definition => {
    const states = Object.entries(machine.States).map(([name, state]) => [name, prepare(state, name, nested)]);
    return { ...machine, States: Object.fromEntries(states) };
  };

  const prepared = prepareAll(definition, false) as StateMachineDefinition;
  const machine = new StateMachine(prepared, { validationOptions: { noValidate: true } });
  return { run: machine.run.bind(machine), tasks, waits };
}

function waitTask({ Seconds, SecondsPath, Timestamp, TimestampPath, ...state }: State): State {
  const until = {
    ...(Seconds !== undefined && { Seconds }),
    ...(SecondsPath !== undefined && { 'Seconds.$': SecondsPath }),
    ...(Timestamp !== undefined && { Timestamp }),
    ...(TimestampPath !== undefined && { 'Timestamp.$': TimestampPath }),
  };
  return {
    ...state,
    Type: 'Task',
    Resource: INVOKE,
    Parameters: until,
    ResultPath: null,
    TimeoutSeconds: NEVER_SECONDS,
  };
}

type Rule = Record<string, unknown>;

/** Rewrites `IsPresent: false` and the like as a negation, because the interpreter never matches them. */
function positive(rule: Rule): Rule {
  const { Next, And, Or, Not, ...test } = rule;
  const next = Next === undefined ? {} : { Next };
  if (And) return { And: (And as Rule[]).map(positive), ...next };
  if (Or) return { Or: (Or as Rule[]).map(positive), ...next };
  if (Not) return { Not: positive(Not as Rule), ...next };
  const operator = Object.keys(test).find((name) => /^Is[A-Z]/.test(name) && test[name] === false);
  return operator ? { Not: { ...test, [operator]: true }, ...next } : rule;
}
