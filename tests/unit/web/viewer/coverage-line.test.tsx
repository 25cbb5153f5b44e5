import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../shared/model/session/session.ts';
import { refuse } from '../fake-api.ts';
import { aSession, atWork, SESSION } from '../samples/sessions.ts';
import { open, title } from './stage.tsx';

const sections = [
  { heading: 'Roots', parts: 30, told: 30 },
  { heading: 'Leaves', parts: 12, told: 7 },
  { heading: 'Leaves', parts: 4, told: 1 },
  { heading: null, parts: 6, told: 3 },
];
const coverage = { parts: 52, told: 41, asked: 18, sections };
const foot = async () => within(await screen.findByRole('complementary', { name: 'Session' }));

describe('who wrote a session', () => {
  const words = /^Told by “Basic, no AI”, without a language model/;
  const opened = (session: Partial<Session>) =>
    open({ answers: { getCoverage: () => coverage, getSession: () => aSession(session) } });

  it('is said where that was no language model', async () => {
    opened({ basic: true });
    expect(await (await foot()).findByText(words)).toBeTruthy();
  });

  it('is not said where it was one', async () => {
    opened({});
    await (await foot()).findByText('41 of 52 passages told, 18 asked about.');
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('what the viewer says of the material, to its author', () => {
  it('is how much of it is told and asked about, what is not told, and where to tell the rest', async () => {
    open({ answers: { getCoverage: () => coverage } });
    const aside = await foot();
    expect(await aside.findByText('41 of 52 passages told, 18 asked about.')).toBeTruthy();
    const details = aside.getByText('What is not told').closest('details');
    if (!details) throw new Error('nothing opens');
    expect(details.open).toBe(false);
    await userEvent.click(aside.getByText('What is not told'));
    expect(details.open).toBe(true);
    const rows = within(details).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Leaves8 of 16', 'Without a heading3 of 6']);
    const link = within(details).getByRole('link', { name: 'Tell the rest' });
    expect(link.getAttribute('href')).toBe(`/session/${SESSION}/edit`);
  });

  it('stands in the sheet of a phone too', async () => {
    open({ answers: { getCoverage: () => coverage } });
    await userEvent.click(await screen.findByRole('button', { name: 'Scenes' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('41 of 52 passages told, 18 asked about.')).toBeTruthy();
    expect(sheet.getByText('What is not told')).toBeTruthy();
  });

  it('has nothing to open where all of it is told', async () => {
    open();
    const aside = await foot();
    expect(await aside.findByText('All 4 passages told, 2 asked about.')).toBeTruthy();
    expect(aside.queryByText('What is not told')).toBeNull();
  });

  it('names one passage as one', async () => {
    const whole = { parts: 1, told: 1, asked: 0, sections: [{ heading: null, parts: 1, told: 1 }] };
    open({ answers: { getCoverage: () => whole } });
    expect(await (await foot()).findByText('The one passage is told, 0 asked about.')).toBeTruthy();
  });

  it('is that nothing was counted, where nothing was', async () => {
    open({ answers: { getCoverage: () => ({ parts: 0, told: 0, asked: 0, sections: [] }) } });
    expect(await (await foot()).findByText('What is told of your material was not counted.')).toBeTruthy();
  });

  it('is that it could not be loaded, and loads again', async () => {
    const { answers } = open({ answers: { getCoverage: refuse('invalid') } });
    const aside = await foot();
    expect(await aside.findByText('What is told of your material could not be loaded.')).toBeTruthy();
    answers.getCoverage = () => coverage;
    await userEvent.click(aside.getByRole('button', { name: 'Load it again' }));
    expect(await aside.findByText(/^41 of 52/)).toBeTruthy();
  });

  it.each([
    ['its reader', { answers: { getSession: () => aSession({ user_id: 'somebody', visibility: 'public' }) } }],
    ['a visitor', { visitor: true, answers: { getSession: () => aSession({ visibility: 'public' }) } }],
    ['its author while it is first written', { answers: { getSession: () => atWork(3, 9) } }],
  ] as const)('is not asked for by %s', async (_, given) => {
    const { callsOf } = open(given);
    await title('A Room with One Window');
    expect(callsOf('getCoverage')).toEqual([]);
    expect(screen.queryByText(/passages told/)).toBeNull();
  });
});

describe('the count of the questions', () => {
  it.each([
    [{ asked: 7, passed: 7 }, '7 questions, each with its source.'],
    [{ asked: 9, passed: 7 }, '7 questions, each with its source. 9 asked for, 2 dropped.'],
    [{ asked: 1, passed: 1 }, '1 question, with its source.'],
  ])('says that each has its source, and what was dropped: %o', async (question_counts, line) => {
    open({ answers: { getSession: () => aSession({ question_counts, notes: [{ code: 'borrowed' }] }) } });
    const aside = await foot();
    expect(await aside.findByText(line)).toBeTruthy();
    expect(aside.getByText(/^This lesson is not from your material/)).toBeTruthy();
  });
});
