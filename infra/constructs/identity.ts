import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  UserPool,
  type UserPoolClient,
  UserPoolGroup,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './function.ts';

/** Who people are. What they are comes from the table: the groups only mirror it. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** Scheme and host that browsers sign in at. */
  readonly origin = `https://cognito-idp.${Aws.REGION}.${Aws.URL_SUFFIX}`;

  constructor(scope: Construct, id: string, props: { readonly postConfirmation: AppFunction }) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      userVerification: { emailSubject: 'Your code for Fabula', emailBody: 'Your code for Fabula is {####}.' },
      // A new address counts once its owner has shown that it is theirs.
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true }, fullname: { required: false, mutable: true } },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const name of ['admin', 'owner'])
      new UserPoolGroup(this, name, { userPool: this.pool, groupName: name, description: `Mirrors the role ${name}` });
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, props.postConfirmation.fn);
    this.client = this.pool.addClient('Web', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      readAttributes: new ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        fullname: true,
      }),
      // Nothing that decides anything is writable from a browser.
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true, fullname: true }),
    });
    acknowledge(this.pool, 'COG1', 'The specification asks for six characters and no more.');
    acknowledge(this.pool, 'COG2', 'The specification has no second factor.');
    acknowledge(this.pool, 'COG8', 'The Plus plan costs for every user and month; idle cost is to stay near zero.');
  }

  get issuer(): string {
    return `${this.origin}/${this.pool.userPoolId}`;
  }

  grant(fn: AppFunction, actions: readonly string[]): void {
    fn.tell({ USER_POOL_ID: this.pool.userPoolId });
    fn.allow(
      actions.map((action) => `cognito-idp:${action}`),
      [this.pool.userPoolArn],
    );
  }

  /** What a function needs to verify tokens itself. */
  tellVerifier(fn: AppFunction): void {
    fn.tell({ TOKEN_ISSUER: this.issuer, USER_POOL_CLIENT_ID: this.client.userPoolClientId });
  }
}
