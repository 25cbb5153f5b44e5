import { jobWorkflow } from '../../lambdas/job/definition.ts';
import { generationWorkflow } from '../../lambdas/pipeline/definition.ts';
import type { Invoke } from '../lambda/lambdas.ts';
import { startStepFunctions } from '../stepfunctions/step-functions.ts';
import * as settings from './settings.ts';

interface WorkflowOptions {
  readonly dataDir: string;
  readonly secretAccessKey: string;
  readonly mapConcurrency?: number | undefined;
  readonly longestSeconds?: number | undefined;
  readonly invoke: Invoke;
}

/** The state machines of the product. */
export const startWorkflows = ({ dataDir, secretAccessKey, mapConcurrency, longestSeconds, invoke }: WorkflowOptions) =>
  startStepFunctions({
    dataDir,
    secretAccessKey,
    invoke,
    machines: {
      [settings.machineName]: {
        definition: generationWorkflow((fn) => fn, {
          mapConcurrency: mapConcurrency ?? settings.mapConcurrency,
          ...(longestSeconds === undefined ? {} : { longestSeconds }),
        }),
        type: 'STANDARD',
      },
      [settings.jobMachineName]: { definition: jobWorkflow((fn) => fn), type: 'STANDARD' },
    },
    // As EventBridge calls the function, by a rule for this machine
    onStatusChange: async (detail) => {
      if (!detail.stateMachineArn.endsWith(`:${settings.machineName}`)) return;
      await invoke('executionEnded', {
        'detail-type': 'Step Functions Execution Status Change',
        source: 'aws.states',
        detail,
      });
    },
  });
