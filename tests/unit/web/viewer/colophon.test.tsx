import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../shared/model/session/session.ts';
import { aScene, aSession } from '../samples/sessions.ts';
import { open } from './stage.tsx';

const generated_at = '2025-06-17T10:00:00.000Z';
const llama = { code: 'local' as const, name: 'llama3.1' };
const haiku = { code: 'provider' as const, name: 'Claude Haiku 5.5' };
const engine = { code: 'engine' as const };

const colophon = async (some: Partial<Session>, scene = 1) => {
  open({
    scenes: [aScene(1)],
    at: `?scene=${scene}`,
    answers: { getSession: () => aSession({ generated_at, ...some }) },
  });
  return (await screen.findByRole('contentinfo')).textContent;
};

describe('the last lines of a finished lesson', () => {
  it('name the model and the day, and for its maker tokens and price', async () => {
    const spent = { tokens: 41_234, usd: 0.0213, seconds: 20 };
    expect(await colophon({ writers: [haiku], spent })).toBe(
      'Written by Claude Haiku 5.5 on June 17, 2025.41,000 tokens, US$0.02',
    );
  });

  it('say that a model of one’s own costs time and no money', async () => {
    const spent = { tokens: 58_400, usd: 0, seconds: 540 };
    expect(await colophon({ writers: [llama], spent, checked: true })).toBe(
      'Written by llama3.1 on June 17, 2025, and checked against your notes.58,000 tokens in 9 min, nothing to pay',
    );
  });

  it('call no provider free whose prices are not configured', async () => {
    expect(await colophon({ writers: [haiku], spent: { tokens: 900, usd: 0, seconds: 9 } })).toMatch(/900 tokens$/);
  });

  it('do not call a price below a cent nothing', async () => {
    const spent = { tokens: 900, usd: 0.004, seconds: 9 };
    expect(await colophon({ writers: [haiku], spent })).toMatch(/900 tokens, less than US\$0\.01$/);
  });

  it('say of an edition that no model had a part in it', async () => {
    const spent = { tokens: 0, usd: 0, seconds: 1 };
    expect(await colophon({ writers: [engine], edition: 'study', spent })).toBe(
      'Study edition of June 17, 2025. Every sentence is yours; no model had a part in it.No tokens, nothing to pay',
    );
  });

  it('do not say so once a model went on with it', async () => {
    expect(await colophon({ writers: [engine, llama], edition: 'study' })).toBe(
      'Written by Basic, no AI and llama3.1 on June 17, 2025.',
    );
  });

  it('promise readers nothing about their own notes', async () => {
    expect(await colophon({ writers: [llama], checked: true, user_id: null })).toMatch(
      /checked against the material\.$/,
    );
    expect(screen.queryByText(/tokens/)).toBeNull();
  });

  it('are not there where nobody knows who wrote it', async () => {
    open({ scenes: [aScene(1)], answers: { getSession: () => aSession({ generated_at }) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
