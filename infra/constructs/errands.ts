import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { errandWorkflow } from '../../lambdas/account/definition.ts';
import type { FunctionName } from '../../lambdas/functions.ts';
import type { AppFunction } from './function.ts';
import { workflowMachine } from './workflow-machine.ts';

interface Props {
  readonly functions: Readonly<Record<FunctionName, AppFunction>>;
}

/** The workflow that deletes accounts, makes exports and sends mails: minutes or days, whatever it takes. */
export class Errands extends Construct {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, { functions }: Props) {
    super(scope, id);
    this.machine = workflowMachine(this, 'errands', functions, errandWorkflow);
  }

  grantRun(fn: AppFunction): void {
    fn.tell({ ERRAND_MACHINE_ARN: this.machine.stateMachineArn });
    fn.allow(['states:StartExecution'], [this.machine.stateMachineArn]);
  }
}
