import { describe, expect, it } from 'vitest';
import { readFailure } from '../../../lambdas/store/session/older-rows.ts';

describe('why a lesson failed, as its row keeps it', () => {
  it.each([
    [{ code: 'scanned' }],
    [{ code: 'never_started' }],
    [{ code: 'refused', params: { error: 'quota_exceeded' } }],
    [null],
  ])('is read as it was written: %j', (kept) => expect(readFailure(kept)).toEqual(kept));

  it.each([
    ['Cancelled', { code: 'cancelled' }],
    ['This file is protected with a password. Please upload a copy without a password.', { code: 'encrypted' }],
    ['The generation never started. Please try again.', { code: 'never_started' }],
    // The same text stood for a refusal: what was decided by it was decided so
    ['The uploaded file is no longer there. Please upload it again.', { code: 'file_gone' }],
    ['Select an anchor universe (or choose AI).', { code: 'refused', params: { error: 'universe_required' } }],
  ])('is the code of the sentence that an older row shows: %s', (kept, failure) => {
    expect(readFailure(kept)).toEqual(failure);
  });

  it('is told as it stands where an older row has a sentence that nobody knows', () => {
    expect(readFailure('It broke.')).toEqual({ code: 'told', params: { text: 'It broke.' } });
    expect(readFailure('constructor')).toEqual({ code: 'told', params: { text: 'constructor' } });
  });

  it('is unknown where only a newer deployment knows its code', () => {
    expect(readFailure({ code: 'eclipse', params: { day: 3 } })).toEqual({ code: 'unknown' });
  });
});
