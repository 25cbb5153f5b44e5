import { afterEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../../../lambdas/runtime/logs/logger.ts';
import { count } from '../../../lambdas/runtime/logs/metrics.ts';

const listen = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);
type Heard = ReturnType<typeof listen>;

/** Everything that was said, line by line. */
const said = (heard: Heard) =>
  heard.mock.calls
    .map(([text]) => String(text))
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

afterEach(() => vi.restoreAllMocks());

describe('the log', () => {
  it('holds one line of JSON for each message', () => {
    const heard = listen();
    logger.warn('Left the start to the stream', { sessionId: 'ses_1' });
    logger.error('A call\nfailed');
    expect(said(heard)).toEqual([
      { level: 'WARN', message: 'Left the start to the stream', timestamp: expect.any(String), sessionId: 'ses_1' },
      { level: 'ERROR', message: 'A call\nfailed', timestamp: expect.any(String) },
    ]);
  });

  it('says what an error says, where it was thrown, and what caused it', () => {
    const heard = listen();
    const cause = Object.assign(new TypeError('no table'), { $metadata: { httpStatusCode: 400 } });
    logger.error('A call failed', { error: new Error('no session', { cause }) });
    expect(said(heard)).toMatchObject([
      {
        error: {
          name: 'Error',
          message: 'no session',
          stack: expect.stringContaining('lines.test.ts'),
          cause: { name: 'TypeError', message: 'no table', $metadata: { httpStatusCode: 400 } },
        },
      },
    ]);
  });
});

describe('a count', () => {
  it('is a line in the format that CloudWatch reads metrics from', () => {
    const heard = listen();
    count('InternalErrors');
    expect(said(heard)).toEqual([
      {
        _aws: {
          Timestamp: expect.any(Number),
          CloudWatchMetrics: [
            { Namespace: 'Fabula', Dimensions: [[]], Metrics: [{ Name: 'InternalErrors', Unit: 'Count' }] },
          ],
        },
        InternalErrors: 1,
      },
    ]);
  });
});
