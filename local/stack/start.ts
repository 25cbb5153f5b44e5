import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { contract, endpoints as contractEndpoints } from '../../shared/contract/contract.ts';
import type { SiteConfig } from '../../shared/web/site-config.ts';
import { startBedrock } from '../bedrock/bedrock.ts';
import type { LocalModel } from '../bedrock/local-model.ts';
import { codeMessage } from '../cognito/code-message.ts';
import { createUserPool } from '../cognito/user-pool.ts';
import { startDynamo } from '../dynamodb/start.ts';
import { ensureTable } from '../dynamodb/table.ts';
import { createHttpApi } from '../gateway/http-api.ts';
import { createWebSocketApi } from '../gateway/websocket-api.ts';
import { createInvokeApi } from '../lambda/invoke-api.ts';
import { createLambdas } from '../lambda/lambdas.ts';
import { listen } from '../lib/http.ts';
import { createS3 } from '../s3/start.ts';
import { saveMail } from '../ses/outbox.ts';
import { createSes } from '../ses/ses.ts';
import { openQueueStore } from '../sqs/queue-store.ts';
import { createSqs } from '../sqs/sqs.ts';
import { startStream } from '../stream/start.ts';
import { createStreamsApi } from '../stream/streams-api.ts';
import { createStripe } from '../stripe/stripe.ts';
import { namesOf } from './address.ts';
import { streamConsumers } from './consumers.ts';
import { functionEnvironment } from './environment.ts';
import { sourceFunctions } from './functions.ts';
import { createInternalServer } from './internal-server.ts';
import type { ServedModel } from './model/model.ts';
import { capacityEnvironment } from './model/server-facts.ts';
import type { Writers } from './model/writers.ts';
import type { StackOptions } from './options.ts';
import { createPublicServer } from './public-server.ts';
import { startSchedules } from './schedules.ts';
import { credentialsOf, secretsOf, writersKey } from './secrets.ts';
import * as settings from './settings.ts';
import { serveSite } from './site.ts';
import { slowEnvironment, slowMapConcurrency, slowWorkflowSeconds, withTimeForSlowModel } from './slow-model.ts';
import { startWorkflows } from './workflows.ts';

/** Starts the whole product in this process: fakes of the services, handlers and site. Sets the environment of the functions. */
export const startStack = async (options: StackOptions) => {
  mkdirSync(options.dataDir, { recursive: true });
  const secrets = secretsOf(options.dataDir);
  const { secretAccessKey } = secrets;
  const folder = (name: string) => path.join(options.dataDir, name);
  const outbox = folder('outbox');
  const { slowModel, writers } = options;
  // Whoever is chosen while this runs may be slow
  const slow = slowModel !== undefined || writers !== undefined;
  const functions = { ...sourceFunctions(), ...options.functions };
  const { invoke } = createLambdas({ functions: slow ? withTimeForSlowModel(functions) : functions });

  const dynamo = await startDynamo({
    dataDir: folder('dynamodb'),
    secretAccessKey,
    ...(options.adversarialStore ? { indexDelayMs: [50, 500] } : {}),
  });
  await ensureTable(dynamo.endpoint, settings.tableName, secretAccessKey);
  const identity = createUserPool({
    dataDir: options.dataDir,
    region: settings.region,
    groups: settings.groups,
    triggers: { postConfirmation: (event) => invoke('postConfirmation', event) },
    autoConfirm: !options.confirm,
    onMail: (mail) => saveMail(outbox, codeMessage(mail, settings.mailSender)),
  });
  const bedrock = await servedModel(options.model, secretAccessKey);
  const stripe = createStripe({ dataDir: options.dataDir, secretKey: secrets.stripeKey });
  const slowly = { ...(writers ? {} : { mapConcurrency: slowMapConcurrency }), longestSeconds: slowWorkflowSeconds };
  const workflows = await startWorkflows({ ...(slow ? slowly : {}), ...options, secretAccessKey, invoke });
  const sockets = createWebSocketApi({
    path: settings.socketPath,
    invoke,
    routes: { connect: 'socket', disconnect: 'socket', default: 'socket' },
    authorizer: { fn: 'socketAuthorizer', parameter: 'ticket' },
  });
  const queues = openQueueStore(options.dataDir);
  const internal = await listen(
    createInternalServer({
      secretAccessKey,
      lambda: createInvokeApi(invoke),
      sockets: sockets.management,
      stripe: stripe.api,
      writers: writers?.listener(writersKey(secretAccessKey)) ?? ((_, res) => void res.writeHead(404).end()),
      mail: createSes({ outbox, sender: settings.mailSender }),
      streams: createStreamsApi(dynamo),
      queues: createSqs({ store: queues, queues: Object.values(settings.deadLetterQueues) }),
      identity: identity.adminListener,
      openIdentity: identity.listener,
    }),
  );
  const api = createHttpApi({
    routes: contractEndpoints.map(([, { method, path: route, group }]) => ({ method, path: route, fn: group })),
    invoke,
  });

  const { topics = 'preset' } = options;
  // Bucket and site need the port, which is known once the server listens
  let site = await serveSite('none', '', '', () => false);
  let files: ReturnType<typeof createS3> | undefined;
  const server = createPublicServer({
    api: api.listener,
    files: (req, res) => files?.listener(req, res),
    photos: (req, res) => files?.published(req, res),
    identity: identity.listener,
    payments: stripe.pages,
    site: (req, res) => site.listener(req, res),
    sockets: sockets.upgrade,
    canonical: () => (options.origin === undefined ? undefined : origin),
    ...(options.site === 'developed' ? { otherSockets: (...upgrade) => site.upgrade?.(...upgrade) } : {}),
    siteConfig: (): SiteConfig => ({
      region: settings.region,
      userPoolId: identity.poolId,
      userPoolClientId: identity.clientId,
      userPoolEndpoint: `${origin}/`,
      socketUrl: `${origin.replace(/^http/, 'ws')}${settings.socketPath}`,
      ...writerOf(writers?.state() ?? { basic: topics === 'preset', writer: slowModel, lost: undefined }),
      ...(writers ? { choosable: true } : {}),
    }),
  });
  const { port, host } = options;
  const origins = () => [origin, open.endpoint];
  const open = await listen(server, { port, host, names: namesOf(options), origins });
  const origin = options.origin ?? `http://localhost:${open.port}`;
  files = createS3({
    dataDir: folder('s3'),
    secretAccessKey,
    allowedOrigins: origins(),
    buckets: [settings.bucketName],
  });
  Object.assign(
    process.env,
    functionEnvironment({
      endpoints: {
        dynamodb: (await options.storeProxy?.(dynamo.endpoint)) ?? dynamo.endpoint,
        s3: open.endpoint,
        files: options.origin,
        stepFunctions: workflows.endpoint,
        identity: internal.endpoint,
        lambda: internal.endpoint,
        sockets: `${internal.endpoint}${settings.socketPath}`,
        bedrock: bedrock.endpoint,
        stripe: internal.endpoint,
        mail: internal.endpoint,
      },
      secrets,
      identity: { ...identity, jwksUri: identity.jwksUri(internal.endpoint) },
      stateMachineArn: workflows.arnOf(settings.machineName),
      jobMachineArn: workflows.arnOf(settings.jobMachineName),
      origin,
      topics,
      model: {
        ...(slow ? slowEnvironment : {}),
        ...bedrock.environment,
        MODEL_NAME: slowModel ?? '',
        ...capacityEnvironment(options.capacity),
        ...writers?.environment(),
        ...(writers ? { WRITERS_ENDPOINT: internal.endpoint, WRITERS_KEY: writersKey(secretAccessKey) } : {}),
      },
    }),
  );
  const basic = () => writers?.state().basic ?? topics === 'preset';
  site = await serveSite(options.site, origin, options.origin ?? open.endpoint, basic);
  const stream = await startStream({
    dynamo,
    consumers: streamConsumers(invoke, {
      keep: (records) => dynamo.outbox.keep(records),
      send: (reader, message) => queues.send(`${reader}-dead-letters`, message),
    }),
    ...(options.streamBackoff && { backoff: options.streamBackoff }),
    ...(options.adversarialStore ? { deliverTwice: true, shuffle: true } : {}),
  });
  const clock = startSchedules(invoke);
  const resumed = workflows.resume();
  const webhook = { url: `${open.endpoint}${contract.receiveStripeEvent.path}`, secret: secrets.stripeWebhookSecret };
  stripe.open({ origin, webhook });

  return {
    origin,
    resumed,
    /** For signing requests to the services. */
    credentials: credentialsOf(options.dataDir),
    /** The folder of the mails. */
    outbox,
    dynamo,
    stream,
    workflows,
    stripe,
    identityEndpoint: internal.endpoint,
    /** Functions, queues and the stream's API. */
    servicesEndpoint: internal.endpoint,
    userPoolId: identity.poolId,
    clientId: identity.clientId,
    async close(): Promise<void> {
      clock.close();
      // First, because their `$disconnect` writes to the table
      await sockets.close();
      await open.close();
      stripe.close();
      await site.close();
      await workflows.close();
      await stream.close();
      await Promise.all([bedrock.close(), internal.close()]);
      identity.close();
      queues.close();
      files?.close();
      await dynamo.close();
    },
  };
};
export type Stack = Awaited<ReturnType<typeof startStack>>;

const servedModel = async (model: LocalModel | ServedModel, secretAccessKey: string): Promise<ServedModel> =>
  typeof model === 'function'
    ? { ...(await startBedrock({ secretAccessKey, answer: model })), environment: {} }
    : model;

const writerOf = ({ basic, writer, lost }: ReturnType<Writers['state']>): Partial<SiteConfig> => ({
  ...(basic ? { basic: true } : {}),
  ...(writer === undefined ? {} : { writer }),
  ...(lost === undefined ? {} : { lost }),
});
