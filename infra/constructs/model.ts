import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ModelSettings } from '../settings.ts';
import type { AppFunction } from './compute/function.ts';

/** What the names of a model's settings begin with: of the usual one, or of the larger one. */
type Told = 'MODEL' | 'PRO_MODEL';

/** `us.anthropic.…` and `global.anthropic.…` are inference profiles; `amazon.…` is a foundation model. */
const profile = /^(us|eu|apac|global|[a-z]{2}-gov|jp|au|ca)\.(?<model>.+)$/;

const foundationModel = (region: string, id: string) =>
  `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${id}`;

/**
 * Lets a function call the configured model. A call to an inference profile is checked twice: at the profile and at
 * the model in whichever region answers. The second grant counts only on the way through the profile.
 */
export const grantModel = (fn: AppFunction, model: ModelSettings, name: Told = 'MODEL'): void => {
  const actions = ['bedrock:InvokeModel'];
  const base = profile.exec(model.id)?.groups?.['model'];
  if (base === undefined) fn.allow(actions, [foundationModel(Aws.REGION, model.id)]);
  else {
    const profileArn = `arn:${Aws.PARTITION}:bedrock:${Aws.REGION}:${Aws.ACCOUNT_ID}:inference-profile/${model.id}`;
    // A global profile may also answer from no region in particular.
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
  fn.tell({
    [`${name}_ID`]: model.id,
    [`${name}_SCHEMA`]: model.schema,
    [`${name}_THINKING`]: model.thinking,
    [`${name}_HEADROOM_TOKENS`]: String(model.headroomTokens),
    ...(model.effort ? { [`${name}_EFFORT`]: model.effort } : {}),
  });
};

/** What a call costs. */
export const tellPrices = (fn: AppFunction, { price }: ModelSettings, name: Told = 'MODEL'): void =>
  fn.tell({
    [`${name}_PRICE_INPUT`]: String(price.input),
    [`${name}_PRICE_OUTPUT`]: String(price.output),
    [`${name}_PRICE_CACHE_READ`]: String(price.cacheRead),
    [`${name}_PRICE_CACHE_WRITE`]: String(price.cacheWrite),
  });

/** What all calls of a day may cost, USD. */
export const tellBudget = (fn: AppFunction, budget: number | 'off'): void => {
  if (budget !== 'off') fn.tell({ MODEL_DAILY_BUDGET: String(budget) });
};
