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
  /** The regions that an inference profile may route to; empty for a foundation model. */
  regions: z.array(z.string()),
  /** USD per million tokens. */
  price: z.object({ input: price, output: price, cacheRead: price, cacheWrite: price }),
  effort: z.optional(z.enum(['low', 'medium', 'high'])),
  /** How the model is made to answer in the right form (docs/decisions/0020). */
  schema: z._default(z.enum(['native', 'forced', 'offered']), 'forced'),
  /** `default`: as the model does by itself. Thinking counts toward the token limit of a call. */
  thinking: z._default(z.enum(['default', 'disabled', 'between_tools']), 'default'),
  /** Tokens added to every limit, for a model whose thinking cannot be switched off. */
  headroomTokens: z._default(z.int().check(z.nonnegative()), 0),
});

/** The settings of a deployment, from the context of cdk.json; `-c name=value` sets one. */
const SettingsSchema = z.object({
  model: ModelSchema,
  /** A larger model for Pro users. Without it, `model` writes every session. */
  proModel: z.optional(ModelSchema),
  /** Ids of the product and prices at Stripe, and the SSM parameters with its keys. Without it nothing is sold. */
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
   * A custom domain and its certificate, which has to be in us-east-1 for CloudFront. All links to the site use it.
   * Without it the site is served under the domain of CloudFront.
   */
  domain: z.optional(
    z.object({
      name: z.string().check(z.regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'a host name in small letters')),
      certificateArn: z
        .string()
        .check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'the ARN of a certificate in us-east-1')),
    }),
  ),
  /** The sender of mails; SES has to have verified the address or its domain. Without it no mail is sent. */
  mailSender: z.optional(z.email()),
  /** What SES has verified of the sender: its domain (the default) or the address itself. */
  mailIdentity: z._default(z.enum(['domain', 'address']), 'domain'),
  /**
   * `on`: the stack, its table and its user pool cannot be deleted until this is switched off. `npm run deploy` switches
   * it on after the first successful deployment, because a failed one could not be rolled back otherwise.
   */
  protection: z._default(z.enum(['on', 'off']), 'on'),
  /** `off`: users have to ask for the deletion of their account. */
  accountDeletion: z._default(z.enum(['on', 'off']), 'on'),
  /** Scenes of one session that are written at the same time. */
  mapConcurrency: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(40)), 8),
  /** The rate limit of a user per minute; the weight of each call is in the contract. */
  personLimit: z._default(z.coerce.number().check(z.int(), z.minimum(30)), CALLS_A_MINUTE),
  /**
   * API calls allowed for one IP address in five minutes, enforced by a web firewall, which is billed monthly
   * (docs/cost.md). Deployments in us-east-1 only.
   */
  addressLimit: z._default(z.union([z.literal('off'), z.coerce.number().check(z.int(), z.minimum(10))]), 'off'),
  /** Receives alarms and budget warnings. Without it they only show in the console. */
  alarmEmail: z.optional(z.email()),
  /** `off`: nobody reads what a model wrote against its material, and nobody answers its questions without the key. */
  check: z._default(z.enum(['on', 'off']), 'on'),
  /** USD that model calls may cost per UTC day; above it no generation starts until the next day. 0: none at all. */
  dailyModelBudget: z._default(z.union([z.literal('off'), z.coerce.number().check(z.nonnegative())]), 5),
  /** USD for the whole account; only a warning, not a limit. */
  monthlyBudget: z._default(z.coerce.number().check(z.minimum(1)), 50),
});
export type DeploymentSettings = z.infer<typeof SettingsSchema>;
export type DeploymentModel = DeploymentSettings['model'];
export type DomainSettings = NonNullable<DeploymentSettings['domain']>;
export type PaymentSettings = NonNullable<DeploymentSettings['payments']>;

/** Values of `-c` are strings, so an object is given as JSON. */
const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Throws a message that names the setting that is missing or malformed. */
export const readSettings = (app: App): DeploymentSettings => {
  const context = Object.fromEntries(
    Object.keys(SettingsSchema.shape).map((name) => [name, parsed(app.node.tryGetContext(`fabula:${name}`))]),
  );
  const read = SettingsSchema.safeParse(context);
  if (!read.success) throw new Error(`The context of cdk.json: ${z.prettifyError(read.error)}`);
  return read.data;
};
