import * as z from 'zod/mini';
import { CALLS_A_MINUTE } from '../../shared/catalogue/limits.ts';
import { proPrices } from '../../shared/catalogue/plans.ts';

const text = z.string().check(z.minLength(1));
const price = z._default(z.coerce.number().check(z.minimum(0)), 0);
const schemaMode = z._default(z.enum(['native', 'forced', 'offered']), 'forced');
const thinking = z._default(z.enum(['default', 'disabled', 'between_tools']), 'default');
const headroom = z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0);

/** Every environment variable that a function may read. Prices are USD per million tokens. */
const settings = {
  AWS_REGION: text,
  TABLE_NAME: text,
  BUCKET_NAME: text,
  /** The address of the local bucket as browsers see it, if it differs from the one that functions use. */
  FILES_ENDPOINT: z.optional(text),
  USER_POOL_ID: text,
  USER_POOL_CLIENT_ID: text,
  TOKEN_ISSUER: text,
  JWKS_URI: z.optional(text),
  STATE_MACHINE_ARN: text,
  SOCKET_ENDPOINT: text,
  /** Runs deletions, exports and mails. */
  JOB_MACHINE_ARN: text,
  /** The sender of mails; without it no mail is sent. */
  MAIL_SENDER: z.optional(text),
  /** Whether users can delete their own accounts. */
  ACCOUNT_DELETION: z._default(z.enum(['on', 'off']), 'on'),
  SITE_ORIGIN: text,
  /** The rate limit of a user per minute; the weight of each call is in the contract. */
  PERSON_LIMIT: z._default(z.coerce.number().check(z.int(), z.minimum(1)), CALLS_A_MINUTE),
  MODEL_ID: text,
  /** The name of a model on the computer of whoever runs this; a provider's is named by its id. */
  MODEL_NAME: z.optional(text),
  /** What its server says of it: tokens of its context, billions of parameters. */
  MODEL_CONTEXT_TOKENS: z.optional(z.coerce.number().check(z.int(), z.positive())),
  MODEL_BILLIONS: z.optional(z.coerce.number().check(z.positive())),
  /** The embedded engine's id, where the writer can be chosen while the installation runs; a lesson then keeps the one it began with. */
  ENGINE_MODEL_ID: z.optional(text),
  /** Where that is chosen, and the bearer token for it. */
  WRITERS_ENDPOINT: z.optional(text),
  WRITERS_KEY: z.optional(text),
  MODEL_EFFORT: z.optional(text),
  MODEL_SCHEMA: schemaMode,
  MODEL_THINKING: thinking,
  /** Added to the token limit of every call, for the model's thinking. */
  MODEL_HEADROOM_TOKENS: headroom,
  /** `preset`: without material, only the preset topics can be written about. */
  MODEL_TOPICS: z._default(z.enum(['any', 'preset']), 'any'),
  /** Whether a second reader checks what a model writes. */
  MODEL_CHECK: z._default(z.enum(['on', 'off']), 'on'),
  /** The longest that one answer may take; a model on a slow computer needs more than a minute. */
  MODEL_CALL_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 60),
  /** USD per UTC day; no limit when it is not set. */
  MODEL_DAILY_BUDGET: z.optional(z.coerce.number().check(z.minimum(0))),
  MODEL_PRICE_INPUT: price,
  MODEL_PRICE_OUTPUT: price,
  MODEL_PRICE_CACHE_READ: price,
  MODEL_PRICE_CACHE_WRITE: price,
  /** A larger model for Pro users; without it, `MODEL_ID` writes every session. */
  PRO_MODEL_ID: z.optional(text),
  PRO_MODEL_EFFORT: z.optional(text),
  PRO_MODEL_SCHEMA: schemaMode,
  PRO_MODEL_THINKING: thinking,
  PRO_MODEL_HEADROOM_TOKENS: headroom,
  PRO_MODEL_PRICE_INPUT: price,
  PRO_MODEL_PRICE_OUTPUT: price,
  PRO_MODEL_PRICE_CACHE_READ: price,
  PRO_MODEL_PRICE_CACHE_WRITE: price,
  /** Ids of the product and prices at Stripe; without them, nothing is sold. Prices in whole units of the currency. */
  STRIPE_PRODUCT: z.optional(text),
  STRIPE_PRICE_MONTH: z.optional(text),
  STRIPE_PRICE_YEAR: z.optional(text),
  PRO_PRICE_MONTH: z._default(z.coerce.number().check(z.positive()), proPrices.month),
  PRO_PRICE_YEAR: z._default(z.coerce.number().check(z.positive()), proPrices.year),
  /** Names of the SSM parameters with Stripe's keys when deployed; locally the keys themselves. */
  STRIPE_KEY_PARAMETER: z.optional(text),
  STRIPE_WEBHOOK_PARAMETER: z.optional(text),
  STRIPE_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  /** The address of the local fake of Stripe. */
  STRIPE_API: z.optional(text),
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;

/** Reads one variable. Read on use, so that a function needs only those it uses. An empty value counts as absent. */
export const setting = <N extends SettingName>(name: N): z.output<Settings[N]> => {
  const parsed = z.safeParse(settings[name], process.env[name] || undefined);
  if (!parsed.success) throw new Error(`The setting ${name} is missing or not valid`);
  return parsed.data as z.output<Settings[N]>;
};
