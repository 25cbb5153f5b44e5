import { ConsoleLogger } from 'aws-amplify/utils';
import { ulid } from 'ulid';
import { newAccount } from '../../local/stack/account.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import type { SessionId } from '../../shared/model/id.ts';
import { SITE_CONFIG_PATH, SiteConfigSchema } from '../../shared/web/site-config.ts';
import type { Target } from './target.ts';

// It warns of every user pool that is not Amazon's own
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Somebody new at an installation; answers the token, which outlives a restart. */
export const signUpAt = async ({ origin }: Target): Promise<string> => {
  const answer = await fetch(origin + SITE_CONFIG_PATH);
  const { userPoolId, userPoolClientId: clientId } = SiteConfigSchema.parse(await answer.json());
  const account = { email: `${ulid()}@example.test`, password: 'secret1', name: 'Target' };
  const { token } = await newAccount({ origin, userPoolId, clientId }, account);
  const api = clientAt({ origin }, token);
  await api('getMe');
  return token;
};

export const clientAt = ({ origin }: Pick<Target, 'origin'>, token: string): Client =>
  createClient({ base: origin, token: async () => token, newKey: ulid });

/** Makes a session of this title and answers its id once that was acknowledged; undefined when it was not. */
export const writeSession = async (api: Client, title: string) => {
  try {
    return (await api('createSession', { body: { mode: 'custom', title } })).id;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};

/** How many of these sessions are missing or changed. */
export const countLost = async (api: Client, written: ReadonlyMap<SessionId, string>): Promise<number> => {
  let lost = 0;
  for (const [id, title] of written) {
    const read = await api('getSession', { params: { sessionId: id } }).catch(() => undefined);
    if (read?.title !== title) lost += 1;
  }
  return lost;
};
