import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, CONTENT, choose, heading, open, press, toReview, type, usage } from './stage.tsx';

describe('the screens of the wizard', () => {
  it('are Context, Content, Style and Generate, in this order [CUST-01, CUST-02]', async () => {
    open();
    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['1Context', '2Content', '3Style', '4Generate']);
  });

  it('begin with audience, difficulty, duration, objectives, context and the plan [CUST-03, CUST-12]', async () => {
    open();
    expect(await heading('Additional Context & Preferences')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Target audience' }).textContent).toContain('college (18+)');
    expect(screen.getByRole('radio', { name: 'intermediate', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^30 min/, checked: true })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Learning objectives/ })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Additional context/ })).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Plan preview' })).toBeTruthy();
  });

  it('offer the six durations, and the plan changes with them [CAT-01, CUST-04]', async () => {
    open();
    const plan = await screen.findByRole('complementary', { name: 'Plan preview' });
    expect(within(plan).getByText('Up to 9 scenes, 7 questions')).toBeTruthy();
    const durations = within(screen.getByRole('radiogroup', { name: 'Duration' })).getAllByRole('radio');
    expect(durations.map((radio) => radio.textContent?.match(/^\d+ min/)?.[0])).toEqual([
      '15 min',
      '30 min',
      '45 min',
      '60 min',
      '90 min',
      '120 min',
    ]);
    await choose('Duration', '60 min');
    expect(within(plan).getByText('Up to 16 scenes, 13 questions')).toBeTruthy();
  });

  it('go one step forward and one back, and keep what was chosen [CUST-13, CUST-14]', async () => {
    open();
    await choose('Duration', '45 min');
    await press('Next');
    expect(await heading('Upload Your Learning Material')).toBeTruthy();
    await press('Back');
    expect(await heading('Additional Context & Preferences')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^45 min/, checked: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('take the focus to their heading', async () => {
    open();
    await press('Next');
    expect(document.activeElement).toBe(await heading('Upload Your Learning Material'));
  });

  it('wait for material [CUST-05, CUST-06]', async () => {
    open();
    await press('Next');
    expect((await button('Next')).disabled).toBe(true);
    expect(screen.getByRole('textbox', { name: /^Title/ })).toBeTruthy();
    expect(screen.getByText('1,000+ characters recommended')).toBeTruthy();
    await type('x');
    expect((await button('Next')).disabled).toBe(false);
  });

  it('wait for genre and author style [CUST-07, CUST-08]', async () => {
    open();
    await press('Next');
    await type(CONTENT);
    await press('Next');
    expect(await heading('Choose Your Story Style')).toBeTruthy();
    expect((await button('Next')).disabled).toBe(true);
    await choose('Genre', 'AI choice');
    expect((await button('Next')).disabled).toBe(true);
    await choose('Author style', 'AI choice');
    expect((await button('Next')).disabled).toBe(false);
  });

  it('lock one’s own genre and author style for Free, with the reason', async () => {
    open();
    await press('Next');
    await type(CONTENT);
    await press('Next');
    expect((await screen.findByRole('radio', { name: /^Custom genre/ })).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/Custom genres and author styles are part of the Pro plan\./)).toBeTruthy();
  });

  it('take a typed genre and author style for Pro [CUST-23, CUST-24]', async () => {
    const { callsOf } = open({ getUsage: () => usage('pro') });
    await press('Next');
    await type(CONTENT);
    await press('Next');
    await choose('Genre', 'Custom genre');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your genre' }), 'Solarpunk');
    await choose('Author style', 'Custom author style');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your author style' }), 'my aunt');
    await press('Next');
    await press('Generate Story');
    await waitFor(() =>
      expect(callsOf('generateStory')[0]?.body).toMatchObject({ genre: 'Solarpunk', authorInspiration: 'my aunt' }),
    );
  });

  it('end with a summary that shows 100 characters of the longer texts [CUST-09, CUST-10, CUST-11]', async () => {
    open();
    for (const [field, letter] of [
      ['Learning objectives', 'o'],
      ['Additional context', 'c'],
    ] as const) {
      await userEvent.click(await screen.findByRole('textbox', { name: new RegExp(`^${field}`) }));
      await userEvent.paste(letter.repeat(140));
    }
    await toReview();
    expect(screen.getByText(`${'o'.repeat(100)}…`)).toBeTruthy();
    expect(screen.getByText(`${'c'.repeat(100)}…`)).toBeTruthy();
    expect(screen.getByText('Closed-circle puzzle (in the spirit of Agatha Christie)')).toBeTruthy();
    expect(await button('Generate Story')).toBeTruthy();
  });

  it('say what is left of the plan before anything is typed', async () => {
    open();
    expect(await screen.findByText(/2 stories left of 3 on the Free plan\./)).toBeTruthy();
  });

  it('say so when nothing is left, with the way to the plans', async () => {
    open({ getUsage: () => usage('free', 3) });
    const notice = await screen.findByText(/The 3 stories of the Free plan are written\. They are counted for good/);
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/pricing');
  });
});
