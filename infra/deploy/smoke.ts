import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { contract } from '../../shared/contract/contract.ts';
import { SITE_CONFIG_PATH, type SiteConfig } from '../../shared/web/site-config.ts';

export interface Check {
  readonly name: string;
  /** Throws when the check fails. */
  readonly run: () => Promise<void>;
}

const expect = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};

/** Checks of a deployed site from outside. They need no account and leave nothing behind. */
export const siteChecks = (site: string, config: SiteConfig, get: typeof fetch = fetch): readonly Check[] => {
  const ask = (path: string) => get(new URL(path, site), { redirect: 'manual' });
  const html = async (path: string) => {
    const answer = await ask(path);
    expect(answer.status === 200, `${path} answered ${answer.status}`);
    expect((answer.headers.get('content-type') ?? '').startsWith('text/html'), `${path} is no page`);
    return answer;
  };
  return [
    {
      name: 'the first page is served with its content security policy',
      run: async () => {
        const policy = (await html('/')).headers.get('content-security-policy') ?? '';
        expect(policy.includes("script-src 'self';"), `the policy is "${policy}"`);
        expect(policy.includes(new URL(config.socketUrl).origin), 'the policy does not let sockets through');
      },
    },
    { name: 'a link into the app opens it', run: async () => void (await html('/dashboard')) },
    {
      name: 'the page is told which deployment it belongs to',
      run: async () => {
        const actual: unknown = await (await ask(SITE_CONFIG_PATH)).json();
        expect(isDeepStrictEqual(actual, config), `${SITE_CONFIG_PATH} is ${JSON.stringify(actual)}`);
      },
    },
    {
      name: 'the API answers',
      run: async () => {
        const answer = await ask(contract.getHealth.path);
        expect(answer.status === 200, `${contract.getHealth.path} answered ${answer.status}`);
        expect(contract.getHealth.output.safeParse(await answer.json()).success, 'its body is not the contract’s');
      },
    },
    {
      name: 'the API refuses strangers',
      run: async () => {
        const { status } = await ask(contract.getMe.path);
        expect(status === 401, `${contract.getMe.path} answered ${status} without a token`);
      },
    },
    {
      name: 'what the API does not know is not found, and no page',
      run: async () => {
        const answer = await ask('/api/nothing-of-the-kind');
        expect(answer.status === 404, `it answered ${answer.status}`);
        expect(!(answer.headers.get('content-type') ?? '').includes('html'), 'it answered with a page');
      },
    },
  ];
};

const failureOf = ({ run }: Check): Promise<Error | undefined> =>
  run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );

/** Runs each check until it passes or `timeoutMs` is over, because a new distribution takes a while to be available everywhere. */
export const runChecks = async (
  checks: readonly Check[],
  { timeoutMs = 120_000, pauseMs = 5_000, say = console.log } = {},
): Promise<boolean> => {
  const deadline = Date.now() + timeoutMs;
  let allPassed = true;
  for (const check of checks) {
    let failure = await failureOf(check);
    while (failure && Date.now() + pauseMs < deadline) {
      await setTimeout(pauseMs);
      failure = await failureOf(check);
    }
    say(failure ? `✗ ${check.name}: ${failure.message}` : `✓ ${check.name}`);
    allPassed &&= !failure;
  }
  return allPassed;
};
