import type { InferenceProfileSummary } from '@aws-sdk/client-bedrock';
import type { Outputs } from '../outputs.ts';

type Profile = Pick<InferenceProfileSummary, 'inferenceProfileId' | 'status' | 'models'>;

const regionOf = (arn: string | undefined): string => arn?.split(':')[3] ?? '';

/**
 * Throws when the configured inference profile does not exist here, is not active, or routes to a region for which the
 * functions have no permission. Each of these would make generations fail.
 */
export const checkModel = (
  { ModelId: id, ModelRegions }: Pick<Outputs, 'ModelId' | 'ModelRegions'>,
  profiles: readonly Profile[],
): void => {
  const granted = ModelRegions.split(',').filter((region) => region !== '');
  // A foundation model has no profile to check.
  if (granted.length === 0) return;
  const profile = profiles.find((one) => one.inferenceProfileId === id);
  if (!profile) {
    const known = profiles.map((one) => one.inferenceProfileId).join('\n  ');
    throw new Error(`There is no inference profile ${id} in this region. There are:\n  ${known}`);
  }
  if (profile.status !== 'ACTIVE') throw new Error(`The inference profile ${id} is ${profile.status}`);
  const missing = (profile.models ?? [])
    .map((model) => regionOf(model.modelArn))
    .filter((region) => region !== '' && !granted.includes(region));
  if (missing.length > 0) throw new Error(`${id} also answers from ${missing.join(', ')}: add to regions in cdk.json`);
};
