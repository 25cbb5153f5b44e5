import { Aws, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type FunctionName, functions as functionTable } from '../../lambdas/functions.ts';
import type { SiteConfig } from '../../shared/web/site-config.ts';
import { Alarms } from '../constructs/alarms.ts';
import { addAppAlarms } from '../constructs/app-alarms.ts';
import { deadLetterQueue } from '../constructs/compute/dead-letter-queue.ts';
import { AppFunction, type CodeOf } from '../constructs/compute/function.ts';
import { grantAll } from '../constructs/compute/grants.ts';
import { JobMachine } from '../constructs/compute/jobs.ts';
import { Pipeline } from '../constructs/compute/pipeline.ts';
import { callBySchedule } from '../constructs/compute/schedule.ts';
import { readStream } from '../constructs/compute/stream-reader.ts';
import { AccessLogs } from '../constructs/data/access-logs.ts';
import { FilesBucket } from '../constructs/data/files.ts';
import { DataTable } from '../constructs/data/table.ts';
import { Identity } from '../constructs/identity.ts';
import { poolEmail } from '../constructs/mail.ts';
import { Firewall } from '../constructs/web/firewall.ts';
import { HttpApi } from '../constructs/web/http-api.ts';
import { RealtimeApi } from '../constructs/web/realtime-api.ts';
import { WebHosting } from '../constructs/web/web-hosting.ts';
import type { OutputName } from '../outputs.ts';
import type { DeploymentSettings } from '../settings.ts';

interface Props extends StackProps {
  readonly settings: DeploymentSettings;
  readonly codeOf: CodeOf;
  /** Prerendered paths. */
  readonly prerendered: readonly string[];
}

/** The whole product. One stack, because site, bucket and functions name each other (docs/decisions/0003). */
export class FabulaStack extends Stack {
  constructor(scope: Construct, id: string, { settings, codeOf, prerendered, ...props }: Props) {
    super(scope, id, props);
    const names = Object.keys(functionTable) as FunctionName[];
    const functions = Object.fromEntries(names.map((name) => [name, new AppFunction(this, name, codeOf)])) as Record<
      FunctionName,
      AppFunction
    >;

    const accessLogs = new AccessLogs(this, 'AccessLogs');
    const deletionProtection = settings.protection === 'on';
    const table = new DataTable(this, 'Data', { deletionProtection });
    const files = new FilesBucket(this, 'Files', { accessLogs: accessLogs.bucket });
    const { mailSender, mailIdentity, accountDeletion } = settings;
    const identity = new Identity(this, 'Identity', {
      postConfirmation: functions.postConfirmation,
      ...poolEmail(mailSender, mailIdentity),
      deletionProtection,
    });

    const http = new HttpApi(this, 'Http', { functions, accessLog: accessLogs.api });
    const realtime = new RealtimeApi(this, 'Realtime', {
      authorizer: functions.socketAuthorizer,
      socket: functions.socket,
    });

    const deadLetterQueues = {
      executionEnded: deadLetterQueue(this, 'ExecutionEndedDeadLetters'),
      tableChanges: deadLetterQueue(this, 'TableChangesDeadLetters'),
    };
    const { mapConcurrency } = settings;
    const pipeline = new Pipeline(this, 'Pipeline', {
      functions,
      mapConcurrency,
      deadLetterQueue: deadLetterQueues.executionEnded,
    });
    // The id of the first deployment: with another id it would be replaced, and its executions would end
    const jobs = new JobMachine(this, 'Errands', { functions });
    readStream(functions.realtime, 'realtime', table.table);
    readStream(functions.tableChanges, 'tableChanges', table.table, deadLetterQueues.tableChanges);

    callBySchedule(functions);

    const { addressLimit } = settings;
    const firewall = addressLimit === 'off' ? undefined : new Firewall(this, 'Firewall', { addressLimit });
    const hosting = new WebHosting(this, 'Web', {
      apiHost: http.host,
      origins: { files: files.origin, identity: identity.origin, sockets: realtime.origin },
      prerendered,
      accessLogs: accessLogs.bucket,
      photos: files.bucketName,
      domain: settings.domain,
      firewall,
    });
    files.allowUploadsFrom(hosting.origin);
    files.publishAvatarsTo(hosting.distributionArn);
    const { model, proModel, dailyModelBudget, check, payments } = settings;
    const { origin } = hosting;
    const services = { table, files, identity, realtime, pipeline, jobs };
    const choices = { model, proModel, dailyModelBudget, check, payments, mailSender, accountDeletion };
    grantAll(functions, { ...services, ...choices, origin });

    for (const name of names)
      if (functionTable[name].trigger === 'http')
        functions[name].addEnvironment({ PERSON_LIMIT: String(settings.personLimit) });

    const alarms = new Alarms(this, 'Alarms', { email: settings.alarmEmail });
    addAppAlarms(alarms, {
      functions,
      http,
      pipeline,
      jobs,
      deadLetterQueues,
      modelIds: [model, ...(proModel ? [proModel] : [])].map(({ id }) => id),
    });
    alarms.budget(settings.monthlyBudget);

    const config: SiteConfig = {
      region: Aws.REGION,
      userPoolId: identity.pool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      socketUrl: realtime.stage.url,
    };
    const outputs: Record<OutputName, string> = {
      SiteUrl: hosting.origin,
      CdnHost: hosting.host,
      DeadLetterQueues: Object.values(deadLetterQueues)
        .map(({ queueUrl }) => queueUrl)
        .join(','),
      TableName: table.table.tableName,
      SiteBucket: hosting.bucket.bucketName,
      SiteConfig: this.toJsonString(config),
      FilesBucket: files.bucketName,
      GenerationMachine: pipeline.machine.stateMachineArn,
      ModelId: settings.model.id,
      ModelRegions: settings.model.regions.join(','),
      ProModel: JSON.stringify(proModel ? { id: proModel.id, regions: proModel.regions } : null),
      ModelPrice: JSON.stringify(settings.model.price),
      Payments: JSON.stringify(
        payments
          ? {
              price: payments.month.price,
              keyParameter: payments.keyParameter,
              webhookParameter: payments.webhookParameter,
            }
          : null,
      ),
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
