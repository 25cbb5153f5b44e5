import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { FunctionName } from '../../../lambdas/functions.ts';
import { generationWorkflow } from '../../../lambdas/pipeline/definition.ts';
import { endedRetries } from '../../../lambdas/retries.ts';
import { acknowledgeStar } from '../acknowledge.ts';
import type { AppFunction } from './function.ts';
import { workflowMachine } from './workflow-machine.ts';

interface Props {
  readonly functions: Readonly<Record<FunctionName, AppFunction>>;
  readonly mapConcurrency: number;
  /** Receives ends of executions that could not be recorded. */
  readonly deadLetterQueue: IQueue;
}

/** The workflow that writes a session, and the rule that calls `executionEnded` when an execution fails. */
export class Pipeline extends Construct {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, { functions, mapConcurrency, deadLetterQueue }: Props) {
    super(scope, id);
    this.machine = workflowMachine(this, 'generation', functions, (arnOf) =>
      generationWorkflow(arnOf, { mapConcurrency }),
    );
    this.recordEnds(functions.executionEnded, deadLetterQueue);
  }

  /** An execution that timed out or crashed cannot record it itself, but EventBridge reports it. */
  private recordEnds(executionEnded: AppFunction, deadLetterQueue: IQueue): void {
    const maxEventAge = Duration.hours(endedRetries.maxAgeHours);
    new Rule(this, 'Ended', {
      description: 'Executions that ended without recording why',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: { stateMachineArn: [this.machine.stateMachineArn], status: ['FAILED', 'TIMED_OUT', 'ABORTED'] },
      },
      targets: [
        new LambdaFunction(executionEnded.fn, { retryAttempts: endedRetries.deliveries, maxEventAge, deadLetterQueue }),
      ],
    });
    executionEnded.fn.configureAsyncInvoke({
      retryAttempts: endedRetries.calls,
      maxEventAge,
      onFailure: new SqsDestination(deadLetterQueue),
    });
  }

  grantStart(fn: AppFunction): void {
    fn.addEnvironment({ STATE_MACHINE_ARN: this.machine.stateMachineArn });
    fn.allow(['states:StartExecution'], [this.machine.stateMachineArn]);
  }
  grantStop(fn: AppFunction): void {
    const executions = Stack.of(this).formatArn({
      service: 'states',
      resource: 'execution',
      resourceName: `${this.machine.stateMachineName}:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    fn.addEnvironment({ STATE_MACHINE_ARN: this.machine.stateMachineArn });
    fn.allow(['states:StopExecution'], [executions]);
    acknowledgeStar(fn.role, executions, 'Executions are named after generations.');
  }
}
