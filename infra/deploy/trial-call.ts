import { createModel } from '../../lambdas/adapters/bedrock/model.ts';
import type { Converse, ModelSettings } from '../../lambdas/adapters/bedrock/request.ts';
import { type ModelCall, ModelRefused, ModelThrottled } from '../../lambdas/domain/model/model.ts';
import { credentialAdvice } from './credentials.ts';

/** A small request for a plan, with the real schemas of the product. */
const call: ModelCall<'lesson_plan'> = {
  name: 'lesson_plan',
  prefix:
    'You plan short lessons. The material is one chunk, "c1": Water boils at 100 degrees Celsius at sea level, and at lower temperatures on mountains.',
  task: 'Plan a lesson with one scene about chunk "c1". Category and subcategory are "Science" and "Physics"; leave every list of tags empty. Keep every text under ten words.',
  maxTokens: 600,
};

/** What to do about an error, by the name of Bedrock's error. */
const advice: Readonly<Record<string, string>> = {
  AccessDeniedException: `Nobody here may call this model. Look at three things:
- the account: Bedrock console, in this region, "Model catalog", the model, and enable it or accept its offer;
- whoever deploys: allow bedrock:InvokeModel on the inference profile and on the model in every region it names;
- an organization: its service control policies must allow Bedrock in each of those regions.`,
  ResourceNotFoundException: `This account cannot use the model yet, or there is none of that name.
- Anthropic's models want a form once for each account: Bedrock console, "Model catalog", the model, "Submit use case
  details". It takes up to fifteen minutes to count.
- A model at the end of its life is gone: set another id in "fabula:model" of cdk.json.`,
  ValidationException: `The model does not take the request. Compare "fabula:model" in cdk.json with the model's page in the console:
- id: most models want an inference profile ("us.…", "eu.…", "global.…") of this region in place of the bare name;
- schema ("forced", "offered", "native"), thinking and effort: not every model has each of them.`,
  ThrottlingException: `The quota is too small, which for a new account may be none at all. Service Quotas, "Amazon Bedrock": ask for more
requests and tokens a minute (and tokens a day) of this model; cross-region profiles have quotas of their own.`,
  ServiceQuotaExceededException: `The quota is too small. Service Quotas, "Amazon Bedrock": ask for more tokens of this model.`,
  ...credentialAdvice,
  ModelRefused: `The model answers, but not in the form it is asked for. Try another "schema" in "fabula:model" of cdk.json ("forced", "offered",
"native"); a model that thinks needs "headroomTokens".`,
};
const OTHERWISE = 'If this was a passing failure, deploy again; else read the model’s page in the Bedrock console.';

const causeOf = (error: unknown): Error => {
  if (error instanceof ModelThrottled && error.cause instanceof Error) return error.cause;
  return error instanceof Error ? error : new Error(String(error));
};

/** Makes a trial call. Throws an error with advice when the model does not answer as needed. */
export const tryModel = async (converse: Converse, settings: ModelSettings, region: string): Promise<void> => {
  try {
    await createModel(converse, settings).complete(call);
  } catch (thrown) {
    const error = causeOf(thrown);
    const name = error instanceof ModelRefused ? 'ModelRefused' : error.name;
    throw new Error(
      `The model ${settings.modelId} refused a trial in ${region}, so nothing was deployed.\n\n${name}: ${error.message}\n\n${advice[name] ?? OTHERWISE}`,
      { cause: thrown },
    );
  }
};
