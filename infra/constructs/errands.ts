import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { errandWorkflow } from '../../lambdas/account/definition.ts';
import type { FunctionName } from '../../lambdas/functions.ts';
import { acknowledgeStar } from './acknowledge.ts';
import type { AppFunction } from './function.ts';

interface Props {
  readonly functions: Readonly<Record<FunctionName, AppFunction>>;
}

/** The workflow that deletes accounts, makes exports and sends mails: minutes or days, whatever it takes. */
export class Errands extends Construct {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, { functions }: Props) {
    super(scope, id);
    const invoked = new Set<FunctionName>();
    const definition = errandWorkflow((name) => {
      invoked.add(name);
      return functions[name].fn.functionArn;
    });
    this.machine = new StateMachine(this, 'Machine', {
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(Stack.of(this).toJsonString(definition)),
      tracingEnabled: true,
      logs: {
        destination: new LogGroup(this, 'Log', {
          logGroupName: `/aws/vendedlogs/states/${Stack.of(this).stackName}-errands`,
          retention: RetentionDays.ONE_MONTH,
          removalPolicy: RemovalPolicy.DESTROY,
        }),
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
    });
    this.machine.addToRolePolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [...invoked].map((name) => functions[name].fn.functionArn),
      }),
    );
    acknowledgeStar(this.machine.role, '*', 'Log delivery and traces name no resource; both actions only write.');
  }

  grantRun(fn: AppFunction): void {
    fn.tell({ ERRAND_MACHINE_ARN: this.machine.stateMachineArn });
    fn.allow(['states:StartExecution'], [this.machine.stateMachineArn]);
  }
}
