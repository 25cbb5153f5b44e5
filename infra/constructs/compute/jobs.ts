import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { FunctionName } from '../../../lambdas/functions.ts';
import { jobWorkflow } from '../../../lambdas/job/definition.ts';
import type { AppFunction } from './function.ts';
import { workflowMachine } from './workflow-machine.ts';

interface Props {
  readonly functions: Readonly<Record<FunctionName, AppFunction>>;
}

/** The workflow that deletes accounts, makes exports and sends mails, with retries over days. */
export class JobMachine extends Construct {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, { functions }: Props) {
    super(scope, id);
    this.machine = workflowMachine(this, 'jobs', functions, jobWorkflow);
  }

  grantRun(fn: AppFunction): void {
    fn.addEnvironment({ JOB_MACHINE_ARN: this.machine.stateMachineArn });
    fn.allow(['states:StartExecution'], [this.machine.stateMachineArn]);
  }
}
