import { priceIds, productId } from '../stripe/catalogue.ts';
import type { Secrets } from './secrets.ts';
import { accessKeyId, bucketName, engineModel, mailSender, region, tableName } from './settings.ts';

/** Loopback addresses of the stand-ins. */
export interface Endpoints {
  readonly dynamodb: string;
  readonly s3: string;
  /** The same for browsers, where it is another. */
  readonly files?: string | undefined;
  readonly stepFunctions: string;
  readonly identity: string;
  readonly lambda: string;
  readonly sockets: string;
  readonly bedrock: string;
  readonly stripe: string;
  readonly mail: string;
}

interface Identity {
  readonly poolId: string;
  readonly clientId: string;
  readonly issuer: string;
  readonly jwksUri: string;
}

interface EnvironmentOptions {
  readonly endpoints: Endpoints;
  readonly secrets: Secrets;
  readonly identity: Identity;
  readonly stateMachineArn: string;
  readonly jobMachineArn: string;
  readonly origin: string;
  /** Topics that a lesson can be written on without material. */
  readonly topics: 'any' | 'preset';
  /** What the model is told by, where it is not the engine. */
  readonly model?: Readonly<Record<string, string>>;
}

/**
 * What the functions are told, under the names the cloud tells it by. The SDKs find the stand-ins by variables of
 * their own, so no handler knows where it runs. To be set before a handler is loaded.
 */
export const functionEnvironment = ({
  endpoints,
  secrets,
  identity,
  stateMachineArn,
  jobMachineArn,
  origin,
  topics,
  model = {},
}: EnvironmentOptions): Record<string, string> => ({
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secrets.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_SFN: endpoints.stepFunctions,
  AWS_ENDPOINT_URL_LAMBDA: endpoints.lambda,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.identity,
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoints.bedrock,
  AWS_ENDPOINT_URL_SESV2: endpoints.mail,
  TABLE_NAME: tableName,
  BUCKET_NAME: bucketName,
  USER_POOL_ID: identity.poolId,
  USER_POOL_CLIENT_ID: identity.clientId,
  TOKEN_ISSUER: identity.issuer,
  JWKS_URI: identity.jwksUri,
  STATE_MACHINE_ARN: stateMachineArn,
  JOB_MACHINE_ARN: jobMachineArn,
  MAIL_SENDER: mailSender,
  SOCKET_ENDPOINT: endpoints.sockets,
  SITE_ORIGIN: origin,
  ...(endpoints.files === undefined ? {} : { FILES_ENDPOINT: endpoints.files }),
  STRIPE_API: endpoints.stripe,
  STRIPE_KEY: secrets.stripeKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
  STRIPE_PRODUCT: productId,
  STRIPE_PRICE_MONTH: priceIds.month,
  STRIPE_PRICE_YEAR: priceIds.year,
  MODEL_ID: engineModel,
  MODEL_TOPICS: topics,
  ...model,
});
