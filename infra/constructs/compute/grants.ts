import type { BucketFolder } from '../../../lambdas/bucket.ts';
import { type FunctionName, functions as functionTable } from '../../../lambdas/functions.ts';
import { permissions } from '../../permissions.ts';
import type { DeploymentModel, PaymentSettings } from '../../settings.ts';
import type { FileAction, FilesBucket } from '../data/files.ts';
import type { DataTable } from '../data/table.ts';
import type { Identity } from '../identity.ts';
import { addAccountSettings, grantMail } from '../mail.ts';
import { addBudget, addPrices, grantModel } from '../model.ts';
import { grantPayments } from '../payments.ts';
import type { RealtimeApi } from '../web/realtime-api.ts';
import type { AppFunction } from './function.ts';
import type { JobMachine } from './jobs.ts';
import type { Pipeline } from './pipeline.ts';

interface GrantSources {
  readonly table: DataTable;
  readonly files: FilesBucket;
  readonly identity: Identity;
  readonly realtime: RealtimeApi;
  readonly pipeline: Pipeline;
  readonly jobs: JobMachine;
  /** The sender of mails; undefined: no mail is sent. */
  readonly mailSender: string | undefined;
  readonly accountDeletion: 'on' | 'off';
  readonly model: DeploymentModel;
  /** Undefined: the same model writes for every subscription plan. */
  readonly proModel: DeploymentModel | undefined;
  /** Undefined: nothing is sold. */
  readonly payments: PaymentSettings | undefined;
  /** Origin of the site. */
  readonly origin: string;
  /** USD. */
  readonly dailyModelBudget: number | 'off';
  /** Whether what a model writes is checked by a second reader. */
  readonly check: 'on' | 'off';
}

/** Grants every function what `permissions.ts` says, and sets the environment variables that go with it. */
export const grantAll = (functions: Readonly<Record<FunctionName, AppFunction>>, from: GrantSources): void => {
  for (const name of Object.keys(functionTable) as FunctionName[]) {
    const fn = functions[name];
    const may = permissions[name];
    if (may.table) from.table.grant(fn, may.table, may.indexes);
    for (const [folder, actions] of Object.entries(may.files ?? {}) as [BucketFolder, readonly FileAction[]][])
      from.files.grant(fn, folder, actions);
    const streams = may.streamsModel ?? false;
    if (may.model) grantModel(fn, from.model, { streams });
    if (may.model) addPrices(fn, from.model);
    if (may.largerModel) fn.addEnvironment({ MODEL_CHECK: from.check });
    if (may.largerModel && from.proModel) grantModel(fn, from.proModel, { name: 'PRO_MODEL', streams });
    if (may.largerModel && from.proModel) addPrices(fn, from.proModel, 'PRO_MODEL');
    if (may.model || may.modelBudget) addBudget(fn, from.dailyModelBudget);
    if (may.startsGenerations) from.pipeline.grantStart(fn);
    if (may.stopsGenerations) from.pipeline.grantStop(fn);
    if (may.startsJobs) from.jobs.grantRun(fn);
    if (may.sendsMails) grantMail(fn, from.mailSender);
    if (may.accountSettings) addAccountSettings(fn, from.mailSender, from.accountDeletion);
    if (may.sendsToSockets) from.realtime.grant(fn, 'POST');
    if (may.closesSockets) from.realtime.grant(fn, 'DELETE');
    if (may.users) from.identity.grant(fn, may.users);
    if (may.payments) grantPayments(fn, from.payments, from.origin);
    // The list of plans says whether Pro includes a larger model
    if (may.payments && from.proModel) fn.addEnvironment({ PRO_MODEL_ID: from.proModel.id });
    if (may.origin) fn.addEnvironment({ SITE_ORIGIN: from.origin });
    if (may.verifiesTokens) from.identity.addVerifierSettings(fn);
  }
};
