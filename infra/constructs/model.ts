import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { DeploymentModel } from '../settings.ts';
import type { AppFunction } from './compute/function.ts';

/** Prefix of a model's environment variables: of the usual model or of the larger one. */
type EnvironmentPrefix = 'MODEL' | 'PRO_MODEL';

/** `us.anthropic.…` and `global.anthropic.…` are inference profiles; `amazon.…` is a foundation model. */
const profile = /^(us|eu|apac|global|[a-z]{2}-gov|jp|au|ca)\.(?<model>.+)$/;

const foundationModel = (region: string, id: string) =>
  `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${id}`;

interface GrantOptions {
  readonly name?: EnvironmentPrefix;
  /** Whether it gets answers while they are written. */
  readonly streams?: boolean;
}

/**
 * Lets a function call the configured model. A call to an inference profile needs permission for the profile and for the
 * model in each region that it may be routed to. The second permission applies only to calls through the profile.
 */
export const grantModel = (
  fn: AppFunction,
  model: DeploymentModel,
  { name = 'MODEL', streams = false }: GrantOptions = {},
): void => {
  const actions = ['bedrock:InvokeModel', ...(streams ? ['bedrock:InvokeModelWithResponseStream'] : [])];
  const base = profile.exec(model.id)?.groups?.['model'];
  if (base === undefined) fn.allow(actions, [foundationModel(Aws.REGION, model.id)]);
  else {
    const profileArn = `arn:${Aws.PARTITION}:bedrock:${Aws.REGION}:${Aws.ACCOUNT_ID}:inference-profile/${model.id}`;
    // ARNs of a global profile may have no region.
    const regions = model.id.startsWith('global.') ? ['', ...model.regions] : model.regions;
    fn.allow(actions, [profileArn]);
    fn.role.addToPrincipalPolicy(
      new PolicyStatement({
        actions,
        resources: regions.map((region) => foundationModel(region, base)),
        conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profileArn } },
      }),
    );
  }
  fn.addEnvironment({
    [`${name}_ID`]: model.id,
    [`${name}_SCHEMA`]: model.schema,
    [`${name}_THINKING`]: model.thinking,
    [`${name}_HEADROOM_TOKENS`]: String(model.headroomTokens),
    ...(model.effort ? { [`${name}_EFFORT`]: model.effort } : {}),
  });
};

/** Environment variables for prices. */
export const addPrices = (fn: AppFunction, { price }: DeploymentModel, name: EnvironmentPrefix = 'MODEL'): void =>
  fn.addEnvironment({
    [`${name}_PRICE_INPUT`]: String(price.input),
    [`${name}_PRICE_OUTPUT`]: String(price.output),
    [`${name}_PRICE_CACHE_READ`]: String(price.cacheRead),
    [`${name}_PRICE_CACHE_WRITE`]: String(price.cacheWrite),
  });

/** Environment variable for the daily budget, USD. */
export const addBudget = (fn: AppFunction, budget: number | 'off'): void => {
  if (budget !== 'off') fn.addEnvironment({ MODEL_DAILY_BUDGET: String(budget) });
};
