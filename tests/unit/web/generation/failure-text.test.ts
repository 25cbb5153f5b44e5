import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import { type Failure, failureReasons } from '../../../../shared/model/session/failure.ts';
import { failureText } from '../../../../web/src/features/generation/failure-text.ts';

const told = (failure_reason: Failure) => failureText({ status: 'draft', failure_reason });

describe('why nothing came of a generation', () => {
  it('is another sentence for each code [SESS-34]', () => {
    const sentences = [...failureReasons, 'never_started' as const].map((code) => told({ code }));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('is what the refusal itself says where nothing began [SESS-34, GEN-04]', () => {
    for (const [error, { text }] of Object.entries(errorCodes))
      expect(told({ code: 'refused', params: { error: error as keyof typeof errorCodes } })).toBe(text);
  });

  it('is the sentence that was kept before there were codes', () => {
    expect(told({ code: 'told', params: { text: 'It broke.' } })).toBe('It broke.');
  });

  it('is the general sentence where a page is older than the code', () => {
    const general = told({ code: 'unknown' });
    expect(told({ code: 'eclipse' } as unknown as Failure)).toBe(general);
    expect(told({ code: 'refused', params: { error: 'eclipse' } } as unknown as Failure)).toBe(general);
  });
});
