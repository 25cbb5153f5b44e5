import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { categories } from '../../../../../shared/catalogue/categories.ts';
import { refuse } from '../../fake-api.ts';
import { SESSION } from '../../samples/sessions.ts';
import { openSelect, pick } from '../../select.ts';
import { button, CONTENT, choose, heading, open, press, type } from '../stage.tsx';

const AT = '/upload-traditional';
const answers = {
  createPromptInput: () => ({}),
  updateSession: () => ({}),
  generateTraditionalLesson: () => ({ ok: true, sessionId: SESSION }),
};
const start = (given: Parameters<typeof open>[0] = {}) => open({ ...answers, ...given }, AT);
const plan = () => screen.findByRole('complementary', { name: 'Plan preview' });
const combobox = (name: string) => screen.findByRole<HTMLButtonElement>('combobox', { name });
const toGenerate = async () => {
  await press('Next');
  await type(CONTENT);
  await press('Next');
  await heading('Generate');
};

describe('the screens of the traditional wizard', () => {
  it('are Contract, Content and Generate, and Next and Back walk through them [TRAD-01, TRAD-02, TRAD-35]', async () => {
    start();
    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['1Contract', '2Content', '3Generate']);
    await heading('Learning Contract');
    await toGenerate();
    await press('Back');
    await heading('Lesson Content');
    await press('Back');
    await heading('Learning Contract');
  });

  it('scroll to the top on every step [TRAD-04]', async () => {
    start();
    await heading('Learning Contract');
    vi.mocked(window.scrollTo).mockClear();
    await press('Next');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('wait for content or a file [TRAD-03, TRAD-34]', async () => {
    start();
    await press('Next');
    expect((await button('Next')).disabled).toBe(true);
    await type('x');
    expect((await button('Next')).disabled).toBe(false);
  });

  it('show a placeholder for the title [TRAD-21]', async () => {
    start();
    await press('Next');
    expect(await screen.findByPlaceholderText('Generating…')).toBeTruthy();
  });

  it('change the plan with style, duration and assessment [TRAD-19, TRAD-20, TRAD-32]', async () => {
    start();
    const preview = within(await plan());
    expect(preview.getByText('Up to 8 scenes, 6 questions')).toBeTruthy();
    await userEvent.click(screen.getByText('Short answer'));
    expect(preview.getByText('Up to 8 scenes, 7 questions')).toBeTruthy();
    await choose('Lesson style', 'Quick Note');
    expect(preview.getByText('Up to 4 scenes, 5 questions')).toBeTruthy();
    await choose('Duration', '120 min');
    expect(preview.getByText('Up to 12 scenes, 14 questions')).toBeTruthy();
  });

  it('offer every category, and subcategories once one is chosen [CAT-12, TRAD-17, TRAD-18]', async () => {
    start();
    expect((await combobox('Subcategory from the list')).disabled).toBe(true);
    expect((await openSelect(await combobox('Category from the list'))).map((option) => option.textContent)).toEqual(
      categories.map(({ label }) => label),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Computer Science & Data' }));
    await pick('Subcategory from the list', 'Machine Learning');
    expect((await combobox('Subcategory from the list')).textContent).toContain('Machine Learning');
    await pick('Category from the list', 'Cooking & Food');
    expect((await combobox('Subcategory from the list')).textContent).not.toContain('Machine Learning');
  });

  it('close the category fields when the category is chosen by the system [TRAD-15]', async () => {
    start();
    await userEvent.click(await screen.findByRole('switch', { name: 'Choose the category for me' }));
    const fields = [
      await combobox('Category from the list'),
      await combobox('Subcategory from the list'),
      ...screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Your own/ }),
    ];
    expect(fields).toHaveLength(4);
    expect(fields.every(({ disabled }) => disabled)).toBe(true);
  });

  it('keep what was typed over a reload', async () => {
    const { unmount } = start();
    await press('Next');
    await type(CONTENT);
    await screen.findByText(/^Draft saved at \d/);
    unmount();
    start();
    await heading('Lesson Content');
    expect(screen.getByDisplayValue(CONTENT)).toBeTruthy();
  });
});

describe('generating a lesson', () => {
  it('says what it does and leads to the traditional dashboard [TRAD-06, TRAD-07, TRAD-08, TRAD-09, TRAD-10]', async () => {
    const said: (string | null)[] = [];
    let accept: (value: unknown) => void = () => undefined;
    const { router } = start({
      createSession: () => {
        said.push(screen.getByText('Creating your lesson…').textContent);
        return { id: SESSION };
      },
      generateTraditionalLesson: () => new Promise((resolve) => (accept = resolve)),
    });
    await toGenerate();
    await press('Generate Lesson');
    expect(await screen.findByText('Generating your lesson…')).toBeTruthy();
    expect(said).toHaveLength(1);
    expect(screen.queryByText('Your lesson is being finalized!')).toBeNull();
    await act(async () => accept({ ok: true, sessionId: SESSION }));
    expect(await screen.findByText('Your lesson is being finalized!')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/traditional'));
  });

  it('links to the plans when the plan allows no more [TRAD-33]', async () => {
    start({ generateTraditionalLesson: refuse('quota_exceeded') });
    await toGenerate();
    await press('Generate Lesson');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/You've reached your usage limit\./)).toBeTruthy();
    expect(alert.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('asks to sign in, and leads there after 2 s with the draft kept [TRAD-25, TRAD-30]', async () => {
    const { router } = start({ createSession: refuse('unauthenticated') });
    await toGenerate();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await button('Generate Lesson'));
      expect((await screen.findAllByText('Please sign in to create sessions')).length).toBeGreaterThan(0);
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      expect(router.state.location.pathname).toBe(AT);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(await screen.findByText('Sign in here')).toBeTruthy();
      expect(router.state.location.search).toBe('?mode=signin');
    } finally {
      vi.useRealTimers();
    }
    expect(localStorage.getItem('fabula.draft.traditional.user-1')).toContain(CONTENT);
  });
});
