import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { failureOf as read } from '../../../../web/src/features/wizard/sending/failure.ts';
import { storySender } from '../../../../web/src/features/wizard/sending/story-sender.ts';

const failureOf = (error: unknown) => read(error, storySender.words);

const refused = (status: number, code: ApiError['code'], message: string) => new ApiError(status, code, message);

describe('a failed creation', () => {
  it('asks to sign in [CUST-29, SESS-80]', () => {
    const failure = { kind: 'sign-in', text: 'Please sign in to create story sessions' };
    expect(failureOf(new Error('Please sign in to create a session'))).toEqual(failure);
    expect(failureOf(refused(401, 'unauthenticated', 'Not authenticated'))).toEqual(failure);
  });

  it.each(['network down', 'Failed to fetch', 'Load failed'])(
    'is a network error when the message is "%s" [CUST-31]',
    (message) => {
      expect(failureOf(new Error(message)).text).toBe('Network error. Please check your connection and try again.');
      expect(failureOf(refused(0, 'network', 'aborted')).text).toBe(
        'Network error. Please check your connection and try again.',
      );
    },
  );

  it('tells of a timeout [CUST-32]', () => {
    const text = 'Request timed out. Please try again with a shorter content or check your connection.';
    expect(failureOf(new DOMException('signal timed out', 'TimeoutError')).text).toBe(text);
    expect(failureOf(refused(504, 'unreadable', 'Gateway Timeout')).text).toBe(text);
  });

  it('tells of the limit, with the way to the plans [CUST-33]', () => {
    const failure = {
      kind: 'quota',
      text: "You've reached your usage limit. Please upgrade your plan or try again later.",
    };
    expect(failureOf(refused(402, 'quota_exceeded', 'no more'))).toEqual(failure);
    expect(failureOf(new Error('monthly quota reached'))).toEqual(failure);
  });

  it('shows any other message as it is [CUST-34]', () => {
    expect(failureOf(refused(422, 'upload_missing', 'The uploaded file is no longer there.')).text).toBe(
      'The uploaded file is no longer there.',
    );
  });

  it('says "Failed to create session" without one [CUST-35]', () => {
    expect(failureOf(refused(500, 'internal', '')).text).toBe('Failed to create session');
    expect(failureOf(undefined).text).toBe('Failed to create session');
    expect(failureOf(new TypeError('Cancelled by the browser')).text).toBe('Failed to create session');
  });
});
