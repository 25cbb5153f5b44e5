import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../fake-api.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { mine, openEdit, usage } from './stage.tsx';

const material = () => screen.findByRole('textbox', { name: /New material/ });
const update = async () => userEvent.click(await screen.findByRole('button', { name: 'Update Story' }));
const file = (name: string, text: string, size = text.length) =>
  Object.defineProperty(new File([text], name), 'size', { value: size });
const choose = async (chosen: File) => {
  await material();
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no file input');
  await userEvent.upload(picker, chosen, { applyAccept: false });
  return picker;
};
const sent = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

describe('the edit page', () => {
  it('is titled, and shows title, genre, author style and description [EDIT-01, EDIT-02]', async () => {
    openEdit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Update & Regenerate Story' })).toBeTruthy();
    const now = screen.getByRole('region', { name: 'The session as it is' });
    expect(
      within(now)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'The Locked Room of Light',
      'Mystery',
      'after Agatha Christie',
      'Who let the oxygen out of the leaf?',
      '8 scenes',
    ]);
  });

  it('takes material, details and a detail level, medium unless told [EDIT-03, EDIT-04, EDIT-05, EDIT-06]', async () => {
    openEdit();
    expect(await material()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Additional details/ })).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      'Short2 scenes and a quiz',
      'Medium4 scenes and a quiz',
      'Long6 scenes and a quiz',
    ]);
    expect(screen.getByRole('radio', { name: /Medium/ }).getAttribute('aria-checked')).toBe('true');
  });

  it('offers to tell what is not told yet, without new material', async () => {
    const sections = [
      { heading: 'Roots', parts: 5, told: 5 },
      { heading: 'Leaves', parts: 4, told: 1 },
    ];
    const { callsOf } = openEdit({ getCoverage: () => ({ parts: 9, told: 6, asked: 4, sections }) });
    const told = await screen.findByRole('region', { name: 'What is told of your material' });
    expect(within(told).getByText('6 of 9 passages')).toBeTruthy();
    expect(
      within(told)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Leaves1 of 4 told', 'Roots5 of 5 told']);
    await userEvent.click(within(told).getByRole('checkbox'));
    expect(screen.queryByRole('textbox', { name: /New material/ })).toBeNull();
    await update();
    await waitFor(() => expect(callsOf('expandStory')).toHaveLength(1));
    expect(callsOf('expandStory')[0]?.body).toMatchObject({ materialNew: '', fromUntold: true, lengthHint: 'medium' });
  });

  it('offers nothing where all of it is told [EDIT-10]', async () => {
    const { callsOf } = openEdit({
      getCoverage: () => ({ parts: 2, told: 2, asked: 1, sections: [{ heading: null, parts: 2, told: 2 }] }),
    });
    expect(await screen.findByText('All of it is told.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await update();
    expect(await screen.findByText('Please add some new material to expand the story')).toBeTruthy();
    expect(callsOf('expandStory')).toEqual([]);
  });

  it('leads back to the session with Cancel [EDIT-07, EDIT-25]', async () => {
    openEdit();
    const cancel = await screen.findByRole('link', { name: 'Cancel' });
    expect(cancel.getAttribute('href')).toBe(`/session/${SESSION}`);
  });

  it('opens nobody else’s session, nor one in the bin [EDIT-09, SESS-67]', async () => {
    openEdit({ getSession: () => aSession({ user_id: 'somebody' }) });
    expect(await screen.findByText('Failed to load story session')).toBeTruthy();
    expect(await screen.findByText('Dashboard')).toBeTruthy();
  });

  it('goes to the dashboard when the session cannot be loaded [EDIT-22, VIEW-35]', async () => {
    openEdit({ getSession: refuse('session_not_found') });
    expect(await screen.findByText('Failed to load story session')).toBeTruthy();
    expect(await screen.findByText('Dashboard')).toBeTruthy();
  });

  it('renames the session in place', async () => {
    const { callsOf } = openEdit({
      updateSession: ({ body }) => aSession({ ...mine, ...(body as object), version: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    const field = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'The Open Room{Enter}');
    expect(await screen.findByText('The Open Room')).toBeTruthy();
    expect(sent(callsOf('updateSession'))).toEqual([{ title: 'The Open Room' }]);
  });

  it('says what is left of the plan', async () => {
    openEdit();
    expect(await screen.findByText(/4 updates left of 5 this month/)).toBeTruthy();
  });

  it('says beforehand that nothing is left', async () => {
    openEdit({ getUsage: () => ({ ...usage, expansions: { used: 5, limit: 5 } }) });
    expect(await screen.findByText(/The 5 updates of this month on the Free plan are used/)).toBeTruthy();
  });
});

it('asks for no detail level where nothing is written yet, and says what will be [VIEW-29]', async () => {
  openEdit({ getSession: () => aSession({ ...mine, status: 'draft', learning_status: null, generated_at: null }) });
  expect(await screen.findByText(/the story is written from both/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

describe('updating', () => {
  it('sends what was typed, details trimmed, and leads to the session [EDIT-08, EDIT-15, EDIT-17, EDIT-25]', async () => {
    const { callsOf } = openEdit();
    await userEvent.type(await material(), 'Roots drink water.');
    await userEvent.type(screen.getByRole('textbox', { name: /Additional details/ }), '  more roots ');
    await userEvent.click(screen.getByRole('radio', { name: /Long/ }));
    await update();
    expect(await screen.findByText('The story')).toBeTruthy();
    expect(sent(callsOf('expandStory'))).toEqual([
      { sessionId: SESSION, materialNew: 'Roots drink water.', additionalDetails: 'more roots', lengthHint: 'long' },
    ]);
  });

  it('needs new material, and nothing else [EDIT-10, EDIT-14]', async () => {
    const { callsOf } = openEdit();
    await userEvent.type(await material(), '   ');
    await update();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Please add some new material to expand the story',
    );
    expect(callsOf('expandStory')).toEqual([]);
    await userEvent.type(await material(), 'Roots.');
    await update();
    expect(await screen.findByText('The story')).toBeTruthy();
  });

  it('shows the answer’s own words, and stays [EDIT-19]', async () => {
    openEdit({ expandStory: refuse('running_limit', 'Wait a little.') });
    await userEvent.type(await material(), 'Roots.');
    await update();
    expect((await screen.findByRole('alert')).textContent).toContain('Wait a little.');
    expect((await material()).textContent).toBe('Roots.');
  });

  it('keeps what was typed for who comes back, until it has been sent', async () => {
    const first = openEdit();
    await userEvent.type(await material(), 'Roots.');
    first.unmount();
    openEdit();
    expect((await material()).textContent).toBe('Roots.');
    await update();
    expect(await screen.findByText('The story')).toBeTruthy();
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('edit'))).toEqual([]));
  });
});

describe('a file', () => {
  it('of text or Markdown joins the material [EDIT-03, EDIT-11]', async () => {
    openEdit();
    const picker = await choose(file('notes.md', '# Roots\n\nThey drink.'));
    await waitFor(async () => expect((await material()).textContent).toContain('They drink.'));
    expect(picker.accept).toBe('.txt,.md');
  });

  it('of another type is refused [EDIT-11, EDIT-12]', async () => {
    openEdit();
    await choose(file('notes.pdf', '%PDF'));
    expect(await screen.findByText('Please upload only .txt or .md files')).toBeTruthy();
    expect((await material()).textContent).toBe('');
  });

  it('may be 1 MB large and not larger [EDIT-13]', async () => {
    openEdit();
    await choose(file('large.txt', 'Roots.', 1_048_577));
    expect(await screen.findByText('File must be smaller than 1MB')).toBeTruthy();
    await choose(file('fits.txt', 'Roots.', 1_048_576));
    await waitFor(async () => expect((await material()).textContent).toBe('Roots.'));
  });
});
