import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints, invalidatedBy } from '../../../shared/contract/contract.ts';

/** Writes after which nothing that was answered before is out of date, and why. */
const nothing: Partial<Record<EndpointName, string>> = {
  createRealtimeTicket: 'no answer shows tickets',
  createCheckout: 'the subscription changes at the payment provider, and tabs are told when it has',
  createPortal: 'the subscription changes at the payment provider, and tabs are told when it has',
  receiveStripeEvent: 'the caller is the payment provider',
  createUpload: 'an upload is shown with the session that is written from it',
  createAvatarUpload: 'a photo is shown once it is published',
  checkAnswers: 'keeps nothing',
  readReviewLog: 'keeps nothing',
  deleteAccount: 'the sign-in ends, and all answers are forgotten with it',
  createExport: 'its answer is the newest export',
  createDeckExport: 'its answer is the newest file of the deck',
  reportSession: 'only administrators see reports',
  changePassword: 'no answer shows passwords',
  signOutHere: 'all answers are forgotten',
  signOutEverywhere: 'all answers are forgotten',
  likePost: 'the post shows it before it is answered',
  unlikePost: 'the post shows it before it is answered',
  putPractice: 'the page shows what it sends, and writes the answer into its own cache',
  recordView: 'readers are counted for the next ones',
};

describe('what a call makes out of date', () => {
  it('is declared by every endpoint that writes, and empty only for a reason', () => {
    const empty = endpoints.filter(([name, { method }]) => method !== 'GET' && invalidatedBy(name).length === 0);
    expect(empty.map(([name]) => name).toSorted()).toEqual(Object.keys(nothing).toSorted());
    expect(endpoints.filter(([, { method, invalidates }]) => method !== 'GET' && invalidates === undefined)).toEqual(
      [],
    );
  });

  it('names endpoints that only read, each once', () => {
    const reads = new Set(endpoints.flatMap(([name, { method }]) => (method === 'GET' ? [name] : [])));
    for (const [name] of endpoints) {
      const named = invalidatedBy(name);
      expect(
        named.filter((read) => !reads.has(read)),
        name,
      ).toEqual([]);
      expect(new Set(named).size, name).toBe(named.length);
    }
  });
});
