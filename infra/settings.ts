import type { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { CALLS_A_MINUTE } from '../shared/catalogue/limits.ts';
import { proPrices } from '../shared/catalogue/plans.ts';

const price = z.number().check(z.nonnegative());
const id = z.string().check(z.minLength(1));
/** The full name, which begins with a slash. */
const parameter = z.string().check(z.regex(/^\/[\w./-]+$/));

const ModelSchema = z.object({
  /** An inference profile, or a foundation model of this region. */
  id: z.string().check(z.minLength(1)),
  /** The regions an inference profile may send a call to; empty for a foundation model. */
  regions: z.array(z.string()),
  /** USD per million tokens. */
  price: z.object({ input: price, output: price, cacheRead: price, cacheWrite: price }),
  effort: z.optional(z.enum(['low', 'medium', 'high'])),
  /** How answers are held to their form (docs/decisions/0020). */
  schema: z._default(z.enum(['native', 'forced', 'offered']), 'forced'),
  /** `default`: whatever the model does by itself; what it thinks counts toward the cap of a call. */
  thinking: z._default(z.enum(['default', 'disabled', 'between_tools']), 'default'),
  /** Tokens added to every cap, for a model whose thinking cannot be switched off. */
  headroomTokens: z._default(z.int().check(z.nonnegative()), 0),
});

/** Everything about a deployment that is a choice; read from the context of cdk.json, so `-c name=value` sets one. */
const SettingsSchema = z.object({
  model: ModelSchema,
  /** A larger one, which writes Pro's lessons. Without it the model above writes all. */
  proModel: z.optional(ModelSchema),
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
  /**
   * The site's own name, and its certificate, which CloudFront takes from us-east-1 only. Everything that names the
   * site follows it. Without it the site is served under the name that CloudFront gives it.
   */
  domain: z.optional(
    z.object({
      name: z.string().check(z.regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'a host name in small letters')),
      certificateArn: z
        .string()
        .check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'the ARN of a certificate in us-east-1')),
    }),
  ),
  /** Whom mails to people come from, an address that SES has verified itself or by its domain. Without it none is sent. */
  mailSender: z.optional(z.email()),
  /** What SES has verified of the sender: its domain (when nothing is said) or the address itself. */
  mailIdentity: z._default(z.enum(['domain', 'address']), 'domain'),
  /**
   * `on`: neither the stack nor its table and user pool can be deleted before that is switched off. `npm run deploy`
   * switches it on once a first deployment has succeeded: one that fails could not be taken back otherwise.
   */
  protection: z._default(z.enum(['on', 'off']), 'on'),
  /** `off`: people are told to ask for it instead. */
  accountDeletion: z._default(z.enum(['on', 'off']), 'on'),
  /** Scenes of one lesson that are written at the same time. */
  mapConcurrency: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(40)), 8),
  /** How much one person may create or have done in a minute; what each call takes of it stands in the contract. */
  personLimit: z._default(z.coerce.number().check(z.int(), z.minimum(30)), CALLS_A_MINUTE),
  /**
   * Calls of the API that one address may make in five minutes, held by a firewall at the edge, which is billed by the
   * month (docs/cost.md). Deployments in us-east-1 only.
   */
  addressLimit: z._default(z.union([z.literal('off'), z.coerce.number().check(z.int(), z.minimum(10))]), 'off'),
  /** Gets every alarm and the budget's warnings. Without one they only show in the console. */
  alarmEmail: z.optional(z.email()),
  /** USD that calls of the model may cost a day (UTC); beyond it none begins until the next. 0: none at all. */
  dailyModelBudget: z._default(z.union([z.literal('off'), z.coerce.number().check(z.nonnegative())]), 5),
  /** USD of the whole account, a warning and not a limit. */
  monthlyBudget: z._default(z.coerce.number().check(z.minimum(1)), 50),
});
export type Settings = z.infer<typeof SettingsSchema>;
export type ModelSettings = Settings['model'];
export type DomainSettings = NonNullable<Settings['domain']>;
export type PaymentSettings = NonNullable<Settings['payments']>;

/** What `-c` brings is text, also where cdk.json has an object. */
const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Throws a message that names the setting that is missing or malformed. */
export const readSettings = (app: App): Settings => {
  const context = Object.fromEntries(
    Object.keys(SettingsSchema.shape).map((name) => [name, parsed(app.node.tryGetContext(`fabula:${name}`))]),
  );
  const read = SettingsSchema.safeParse(context);
  if (!read.success) throw new Error(`The context of cdk.json: ${z.prettifyError(read.error)}`);
  return read.data;
};
