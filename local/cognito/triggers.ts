import type { PostConfirmationTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { ServiceError } from '../lib/service-error.ts';
import type { PoolUser } from './user-store.ts';

/** The pool's Lambda triggers; an error in one reaches the caller as it does from Cognito. */
export interface TriggerFunctions {
  postConfirmation?(event: PostConfirmationTriggerEvent): Promise<unknown>;
  /** Event version 1: groups in both tokens, claims in the id token. */
  preTokenGeneration?(event: PreTokenGenerationTriggerEvent): Promise<PreTokenGenerationTriggerEvent>;
}

export type Triggers = ReturnType<typeof createTriggers>;

export function createTriggers(
  functions: TriggerFunctions,
  pool: { poolId: string; clientId: string; region: string },
) {
  const eventOf = <R extends object, S extends object>(
    user: PoolUser,
    triggerSource: string,
    request: R,
    response: S,
  ) => ({
    version: '1',
    region: pool.region,
    userPoolId: pool.poolId,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.clientId },
    triggerSource,
    request: { userAttributes: { ...user.attributes, sub: user.sub, 'cognito:user_status': user.status }, ...request },
    response,
  });

  return {
    async confirmed(user: PoolUser, source: PostConfirmationTriggerEvent['triggerSource']): Promise<void> {
      const event = eventOf(user, source, {}, {}) as PostConfirmationTriggerEvent;
      await functions.postConfirmation?.(event).catch(failed('PostConfirmation'));
    },
    async claims(user: PoolUser, source: PreTokenGenerationTriggerEvent['triggerSource']) {
      const groupConfiguration = { groupsToOverride: user.groups, iamRolesToOverride: [] };
      const event = eventOf(
        user,
        source,
        { groupConfiguration },
        { claimsOverrideDetails: {} },
      ) as PreTokenGenerationTriggerEvent;
      const answered = await functions.preTokenGeneration?.(event).catch(failed('PreTokenGeneration'));
      return answered?.response.claimsOverrideDetails ?? {};
    },
  };
}

function failed(name: string) {
  return (error: unknown): never => {
    const message = error instanceof Error ? error.message : String(error);
    throw new ServiceError('UserLambdaValidationException', `${name} failed with error ${message}.`);
  };
}
