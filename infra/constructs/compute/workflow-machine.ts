import { Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { FunctionName } from '../../../lambdas/functions.ts';
import { acknowledgeStar } from '../acknowledge.ts';
import { stackSuffix } from '../stack-suffix.ts';
import type { AppFunction } from './function.ts';

type Functions = Readonly<Record<FunctionName, AppFunction>>;
/** Builds a definition from the ARNs of the functions that it calls. */
type Define = (arnOf: (name: FunctionName) => string) => object;

/** A standard workflow with its log. It may call only the functions of its definition. */
export const workflowMachine = (scope: Construct, name: string, functions: Functions, define: Define): StateMachine => {
  const invoked = new Set<FunctionName>();
  const definition = define((called) => {
    invoked.add(called);
    return functions[called].fn.functionArn;
  });
  const machine = new StateMachine(scope, 'Machine', {
    stateMachineType: StateMachineType.STANDARD,
    definitionBody: DefinitionBody.fromString(Stack.of(scope).toJsonString(definition)),
    tracingEnabled: true,
    logs: {
      destination: new LogGroup(scope, 'Log', {
        // Log groups under this prefix share one resource policy; an account may have only ten.
        logGroupName: Fn.join('-', [`/aws/vendedlogs/states/${Stack.of(scope).stackName}`, name, stackSuffix()]),
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
      level: LogLevel.ALL,
      includeExecutionData: false,
    },
  });
  machine.addToRolePolicy(
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: [...invoked].map((called) => functions[called].fn.functionArn),
    }),
  );
  acknowledgeStar(machine.role, '*', 'Log delivery and traces name no resource; both actions only write.');
  return machine;
};
