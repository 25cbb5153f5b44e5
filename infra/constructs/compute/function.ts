import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Code, LoggingFormat, Function as NodeFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type FunctionName, functions } from '../../../lambdas/functions.ts';

/** Where a function's code comes from: the bundle, or a line of text in a test. */
export type CodeOf = (name: FunctionName) => Code;

/** A Lambda function with a role and a log of its own. The role may write that log; the rest is granted to it. */
export class AppFunction extends Construct {
  readonly fn: NodeFunction;
  readonly role: Role;

  constructor(scope: Construct, name: FunctionName, codeOf: CodeOf) {
    super(scope, name);
    const { memoryMb, timeoutSeconds } = functions[name];
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    logGroup.grantWrite(this.role);
    this.fn = new NodeFunction(this, 'Function', {
      code: codeOf(name),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      // A fifth cheaper than x86 for the same work.
      architecture: Architecture.ARM_64,
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
  }

  /** Exact actions on exact resources: the grant methods of CDK add index wildcards and actions nobody asked for. */
  allow(actions: readonly string[], resources: readonly string[]): void {
    this.role.addToPrincipalPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }

  tell(environment: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(environment)) this.fn.addEnvironment(name, value);
  }
}
