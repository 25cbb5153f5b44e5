import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../shared/model/session/session.ts';
import { dashboards } from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { formatDate } from '../../../../web/src/lib/words/format.ts';
import { aSession } from '../samples/sessions.ts';
import { openDashboard } from './stage.tsx';

const agreed: Partial<Session> = {
  generated_at: null,
  generated_scene_count: 0,
  learning_status: null,
  category: null,
  created_at: '2025-06-12T10:00:00.000Z',
};
const states = [
  ['while it is being written', { status: 'generating', failure_reason: null }],
  ['after its generation failed', { status: 'draft', failure_reason: { code: 'busy' } }],
] as const;

const cardOf = async (session: Partial<Session>) => {
  const shown = aSession({ ...agreed, ...session });
  openDashboard(dashboards[shown.mode], { sessions: [shown] });
  return within(await screen.findByRole('article'));
};

describe.each(states)('a card %s', (_, state) => {
  it.each(['custom', 'anchor'] as const)(
    'shows genre, category, author and the day it was made: %s [DASH-15, DASH-16, DASH-17, DASH-19, DASH-83, DASH-84]',
    async (mode) => {
      const card = await cardOf({ ...state, mode, genre: 'mystery', author_inspiration: 'christie' });
      const facts = card.getByText('Mystery', { selector: 'b' }).closest('p')?.textContent;
      expect(facts).toContain('Mystery · General · after Agatha Christie');
      expect(facts).toContain(formatDate('2025-06-12T10:00:00.000Z'));
    },
  );

  it('shows the tiles and the day of its update: traditional [DASH-105, DASH-107]', async () => {
    const lesson = { mode: 'traditional', lesson_style: 'structured', estimated_duration: 45 } as const;
    const card = await cardOf({ ...state, ...lesson, scene_count_target: 9, updated_at: '2025-06-14T10:00:00.000Z' });
    const tiles = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(tiles.slice(0, 2)).toEqual(['45 min', '0/9']);
    expect(tiles).toHaveLength(4);
    expect(card.getByText(/^Updated .*14.*2025|^Updated .*2025.*14/)).toBeTruthy();
  });
});

it('says why nothing came of it beside what was agreed on', async () => {
  const card = await cardOf({ status: 'draft', failure_reason: { code: 'busy' } });
  expect(card.getByText('The model that writes lessons was too busy. Please try again in a few minutes.')).toBeTruthy();
});

describe('the card of an anchor lesson', () => {
  const snapshot = { targetAudience: 'high', difficultyLevel: 'intermediate', estimatedDuration: 45 } as const;
  const counts = { sceneCountTarget: 9, quizCountTarget: 5 };

  it.each([
    [{ anchorUniverse: 'star-wars', anchorWorkTitle: 'Rogue One' }, 'Star Wars, Rogue One'],
    [{ anchorUniverse: 'the-matrix' }, 'The Matrix'],
    [{ anchorUniverse: 'Dune' }, 'Dune'],
  ])('names what it is told through beside its badge [DASH-82] %#', async (anchor, name) => {
    const card = await cardOf({ mode: 'anchor', contract_snapshot: { ...snapshot, ...counts, ...anchor } });
    expect(card.getByText('Anchor').parentElement?.textContent).toBe(`Anchor${name}`);
  });

  it('that was refused before anything was agreed on leads to where one can go on, not to trying nothing again [SESS-33, SESS-34]', async () => {
    const refused = { code: 'refused', params: { error: 'universe_required' } } as const;
    const card = await cardOf({ mode: 'anchor', status: 'draft', contract_snapshot: null, failure_reason: refused });
    expect(card.getByText('Select an anchor universe (or choose AI).')).toBeTruthy();
    const link = card.getByRole('link', { name: /^Choose topic and universe/ });
    expect(link.getAttribute('href')).toMatch(/^\/upload\/anchor\?session=ses_/);
    expect(card.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('names nothing before that is agreed on', async () => {
    const card = await cardOf({ mode: 'anchor', status: 'new', contract_snapshot: null });
    expect(card.getByText('Anchor').parentElement?.textContent).toBe('Anchor');
  });
});
