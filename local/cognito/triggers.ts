import type { PostConfirmationTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { ServiceError } from '../lib/service-error.ts';
import type { User } from './user-store.ts';

type PostConfirmation = (event: PostConfirmationTriggerEvent) => Promise<unknown>;
type PreTokenGeneration = (event: PreTokenGenerationTriggerEvent) => Promise<PreTokenGenerationTriggerEvent>;

/** The pool's Lambda triggers; an error in one reaches the caller as it does from Cognito. */
export interface TriggerFunctions {
  postConfirmation?: PostConfirmation;
  /** Event version 1: groups in both tokens, claims in the id token. */
  preTokenGeneration?: PreTokenGeneration;
}

export type Triggers = ReturnType<typeof createTriggers>;

export function createTriggers(
  functions: TriggerFunctions,
  pool: { poolId: string; clientId: string; region: string },
) {
  const base = (user: User) => ({
    version: '1',
    region: pool.region,
    userPoolId: pool.poolId,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.clientId },
  });
  const attributes = (user: User) => ({
    ...user.attributes,
    sub: user.sub,
    'cognito:user_status': user.status,
  });

  return {
    async confirmed(user: User, triggerSource: PostConfirmationTriggerEvent['triggerSource']): Promise<void> {
      const event = { ...base(user), triggerSource, request: { userAttributes: attributes(user) }, response: {} };
      await guarded('PostConfirmation', async () =>
        functions.postConfirmation?.(event as PostConfirmationTriggerEvent),
      );
    },
    async claims(user: User, triggerSource: PreTokenGenerationTriggerEvent['triggerSource']) {
      if (!functions.preTokenGeneration) return {};
      const groupConfiguration = { groupsToOverride: user.groups, iamRolesToOverride: [] };
      const request = { userAttributes: attributes(user), groupConfiguration };
      const event = { ...base(user), triggerSource, request, response: { claimsOverrideDetails: {} } };
      const { preTokenGeneration } = functions;
      const answered = await guarded('PreTokenGeneration', () =>
        preTokenGeneration(event as PreTokenGenerationTriggerEvent),
      );
      return answered.response.claimsOverrideDetails ?? {};
    },
  };
}

async function guarded<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ServiceError('UserLambdaValidationException', `${name} failed with error ${message}.`);
  }
}
