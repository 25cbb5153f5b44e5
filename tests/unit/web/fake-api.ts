import { afterEach, vi } from 'vitest';
import type { EndpointName } from '../../../shared/contract/contract.ts';
import { type Answers, answerTo, type Call, unknown } from '../../fixtures/web/api-answers.ts';
import { aToday } from './samples/deck.ts';

export { type Answers, type Call, refuse } from '../../fixtures/web/api-answers.ts';

/** A network failure instead of an answer. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Every page of a signed-in user asks for the subscription, and every dashboard for what is due: recorded only when a test answers. */
const free = () => ({ subscription: null, trial_available: true });
const noCards = () => aToday();
const usual = { getSubscription: free, getToday: noCards };
const isUsual = new Set<unknown>(Object.values(usual));

/** Fakes the API behind `fetch`: records every call, and answers by endpoint name. */
export const stubApi = (given: Answers) => {
  const answers = { ...usual, ...given };
  const calls: Call[] = [];
  const keep = (call: Call) => !isUsual.has(answers[call.name]) && calls.push(call);
  const respond = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://site');
    if (url.pathname === '/config.json')
      return Response.json({ region: 'r', userPoolId: 'p', userPoolClientId: 'c', socketUrl: 'wss://socket.example' });
    const asked = {
      method: init.method ?? 'GET',
      url,
      body: init.body === undefined ? undefined : String(init.body),
      key: new Headers(init.headers).get('idempotency-key'),
    };
    const { status, body } = (await answerTo(answers, asked, keep)) ?? unknown;
    return Response.json(body, { status });
  };
  vi.stubGlobal('fetch', vi.fn(respond));
  return { calls, answers, callsOf: (name: EndpointName) => calls.filter((call) => call.name === name) };
};

afterEach(() => void vi.unstubAllGlobals());
