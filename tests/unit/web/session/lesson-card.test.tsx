import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { traditionalDashboard } from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { openDashboard } from './stage.tsx';

const tags = { industry: ['a1', 'a2'], exam: ['b1', 'a1'], tool: ['c1', 'c2'], pedagogy: ['worked-example', 'd2'] };
const aLesson = (given: Parameters<typeof aSession>[0] = {}) =>
  aSession({
    mode: 'traditional',
    title: 'Limits',
    description: 'What a function comes close to.',
    category: 'arts-and-design',
    subcategory: 'Calculus',
    lesson_style: 'concise',
    estimated_duration: 15,
    resolved_assessment: { mcqCount: 4, shortAnswerCount: 1, caseStudyCount: 0 },
    updated_at: '2025-06-14T10:00:00.000Z',
    tags,
    ...given,
  });

const cardOf = async (given: Parameters<typeof aSession>[0] = {}) => {
  openDashboard(traditionalDashboard, { sessions: [aLesson(given)] });
  return within(await screen.findByRole('article'));
};
const chipsIn = (card: ReturnType<typeof within>, name: string) =>
  within(card.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the card of a Traditional lesson', () => {
  it('shows title, description, mode and style [DASH-101, DASH-102]', async () => {
    const card = await cardOf();
    expect(card.getByRole('heading', { name: 'Limits' })).toBeTruthy();
    expect(card.getByText('What a function comes close to.')).toBeTruthy();
    expect(card.getByText('Traditional • Quick Note')).toBeTruthy();
  });

  it('shows a chip for category and subcategory [DASH-104]', async () => {
    expect(chipsIn(await cardOf(), 'Category')).toEqual(['Arts & Design', 'Calculus']);
  });

  it('shows six tags at most, each once [DASH-103, DASH-115]', async () => {
    expect(chipsIn(await cardOf(), 'Tags')).toEqual(['a1', 'a2', 'b1', 'c1', 'c2', 'worked example']);
  });

  it('shows four tiles and when it was updated [DASH-105, DASH-106, DASH-107]', async () => {
    const card = await cardOf();
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Duration',
      'Scenes',
      'Assessment',
      'Status',
    ]);
    expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '15 min',
      '8',
      '4 multiple choice, 1 short answer',
      'Start Learning',
    ]);
    expect(card.getByText(/^Updated .*14.*2025|^Updated .*2025.*14/)).toBeTruthy();
  });

  it.each([
    [{ learning_status: 'ready' }, 'Start Learning'],
    [{ learning_status: 'in-progress' }, 'Continue Learning'],
    [{ learning_status: 'completed' }, 'Completed'],
    [{ learning_status: null, status: 'generating' }, 'Generating Lesson…'],
  ] as const)('leads to its session with its action [DASH-32, DASH-108, DASH-116] %#', async (given, label) => {
    const card = await cardOf(given);
    expect(card.getByRole('link', { name: `${label}: Limits` }).getAttribute('href')).toBe(`/session/${SESSION}`);
  });
});

describe('the tags above the Traditional list', () => {
  const figures = {
    totalSessions: 2,
    hoursLearned: 0,
    completedStories: 0,
    tags: [
      { slug: 'excel', count: 2 },
      { slug: 'worked-example', count: 1 },
    ],
  };

  it('are chips of which several can be active, and any of them counts [DASH-97, DASH-99]', async () => {
    const { callsOf } = openDashboard(traditionalDashboard, { answers: { getStats: () => figures } });
    await userEvent.click(await screen.findByRole('button', { name: 'excel' }));
    await userEvent.click(screen.getByRole('button', { name: 'worked example' }));
    await waitFor(() => expect(callsOf('listSessions').at(-1)?.query['tags']).toBe('excel,worked-example'));
    expect(screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent)).toEqual([
      'excel',
      'worked example',
    ]);
  });

  it('are all let go with Clear [DASH-98]', async () => {
    const { callsOf } = openDashboard(traditionalDashboard, {
      answers: { getStats: () => figures },
      search: '?tags=excel,worked-example',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(callsOf('listSessions').at(-1)?.query).toEqual({ mode: 'traditional' }));
    expect(screen.queryByRole('button', { pressed: true, name: 'excel' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });
});
