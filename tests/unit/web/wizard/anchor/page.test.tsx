import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { lost, refuse } from '../../fake-api.ts';
import { AT, aSession, SESSION } from '../../samples/sessions.ts';
import { openSelect, pick } from '../../select.ts';
import { button, choose, heading, open, press } from '../stage.tsx';

const listed = (title = 'Habits') => ({ id: SESSION, title, status: 'new', created_at: AT, updated_at: AT });
const start = (given: Parameters<typeof open>[0] = {}) =>
  open(
    {
      listAnchorSessions: () => ({ items: [listed()], cursor: null }),
      listMaterials: () => ({ items: [] }),
      getSession: () => aSession({ mode: 'anchor', status: 'generating', learning_status: null }),
      generateAnchorStory: () => ({ ok: true, sessionId: SESSION }),
      ...given,
    },
    '/upload/anchor',
  );
const paste = async (content: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: /^Text/ }));
  await userEvent.paste(content);
};
const fill = async () => {
  await pick('Your sessions', /^Habits/);
  await pick('Category', 'Learning Habits');
  await pick('Sub-topic', 'Active Recall');
  await choose('Anchor universe', 'Star Wars');
};
const GENERATE = 'Generate Anchor Session';
const alert = async (text: string) => within(await screen.findByRole('alert')).findByText(text);
const STARTED = "Generating your Anchor session… you'll see updates on the card shortly!";

/** Runs with a fake clock, so that timeouts can be waited for. */
const withClock = async (test: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await test(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  } finally {
    vi.useRealTimers();
  }
};
const staysFor = async (text: string, ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms - 600));
  expect(screen.queryByText(text)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(screen.queryByText(text)).toBeNull();
};

// The tests do not wait for a connection to come back
vi.mock('../../../../../web/src/lib/api/repeat-unanswered.ts', async (original) => {
  const real = await original<typeof import('../../../../../web/src/lib/api/repeat-unanswered.ts')>();
  const wait = async () => undefined;
  return {
    ...real,
    repeatUnanswered: (ask, asking) => real.repeatUnanswered(ask, { ...asking, wait }),
  } satisfies typeof real;
});

describe('the anchor page', () => {
  it('has its sections and its button [ANCH-01, ANCH-02, ANCH-03]', async () => {
    start();
    await heading('Generate Anchor Lesson');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Select or Create Session',
      'Learning Contract',
      'Topic',
      'Anchor Universe',
      'Material',
      'Your lesson so far',
    ]);
    expect(await button(GENERATE)).toBeTruthy();
  });

  it('shows the contract in the words of Anchor, with its defaults [ANCH-43, CAT-04, CAT-05]', async () => {
    start();
    expect((await screen.findByRole('combobox', { name: 'Target audience' })).textContent).toContain('High School');
    const levels = within(screen.getByRole('radiogroup', { name: 'Difficulty' })).getAllByRole('radio');
    expect(levels.map(({ textContent }) => textContent)).toEqual(['Beginner', 'Medium', 'Advanced']);
    expect(screen.getByRole('radio', { name: 'Medium', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^45 min/, checked: true })).toBeTruthy();
    const audience = screen.getByRole('combobox', { name: 'Target audience' });
    expect((await openSelect(audience)).map(({ textContent }) => textContent)).toEqual([
      'Middle School',
      'High School',
      'Undergraduate',
      'Professional',
    ]);
  });

  it('asks for work and spoilers only when the AI does not choose [ANCH-07, ANCH-08, CAT-22, CAT-23]', async () => {
    start();
    await choose('Anchor universe', 'Another universe');
    expect(screen.getByRole('textbox', { name: 'Universe name' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Specific work title/ })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Allow spoilers' })).toBeTruthy();
    await choose('Anchor universe', 'AI choice');
    expect(screen.queryByRole('textbox', { name: /^Specific work title/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Allow spoilers' })).toBeNull();
  });

  it('counts the material, and marks what is too long [ANCH-16, ANCH-17]', async () => {
    start();
    await paste('x'.repeat(90_001));
    expect(screen.getByText('90,001 / 100,000').dataset['fullness']).toBe('near');
    await paste('x'.repeat(10_000));
    expect(screen.getByText('100,001 / 100,000 Too long').dataset['fullness']).toBe('over');
  });

  it('says that sessions or materials could not be fetched [ANCH-34, ANCH-35]', async () => {
    const { answers } = start({ listAnchorSessions: refuse('invalid'), listMaterials: refuse('invalid') });
    await alert('Failed to fetch sessions');
    answers.listAnchorSessions = () => ({ items: [listed()], cursor: null });
    await press('Try again');
    await pick('Your sessions', /^Habits/);
    await alert('Failed to fetch materials');
  });

  it('names a pasted text by its first line', async () => {
    const material = { id: 'mat_01JZ8E5V6H7K8M9N0P1Q2R3S4T', story_session_id: SESSION, kind: 'text', name: null };
    const items = [{ ...material, content: '# Ferry 3\nIt runs.', created_at: '2025-06-01T10:00:00.000Z' }];
    start({ listMaterials: () => ({ items }) });
    await pick('Your sessions', /^Habits/);
    expect(await screen.findByText('Ferry 3')).toBeTruthy();
  });

  it('lists the caller’s anchor sessions as the API orders them [ANCH-27, ANCH-28]', async () => {
    start({
      listAnchorSessions: () => ({
        items: [listed('Newest'), { ...listed('Older'), id: 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S99' }],
        cursor: null,
      }),
    });
    const select = await screen.findByRole('combobox', { name: 'Your sessions' });
    const titles = (await openSelect(select)).map(({ textContent }) => textContent?.split(' ')[0]);
    expect(titles).toEqual(['Newest', 'Older']);
  });

  it('keeps what was typed over a reload', async () => {
    const { unmount } = start();
    await paste('My notes on habits.');
    unmount();
    start();
    expect(await screen.findByDisplayValue('My notes on habits.')).toBeTruthy();
  });
});

describe('creating a session', () => {
  it('waits for a title, and says so when it is sent without one [ANCH-09, ANCH-11]', async () => {
    start();
    expect((await button('Create session')).disabled).toBe(true);
    await userEvent.type(await screen.findByRole('textbox', { name: 'New session title' }), '  ');
    expect((await button('Create session')).disabled).toBe(true);
    act(() => (document.querySelector('form') as HTMLFormElement).requestSubmit());
    await alert('Session title is required');
  });

  it('says that it is made, for 2.5 s, and chooses it [ANCH-04, ANCH-10, ANCH-25, ANCH-41]', async () => {
    let made = false;
    const { callsOf } = start({
      listAnchorSessions: () => ({ items: made ? [listed('Tides')] : [], cursor: null }),
      createSession: () => {
        made = true;
        return { id: SESSION };
      },
    });
    await screen.findByText(/^No anchor sessions yet/);
    await withClock(async (user) => {
      await user.type(screen.getByRole('textbox', { name: 'New session title' }), ' Tides ');
      await user.click(await button('Create session'));
      await screen.findByText('Session created successfully!');
      expect(callsOf('createSession')[0]?.body).toMatchObject({ title: 'Tides', mode: 'anchor' });
      expect(screen.getByRole('combobox', { name: 'Your sessions' }).textContent).toContain('Tides');
      await staysFor('Session created successfully!', 2_500);
    });
  });

  it('says that it failed, until that is dismissed [ANCH-06, ANCH-36]', async () => {
    start({ createSession: refuse('internal') });
    await userEvent.type(await screen.findByRole('textbox', { name: 'New session title' }), 'Tides');
    await press('Create session');
    await alert('Failed to create session');
    expect(screen.getByDisplayValue('Tides')).toBeTruthy();
    await press('Dismiss');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('attaching material', () => {
  it('says what is missing [ANCH-12, ANCH-13]', async () => {
    start();
    await press('Attach material');
    await alert('Please select a session first');
    await pick('Your sessions', /^Habits/);
    await press('Attach material');
    await alert('Content is required');
  });

  it('sends it, and says so for 2.5 s [ANCH-05, ANCH-29, ANCH-42]', async () => {
    const { callsOf } = start({ createMaterial: () => ({}) });
    await pick('Your sessions', /^Habits/);
    await paste('Notes');
    await withClock(async (user) => {
      await user.click(await button('Attach material'));
      await screen.findByText('Material attached successfully!');
      expect(callsOf('createMaterial')[0]).toMatchObject({
        params: { sessionId: SESSION },
        body: { kind: 'text', content: 'Notes' },
      });
      await staysFor('Material attached successfully!', 2_500);
    });
  });

  it('keeps it when it could not be sent [ANCH-37]', async () => {
    start({ createMaterial: refuse('internal') });
    await pick('Your sessions', /^Habits/);
    await paste('Notes');
    await press('Attach material');
    await alert('Failed to attach material');
    expect(screen.getByDisplayValue('Notes')).toBeTruthy();
  });
});

describe('generating an anchor lesson', () => {
  it('says what is missing, one thing after the other [ANCH-18, ANCH-21, ANCH-22]', async () => {
    start();
    await press(GENERATE);
    await alert('Please select or create a session first');
    await pick('Your sessions', /^Habits/);
    await press(GENERATE);
    await alert('Choose a topic + sub-topic, or enter a manual topic.');
    await pick('Category', 'Learning Habits');
    await pick('Sub-topic', 'Active Recall');
    await press(GENERATE);
    await alert('Select an anchor universe (or choose AI).');
  });

  it('says for 3 s that it has started, and stays with a link to the card [ANCH-30, ANCH-31, ANCH-33]', async () => {
    const { router, callsOf } = start();
    await fill();
    await withClock(async (user) => {
      await user.click(await button(GENERATE));
      await screen.findByText(STARTED);
      await staysFor(STARTED, 3_000);
    });
    expect(callsOf('generateAnchorStory')[0]?.body).toMatchObject({ anchorUniverse: 'Star Wars', savePrompt: true });
    expect(router.state.location.pathname).toBe('/upload/anchor');
    expect(screen.getByRole('link', { name: 'Go to its card' }).getAttribute('href')).toBe('/dashboard/anchor');
  });

  it.each([
    ['it is ready to open', { status: 'ready' }, /^“Habits” is ready/, 'Open it', `/session/${SESSION}`],
    [
      'nothing came of it',
      { status: 'draft', failure_reason: { code: 'busy' } },
      /The model that writes lessons was too busy/,
      'Go to its card',
      '/dashboard/anchor',
    ],
  ] as const)('hears that %s, also without a live message [ANCH-32]', async (_, end, words, link, to) => {
    const written = { title: 'Habits', mode: 'anchor' } as const;
    const { answers } = start({
      getSession: () => aSession({ ...written, status: 'generating', learning_status: null }),
    });
    await fill();
    await withClock(async (user) => {
      await user.click(await button(GENERATE));
      expect(await screen.findByText(/^Your lesson is being written/)).toBeTruthy();
      answers.getSession = () => aSession({ ...written, ...end, learning_status: null });
      await act(() => vi.advanceTimersByTimeAsync(15_500));
      expect(await screen.findByText(words)).toBeTruthy();
    });
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
    expect(screen.queryByText(/^Your lesson is being written/)).toBeNull();
  });

  it.each([
    ['it never got an answer [ANCH-39, ANCH-40]', lost, 'Failed to start generation'],
    ['it was refused without a reason [ANCH-38]', refuse('internal', ''), 'Failed to generate anchor story'],
    ['it was refused with one', refuse('running_limit', 'Wait a little.'), 'Wait a little.'],
  ])('keeps the form and says so when %s', async (_why, answer, words) => {
    start({ generateAnchorStory: answer });
    await fill();
    await paste('Notes');
    await press(GENERATE);
    await alert(words);
    expect(screen.getByDisplayValue('Notes')).toBeTruthy();
  });

  it('links to the plans when the plan allows no more', async () => {
    start({ generateAnchorStory: refuse('quota_exceeded') });
    await fill();
    await press(GENERATE);
    const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'See the plans' });
    expect(link.getAttribute('href')).toBe('/pricing');
    await waitFor(() => expect(screen.queryByText(STARTED)).toBeNull());
  });
});
