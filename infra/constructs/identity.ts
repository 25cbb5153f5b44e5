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
  /** Who sends the codes; undefined: Cognito itself, 50 mails a day. */
  readonly email?: UserPoolEmail;
  readonly deletionProtection: boolean;
}

/** Who people are. What they are comes from the table: the groups only mirror it. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** Scheme and host that browsers sign in at. */
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
