import type { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { proPrices } from '../shared/catalogue/plans.ts';

const price = z.number().check(z.nonnegative());
const id = z.string().check(z.minLength(1));
/** The full name, which begins with a slash. */
const parameter = z.string().check(z.regex(/^\/[\w./-]+$/));

/** Everything about a deployment that is a choice; read from the context of cdk.json, so `-c name=value` sets one. */
const SettingsSchema = z.object({
  model: z.object({
    /** An inference profile, or a foundation model of this region. */
    id: z.string().check(z.minLength(1)),
    /** The regions an inference profile may send a call to; empty for a foundation model. */
    regions: z.array(z.string()),
    /** USD per million tokens. */
    price: z.object({ input: price, output: price, cacheRead: price, cacheWrite: price }),
    effort: z.optional(z.enum(['low', 'medium', 'high'])),
    schema: z._default(z.enum(['native', 'forced', 'offered']), 'native'),
  }),
  /** The payment provider's catalogue, and the SSM parameters that hold its keys. Without it nothing is sold. */
  payments: z.optional(
    z.object({
      product: id,
      /** `amount`: whole dollars, as the provider's price says. */
      month: z.object({ price: id, amount: z._default(price, proPrices.month) }),
      year: z.object({ price: id, amount: z._default(price, proPrices.year) }),
      keyParameter: parameter,
      webhookParameter: parameter,
    }),
  ),
  /** Whom mails to people come from, an address that SES has verified itself or by its domain. Without it none is sent. */
  mailSender: z.optional(z.email()),
  /** `off`: people are told to ask for it instead. */
  accountDeletion: z._default(z.enum(['on', 'off']), 'on'),
  /** Scenes of one lesson that are written at the same time. */
  mapConcurrency: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(40)), 8),
  /** Gets every alarm and the budget's warnings. Without one they only show in the console. */
  alarmEmail: z.optional(z.email()),
  /** USD that lessons may cost a day (UTC); beyond it new ones are refused until the next. Without one there is no limit. */
  dailyModelBudget: z.optional(z.coerce.number().check(z.nonnegative())),
  /** USD of the whole account, a warning and not a limit. */
  monthlyBudget: z._default(z.coerce.number().check(z.minimum(1)), 50),
});
export type Settings = z.infer<typeof SettingsSchema>;
export type ModelSettings = Settings['model'];
export type PaymentSettings = NonNullable<Settings['payments']>;

/** Throws a message that names the setting that is missing or malformed. */
export const readSettings = (app: App): Settings => {
  const context = Object.fromEntries(
    Object.keys(SettingsSchema.shape).map((name) => [name, app.node.tryGetContext(`fabula:${name}`) as unknown]),
  );
  const read = SettingsSchema.safeParse(context);
  if (!read.success) throw new Error(`The context of cdk.json: ${z.prettifyError(read.error)}`);
  return read.data;
};
