import type { BrowserContext, Route } from 'playwright-core';

/** The output or the refusal of a user pool operation. */
export type PoolAnswers = Readonly<Record<string, () => object | Promise<object>>>;

/** What the pool answers after it has mailed a code. */
export const mailed = () => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'i***@e***' },
});

/** A refusal with the pool's message. */
export const refusal = (name: string, message: string) => () => ({ __type: name, message });

const answer = async (route: Route, answers: PoolAnswers, complaints: Set<string>): Promise<void> => {
  const [, operation = ''] = (route.request().headers()['x-amz-target'] ?? '').split('.');
  const output = await answers[operation]?.();
  if (!output) complaints.add(`the user pool does not answer ${operation}`);
  await route.fulfill({ status: output && !('__type' in output) ? 200 : 400, json: output ?? {} });
};

/** Answers calls to the user pool, which are POSTs to the root of the origin. */
export const servePool = (context: BrowserContext, origin: string, answers: PoolAnswers, complaints: Set<string>) =>
  context.route(`${origin}/`, (route) =>
    route.request().method() === 'POST'
      ? // A call that is never answered ends with its page
        answer(route, answers, complaints).catch(() => undefined)
      : route.fallback(),
  );
