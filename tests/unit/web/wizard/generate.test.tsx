import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { lost, refuse } from '../fake-api.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { button, CONTENT, heading, open, press, text, toReview, type } from './stage.tsx';

// The tests do not wait for a connection to come back
vi.mock('../../../../web/src/lib/api/repeat-unanswered.ts', async (original) => {
  const real = await original<typeof import('../../../../web/src/lib/api/repeat-unanswered.ts')>();
  const wait = async () => undefined;
  return {
    ...real,
    repeatUnanswered: (ask, asking) => real.repeatUnanswered(ask, { ...asking, wait }),
  } satisfies typeof real;
});

describe('generating', () => {
  it('says what it does and leads to the dashboard [CUST-15, CUST-27, CUST-28]', async () => {
    const said: string[] = [];
    let accept: (value: unknown) => void = () => undefined;
    const { router, callsOf } = open({
      createSession: () => {
        said.push(screen.getByText('Creating your story session...').textContent ?? '');
        return { id: SESSION };
      },
      generateStory: () => new Promise((resolve) => (accept = resolve)),
    });
    await toReview();
    await press('Generate Story');
    expect(await screen.findByText('Generating your interactive story...')).toBeTruthy();
    expect(said).toEqual(['Creating your story session...']);
    expect(screen.queryByText('Creating your story session...')).toBeNull();
    await act(async () => accept({ ok: true, sessionId: SESSION }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(callsOf('generateStory')).toHaveLength(1);
  });

  it('refuses too little pasted text in words, and sends nothing [CUST-19]', async () => {
    const { callsOf } = open();
    await toReview('Too short.');
    await press('Generate Story');
    const words = 'Please provide more substantial content (at least 20 characters) or upload a file';
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(callsOf('createSession')).toEqual([]);
  });

  it('asks to sign in, and leads there after 2 s with the draft kept [CUST-29, CUST-30, CUST-41]', async () => {
    const { router } = open({ createSession: refuse('unauthenticated') });
    await toReview();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await button('Generate Story'));
      expect((await screen.findAllByText('Please sign in to create story sessions')).length).toBeGreaterThan(0);
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      expect(router.state.location.pathname).toBe('/upload');
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(await screen.findByText('Sign in here')).toBeTruthy();
      expect(router.state.location.search).toBe('?mode=signin');
    } finally {
      vi.useRealTimers();
    }
    expect(localStorage.getItem('fabula.draft.custom.user-1')).toContain(CONTENT);
    expect(sessionStorage.getItem('fabula.destination')).toBe('/upload');
  });

  it.each([
    ['the network is away [CUST-31]', lost, 'Network error. Please check your connection and try again.'],
    [
      'the plan allows no more [CUST-33]',
      refuse('quota_exceeded'),
      "You've reached your usage limit. Please upgrade your plan or try again later.",
    ],
    [
      'the API says why [CUST-34]',
      refuse('upload_missing'),
      'The uploaded file is no longer there. Please upload it again.',
    ],
    ['nobody says why [CUST-35]', refuse('invalid', ''), 'Failed to create session'],
  ])('keeps the draft and says so when %s', async (_why, answer, words) => {
    const { router } = open({ generateStory: answer });
    await toReview();
    await press('Generate Story');
    expect((await within(await screen.findByRole('alert')).findByText(words, { exact: false })).textContent).toContain(
      words,
    );
    expect(router.state.location.pathname).toBe('/upload');
    await press('Edit Content');
    expect(text().value).toBe(CONTENT);
  });

  it('links to the plans when the plan allows no more', async () => {
    open({ generateStory: refuse('quota_exceeded') });
    await toReview();
    await press('Generate Story');
    expect(
      within(await screen.findByRole('alert'))
        .getByRole('link', { name: 'See the plans' })
        .getAttribute('href'),
    ).toBe('/pricing');
  });

  it('makes one session of two attempts', async () => {
    const { answers, callsOf } = open({ generateStory: lost });
    await toReview();
    await press('Generate Story');
    await screen.findByRole('alert');
    expect(callsOf('generateStory')).toHaveLength(3);
    answers.generateStory = () => ({ ok: true, sessionId: SESSION });
    await press('Generate Story');
    expect(await screen.findByText('Dashboard')).toBeTruthy();
    expect(callsOf('createSession')).toHaveLength(1);
    expect(callsOf('generateStory')).toHaveLength(4);
  });
});

describe('a draft', () => {
  it('survives a reload, on the screen one was on', async () => {
    const { unmount } = open();
    await press('Next');
    await type(CONTENT);
    expect(await screen.findByText(/^Draft saved at \d/)).toBeTruthy();
    unmount();
    open();
    expect(await heading('Upload Your Learning Material')).toBeTruthy();
    expect(text().value).toBe(CONTENT);
  });

  it('is gone once its story is being written', async () => {
    open();
    await toReview();
    await press('Generate Story');
    expect(await screen.findByText('Dashboard')).toBeTruthy();
    expect(localStorage.getItem('fabula.draft.custom.user-1')).toBeNull();
  });

  it('of a generation that failed stands in the screens again', async () => {
    open(
      {
        getSession: () => aSession({ status: 'draft', learning_status: null, title: 'Generating...' }),
        listMaterials: () => ({
          items: [
            {
              id: 'mat_01JZ8E5V6H7K8M9N0P1Q2R3S4T',
              session_id: SESSION,
              kind: 'text',
              name: null,
              content: CONTENT,
              created_at: '',
            },
          ],
        }),
        listPromptInputs: () => ({ items: [] }),
      },
      `/upload?again=${SESSION}`,
    );
    expect(await heading('Upload Your Learning Material')).toBeTruthy();
    expect(text().value).toBe(CONTENT);
  });

  it('of a generation that failed does not open without its material, and asks for it again', async () => {
    const { answers } = open(
      {
        getSession: () => aSession({ status: 'draft', learning_status: null, title: 'Generating...' }),
        listMaterials: refuse('internal'),
        listPromptInputs: () => ({ items: [] }),
      },
      `/upload?again=${SESSION}`,
    );
    expect(await heading('What you asked for could not be loaded')).toBeTruthy();
    answers.listMaterials = () => ({ items: [] });
    await press('Try again');
    expect(await heading('Upload Your Learning Material')).toBeTruthy();
  });
});
