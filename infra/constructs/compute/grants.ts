import type { BucketFolder } from '../../../lambdas/bucket.ts';
import { type FunctionName, functions as functionTable } from '../../../lambdas/functions.ts';
import { permissions } from '../../permissions.ts';
import type { ModelSettings, PaymentSettings } from '../../settings.ts';
import type { FileAction, Files } from '../data/files.ts';
import type { Table } from '../data/table.ts';
import type { Identity } from '../identity.ts';
import { grantMail, tellLeaving } from '../mail.ts';
import { grantModel, tellBudget, tellPrices } from '../model.ts';
import { grantPayments } from '../payments.ts';
import type { RealtimeApi } from '../web/realtime-api.ts';
import type { AppFunction } from './function.ts';
import type { Jobs } from './jobs.ts';
import type { Pipeline } from './pipeline.ts';

interface Granting {
  readonly table: Table;
  readonly files: Files;
  readonly identity: Identity;
  readonly realtime: RealtimeApi;
  readonly pipeline: Pipeline;
  readonly jobs: Jobs;
  /** Whom mails come from; undefined: none is sent. */
  readonly mailSender: string | undefined;
  readonly accountDeletion: 'on' | 'off';
  readonly model: ModelSettings;
  /** Undefined: the same model writes for every plan. */
  readonly proModel: ModelSettings | undefined;
  /** Undefined: nothing is sold. */
  readonly payments: PaymentSettings | undefined;
  /** Where the site is served. */
  readonly origin: string;
  /** USD. */
  readonly dailyModelBudget: number | 'off';
}

/** Gives every function what `permissions.ts` says, and tells it the names of what it was given. */
export const grantAll = (functions: Readonly<Record<FunctionName, AppFunction>>, from: Granting): void => {
  for (const name of Object.keys(functionTable) as FunctionName[]) {
    const fn = functions[name];
    const may = permissions[name];
    if (may.table) from.table.grant(fn, may.table, may.indexes);
    for (const [folder, actions] of Object.entries(may.files ?? {}) as [BucketFolder, readonly FileAction[]][])
      from.files.grant(fn, folder, actions);
    if (may.model) grantModel(fn, from.model);
    if (may.model) tellPrices(fn, from.model);
    if (may.writes && from.proModel) grantModel(fn, from.proModel, 'PRO_MODEL');
    if (may.writes && from.proModel) tellPrices(fn, from.proModel, 'PRO_MODEL');
    if (may.model || may.budgets) tellBudget(fn, from.dailyModelBudget);
    if (may.starts) from.pipeline.grantStart(fn);
    if (may.stops) from.pipeline.grantStop(fn);
    if (may.runs) from.jobs.grantRun(fn);
    if (may.mails) grantMail(fn, from.mailSender);
    if (may.knows) tellLeaving(fn, from.mailSender, from.accountDeletion);
    if (may.posts) from.realtime.grant(fn, 'POST');
    if (may.closes) from.realtime.grant(fn, 'DELETE');
    if (may.users) from.identity.grant(fn, may.users);
    if (may.pays) grantPayments(fn, from.payments, from.origin);
    // What is sold says whether a larger model writes Pro's lessons
    if (may.pays && from.proModel) fn.tell({ PRO_MODEL_ID: from.proModel.id });
    if (may.origin) fn.tell({ SITE_ORIGIN: from.origin });
    if (may.verifies) from.identity.tellVerifier(fn);
  }
};
