import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../../shared/contract/contract.ts';
import type { ErrorCode } from '../../../shared/model/error-code.ts';
import type { RawInput } from './bad-inputs.ts';
import { call } from './call.ts';
import { type Holdings, samples } from './samples.ts';
import { createWorld, type Person, people, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 120_000);
afterAll(() => world.close());

/** The ids of one person with the words of another: an echo of what was sent is no leak. */
const aimedAt = (target: Holdings, canary: string): Holdings => ({ ...target, canary });
const names = (input: RawInput): boolean =>
  ['ses_', 'scn_', 'col_', 'exp_', 'crd_'].some((prefix) => JSON.stringify(input).includes(prefix));

/** What admins and owners are there to see: who is a member. */
const admins: readonly Person[] = ['admin', 'owner'];
const namesMembers: readonly EndpointName[] = ['listMembers', 'listActivity'];

/** Whoever calls one of these has no sign-in left. */
const endsSignIns: readonly EndpointName[] = ['changePassword', 'deleteAccount', 'signOutEverywhere'];
const tokenFor = async (name: EndpointName, token: string): Promise<string> =>
  endsSignIns.includes(name) ? world.stranger() : token;

const refusedOnceWritten: Partial<Record<EndpointName, ErrorCode>> = {
  generateStory: 'already_written',
  generateTraditionalLesson: 'already_written',
  generateAnchorStory: 'already_written',
  cancelGeneration: 'not_generating',
  retryGeneration: 'already_written',
  retryAsEdition: 'already_written',
  // It is private, and its author's own
  getPost: 'session_not_found',
  likePost: 'own_post',
  unlikePost: 'own_post',
  previewSession: 'session_not_found',
  addToLibrary: 'own_post',
  removeFromLibrary: 'session_not_found',
  reportSession: 'own_session',
  // It chose among options
  compareAnswer: 'not_comparable',
  // Nobody reported it
  getCase: 'session_not_found',
  decideCase: 'session_not_found',
  setUserRole: 'member_not_found',
  putAvatar: 'upload_missing',
  getPerson: 'person_not_found',
  listPersonPosts: 'person_not_found',
  // Only who gets a mail has its token
  unsubscribe: 'bad_unsubscribe',
  // Whoever calls: only the payment provider signs
  receiveStripeEvent: 'bad_signature',
};
/** Whoever calls, and whatever they hold. */
const refusedAlways: readonly EndpointName[] = [
  'receiveStripeEvent',
  'putAvatar',
  'getPerson',
  'listPersonPosts',
  'unsubscribe',
];

const notAuthenticated = { error: 'Not authenticated', code: 'unauthenticated' };

describe.each(endpoints)('%s', (name, endpoint) => {
  it('tells an anonymous visitor nothing of anybody, in words of its own [SESS-02, SESS-54, SESS-58, SESS-59, SESS-85, GEN-15, CUST-41, PROG-12]', async () => {
    for (const person of people) {
      const { held } = world.identities[person];
      const input = samples[name](aimedAt(held, 'visitor')) as RawInput;
      const { status, text } = await call(world.stack.origin, endpoint, { input });
      expect(text).not.toContain(held.canary);
      if (endpoint.access === 'user' || endpoint.access === 'admin')
        expect({ status, ...JSON.parse(text) }).toEqual({ status: 401, ...notAuthenticated });
      if (endpoint.access === 'optional') expect(status).toBe(404);
    }
  });

  it.each(people)(
    'shows %s no row of anybody else, whatever their role [SESS-07, SESS-55, SESS-56, SESS-61, SESS-71]',
    async (person) => {
      const caller = world.identities[person];
      const others = people.filter((other) => other !== person);
      // These name nobody, and each call costs a whole sign-up.
      for (const other of endsSignIns.includes(name) ? others.slice(0, 1) : others) {
        const { held } = world.identities[other];
        const input = samples[name](aimedAt(held, caller.held.canary)) as RawInput;
        const { status, text } = await call(
          world.stack.origin,
          endpoint,
          { input },
          await tokenFor(name, caller.token),
        );
        if (!namesMembers.includes(name) || !admins.includes(person)) expect(text).not.toContain(held.canary);
        expect(text).not.toContain(held.sessionId);
        if (endpoint.access === 'admin' && !admins.includes(person)) expect(status).toBe(403);
        else if (name === 'setUserRole') expect(JSON.parse(text)).toMatchObject({ code: 'member_not_found' });
        else if (refusedAlways.includes(name))
          expect(JSON.parse(text)).toMatchObject({ code: refusedOnceWritten[name] });
        else if (name === 'gradeCards')
          expect(JSON.parse(text)).toMatchObject({ results: [{ outcome: 'gone', card: null }] });
        else if (name === 'importReviews') expect(JSON.parse(text)).toEqual({ counted: 0, unknown: 1 });
        else if (name === 'deleteSessions') expect({ status, text }).toEqual({ status: 200, text: '{"deleted":[]}' });
        else if (names(input)) expect(status).toBe(404);
        else expect(status).toBeLessThan(300);
      }
    },
  );

  it('refuses a token that is not one', async () => {
    if (endpoint.access === 'public') return;
    const input = samples[name](world.identities.author.held) as RawInput;
    const { status, text } = await call(world.stack.origin, endpoint, { input }, 'eyJhbGciOiJub25lIn0.e30.');
    expect({ status, ...JSON.parse(text) }).toEqual({ status: 401, ...notAuthenticated });
  });

  it('answers its owner', async () => {
    // What is being added to is not what the endpoints after it expect of the author's
    const { held, token } =
      world.identities[endpoint.access === 'admin' ? 'owner' : name === 'expandStory' ? 'pro' : 'author'];
    const { status, text } = await call(
      world.stack.origin,
      endpoint,
      { input: samples[name](held) as RawInput },
      await tokenFor(name, token),
    );
    // The session is written by now, and what would begin, end or repeat that is refused for that reason alone
    const refused = refusedOnceWritten[name];
    if (refused) expect(JSON.parse(text)).toMatchObject({ code: refused });
    else expect({ status, text }).toMatchObject({ status: endpoint.status });
  });
});
