import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { errandWorkflow } from '../../lambdas/account/definition.ts';
import { generationWorkflow } from '../../lambdas/pipeline/definition.ts';
import { contract, endpoints as contractEndpoints } from '../../shared/contract/contract.ts';
import type { SiteConfig } from '../../shared/web/site-config.ts';
import type { Answer } from '../bedrock/answer.ts';
import { startBedrock } from '../bedrock/bedrock.ts';
import { codeLetter } from '../cognito/code-letter.ts';
import { createUserPool } from '../cognito/user-pool.ts';
import { startDynamo } from '../dynamodb/start.ts';
import { ensureTable } from '../dynamodb/table.ts';
import { createHttpApi } from '../gateway/http-api.ts';
import { createWebSocketApi } from '../gateway/websocket-api.ts';
import { createInvokeApi } from '../lambda/invoke-api.ts';
import { createLambdas, type Invoke } from '../lambda/lambdas.ts';
import { listen } from '../lib/http.ts';
import { createS3 } from '../s3/start.ts';
import { putLetter } from '../ses/outbox.ts';
import { createSes } from '../ses/ses.ts';
import { startStepFunctions } from '../stepfunctions/step-functions.ts';
import { startStream } from '../stream/start.ts';
import { createStripe } from '../stripe/stripe.ts';
import { startClock } from './clock.ts';
import { streamConsumers } from './consumers.ts';
import { functionEnvironment } from './environment.ts';
import { deployedFunctions } from './functions.ts';
import { createInternalServer } from './internal-server.ts';
import type { ServedModel } from './model.ts';
import { createPublicServer } from './public-server.ts';
import * as settings from './settings.ts';
import { type SiteKind, serveSite } from './site.ts';

export interface StackOptions {
  readonly dataDir: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly site: SiteKind;
  readonly model: Answer | ServedModel;
  /** Topics that the model can write on without material; the engine has texts for the preset ones. */
  readonly topics?: 'any' | 'preset';
  /** Makes the store as unkind as DynamoDB can be: indexes lag, records come twice and out of order. */
  readonly unkind?: boolean;
  readonly mapConcurrency?: number;
  /** Where the functions find the store, given where it is: a measurement may stand between. */
  readonly storeBehind?: (dynamodb: string) => Promise<string>;
}

/** The whole product in this process: stand-ins, handlers, site. Sets the environment of the functions. */
export const startStack = async (options: StackOptions) => {
  mkdirSync(options.dataDir, { recursive: true });
  const folder = (name: string) => path.join(options.dataDir, name);
  const { invoke } = createLambdas({ functions: deployedFunctions() });

  const dynamo = await startDynamo({
    dataDir: folder('dynamodb'),
    ...(options.unkind ? { indexDelayMs: [50, 500] } : {}),
  });
  await ensureTable(dynamo.endpoint, settings.tableName);
  const identity = createUserPool({
    dataDir: options.dataDir,
    region: settings.region,
    groups: settings.groups,
    triggers: { postConfirmation: (event) => invoke('postConfirmation', event) },
    onMail: (mail) => putLetter(folder('outbox'), codeLetter(mail, settings.mailSender)),
  });
  const bedrock = await servedModel(options.model);
  const stripe = createStripe({ dataDir: options.dataDir, secretKey: settings.stripeKey });
  const workflows = await startWorkflows(options, invoke);
  const sockets = createWebSocketApi({
    path: settings.socketPath,
    invoke,
    routes: { connect: 'socket', disconnect: 'socket', default: 'socket' },
    authorizer: { fn: 'socketAuthorizer', parameter: 'ticket' },
  });
  const internal = await listen(
    createInternalServer({
      lambda: createInvokeApi(invoke),
      sockets: sockets.management,
      stripe: stripe.api,
      mail: createSes({ outbox: folder('outbox'), sender: settings.mailSender }),
      // Its keys are asked for by GET
      identity: (req, res) => (req.method === 'GET' ? identity.listener : identity.adminListener)(req, res),
    }),
  );
  const api = createHttpApi({
    routes: contractEndpoints.map(([, { method, path: route, access, group }]) => ({
      method,
      path: route,
      access,
      fn: group,
    })),
    invoke,
    authorizer: { issuer: identity.issuer, clientId: identity.clientId, jwks: identity.jwks },
  });

  const { topics = 'preset' } = options;
  // The bucket and the site name the port, which is known once the server listens
  let site = await serveSite('none', '', '');
  let files: ReturnType<typeof createS3> | undefined;
  const server = createPublicServer({
    api: api.listener,
    files: (req, res) => files?.listener(req, res),
    photos: (req, res) => files?.published(req, res),
    identity: identity.listener,
    payments: stripe.pages,
    site: (req, res) => site.listener(req, res),
    sockets: sockets.upgrade,
    ...(options.site === 'developed' ? { otherSockets: (...upgrade) => site.upgrade?.(...upgrade) } : {}),
    siteConfig: (): SiteConfig => ({
      region: settings.region,
      userPoolId: identity.poolId,
      userPoolClientId: identity.clientId,
      userPoolEndpoint: `${origin}/`,
      socketUrl: `${origin.replace(/^http/, 'ws')}${settings.socketPath}`,
      ...(topics === 'preset' ? { basic: true } : {}),
    }),
  });
  const open = await listen(server, options.port);
  const origin = `http://localhost:${open.port}`;
  files = createS3({
    dataDir: folder('s3'),
    secretAccessKey: settings.secretAccessKey,
    allowedOrigins: [origin, open.endpoint],
    buckets: [settings.bucketName],
  });
  Object.assign(
    process.env,
    functionEnvironment({
      endpoints: {
        dynamodb: (await options.storeBehind?.(dynamo.endpoint)) ?? dynamo.endpoint,
        s3: open.endpoint,
        stepFunctions: workflows.endpoint,
        identity: internal.endpoint,
        lambda: internal.endpoint,
        sockets: `${internal.endpoint}${settings.socketPath}`,
        bedrock: bedrock.endpoint,
        stripe: internal.endpoint,
        mail: internal.endpoint,
      },
      identity: { ...identity, jwksUri: identity.jwksUri(internal.endpoint) },
      stateMachineArn: workflows.arnOf(settings.machineName),
      errandMachineArn: workflows.arnOf(settings.errandMachineName),
      origin,
      topics,
      model: bedrock.environment,
    }),
  );
  site = await serveSite(options.site, origin, open.endpoint);
  const stream = await startStream({
    dynamo,
    consumers: streamConsumers(invoke),
    ...(options.unkind ? { deliverTwice: true, shuffle: true } : {}),
  });
  const clock = startClock(invoke);
  const resumed = workflows.resume();
  const webhook = { url: `${open.endpoint}${contract.receiveStripeEvent.path}`, secret: settings.stripeWebhookSecret };
  stripe.open({ origin, webhook });

  return {
    origin,
    resumed,
    dynamo,
    stream,
    workflows,
    stripe,
    identityEndpoint: internal.endpoint,
    userPoolId: identity.poolId,
    clientId: identity.clientId,
    async close(): Promise<void> {
      clock.close();
      await open.close();
      sockets.close();
      stripe.close();
      await site.close();
      await workflows.close();
      await stream.close();
      await Promise.all([bedrock.close(), internal.close()]);
      identity.close();
      files?.close();
      await dynamo.close();
    },
  };
};
export type Stack = Awaited<ReturnType<typeof startStack>>;

const servedModel = async (model: Answer | ServedModel): Promise<ServedModel> =>
  typeof model === 'function' ? { ...(await startBedrock({ answer: model })), environment: {} } : model;

const startWorkflows = ({ dataDir, mapConcurrency = settings.mapConcurrency }: StackOptions, invoke: Invoke) =>
  startStepFunctions({
    dataDir,
    invoke,
    machines: {
      [settings.machineName]: { definition: generationWorkflow((fn) => fn, { mapConcurrency }), type: 'STANDARD' },
      [settings.errandMachineName]: { definition: errandWorkflow((fn) => fn), type: 'STANDARD' },
    },
    // As EventBridge hands it to the function, whose rule names one machine
    onStatusChange: async (detail) => {
      if (!detail.stateMachineArn.endsWith(`:${settings.machineName}`)) return;
      await invoke('executionEnded', {
        'detail-type': 'Step Functions Execution Status Change',
        source: 'aws.states',
        detail,
      });
    },
  });
