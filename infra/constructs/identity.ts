import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  UserPool,
  type UserPoolClient,
  type UserPoolEmail,
  UserPoolGroup,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { ACCESS_TOKEN_MINUTES } from '../../shared/catalogue/limits.ts';
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './compute/function.ts';

interface Props {
  readonly postConfirmation: AppFunction;
  /** How codes are mailed; undefined: by Cognito itself, 50 mails a day. */
  readonly email?: UserPoolEmail;
  readonly deletionProtection: boolean;
}

/** The user pool. Roles are in the table; the groups of the pool only mirror them. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** Scheme and host where browsers sign in. */
  readonly origin = `https://cognito-idp.${Aws.REGION}.${Aws.URL_SUFFIX}`;

  constructor(scope: Construct, id: string, { postConfirmation, deletionProtection, ...mail }: Props) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      userVerification: { emailSubject: 'Your code for Fabula', emailBody: 'Your code for Fabula is {####}.' },
      ...mail,
      // A new address replaces the old one only after it was verified.
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
      deletionProtection,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    for (const name of ['admin', 'owner'])
      new UserPoolGroup(this, name, { userPool: this.pool, groupName: name, description: `Mirrors the role ${name}` });
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation.fn);
    this.client = this.pool.addClient('Web', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(ACCESS_TOKEN_MINUTES),
      idTokenValidity: Duration.minutes(ACCESS_TOKEN_MINUTES),
      refreshTokenValidity: Duration.days(30),
      readAttributes: new ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        fullname: true,
      }),
      // Browsers may not write anything that permissions depend on.
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
    fn.addEnvironment({ USER_POOL_ID: this.pool.userPoolId });
    fn.allow(
      actions.map((action) => `cognito-idp:${action}`),
      [this.pool.userPoolArn],
    );
  }

  /** Environment variables for verifying tokens. */
  addVerifierSettings(fn: AppFunction): void {
    fn.addEnvironment({ TOKEN_ISSUER: this.issuer, USER_POOL_CLIENT_ID: this.client.userPoolClientId });
  }
}
