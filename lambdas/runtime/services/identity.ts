import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { createAccounts } from '../../adapters/identity/accounts.ts';
import { createSignIns } from '../../adapters/identity/sign-ins.ts';
import { setting } from '../config.ts';
import { once } from '../once.ts';

const client = once(() => new CognitoIdentityProviderClient());
export const accounts = once(() => createAccounts(client(), setting('USER_POOL_ID')));
export const signIns = once(() => createSignIns(client(), setting('USER_POOL_ID')));
