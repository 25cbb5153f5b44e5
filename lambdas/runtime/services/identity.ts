import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { createAccounts } from '../../adapters/identity/accounts.ts';
import { createSignIns } from '../../adapters/identity/sign-ins.ts';
import { setting } from '../config.ts';
import { lazy } from '../lazy.ts';

const client = lazy(() => new CognitoIdentityProviderClient());
export const accounts = lazy(() => createAccounts(client(), setting('USER_POOL_ID')));
export const signIns = lazy(() => createSignIns(client(), setting('USER_POOL_ID')));
