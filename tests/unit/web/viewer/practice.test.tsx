import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../../shared/model/learning/activity.ts';
import type { PracticeEntry } from '../../../../shared/model/learning/practice.ts';
import { eightActivities, practisedContent, practisedTerms } from '../../../fixtures/lesson/practised.ts';
import { aPassage, aScene, aSession } from '../samples/sessions.ts';
import { open } from './stage.tsx';

const practised = (activities: readonly Activity[] = eightActivities) =>
  aScene(1, {
    title: 'Dough',
    content: practisedContent,
    terms: practisedTerms,
    sources: [],
    activities: [...activities],
  });
const only = (kind: Activity['kind']) => practised(eightActivities.filter((one) => one.kind === kind));
const task = (kind: string) => screen.findByRole('group', { name: new RegExp(`^${kind}`) });
const entry = (activity: string, changes: Partial<PracticeEntry> = {}): PracticeEntry => ({
  ...{ activity, phase: 'open', text: '', words: [], picks: [], verdict: null, tries: 0, changed: 1 },
  ...changes,
});

/** The viewer on one practised scene; the server keeps what it is sent. */
const begin = (scene = practised(), kept: readonly PracticeEntry[] = [], visitor = false) => {
  localStorage.clear();
  return open({
    scenes: [scene],
    visitor,
    answers: {
      getPractice: () => ({ scenes: kept.length > 0 ? [{ scene_id: scene.id, entries: kept }] : [] }),
      putPractice: ({ body }) => ({ scene_id: scene.id, entries: (body as { entries: PracticeEntry[] }).entries }),
    },
  });
};

describe('activities in the viewer', () => {
  it('show what was done on another device, and are sent a moment after a change', async () => {
    const { callsOf } = begin(only('why'), [entry('why-1', { text: 'From my phone', changed: Date.now() + 60_000 })]);
    const field = within(await task('Why')).getByRole('textbox');
    await waitFor(() => expect(field).toHaveProperty('value', 'From my phone'));
    await userEvent.type(field, '!');
    await waitFor(() => expect(callsOf('putPractice')).toHaveLength(1), { timeout: 3_000 });
    const { entries } = callsOf('putPractice')[0]!.body as { entries: PracticeEntry[] };
    expect(entries[0]).toMatchObject({ activity: 'why-1', text: 'From my phone!' });
    // The other device's clock was ahead, and still the later change counts
    expect(entries[0]!.changed).toBeGreaterThan(Date.now() + 30_000);
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('.practice.'))).toEqual([]));
  });

  it('show the words of a book’s question without its marks', async () => {
    const marked = eightActivities.flatMap((one) =>
      one.kind === 'book' ? [{ ...one, question: 'Which is *not* in `dough`?' }] : [],
    );
    begin(practised(marked));
    expect(within(await task('From the book')).getByText('Which is not in dough?')).toBeTruthy();
  });

  it('work for a visitor, who keeps nothing', async () => {
    const { callsOf } = begin(only('book'), [], true);
    const book = within(await task('From the book'));
    await userEvent.click(book.getByText('The flour'));
    await userEvent.click(book.getByRole('button', { name: 'Check' }));
    book.getByText('Missed');
    book.getByText('Heat makes the bubbles larger and then stops the yeast.');
    expect([callsOf('getPractice'), callsOf('putPractice')]).toEqual([[], []]);
    expect(Object.keys(localStorage).filter((key) => key.includes('practice'))).toEqual([]);
  });

  it('cover a passage while it is recalled, and bring it back', async () => {
    begin(only('recall'));
    await userEvent.click(within(await task('Stop and recall')).getByRole('button', { name: 'Cover the passage' }));
    expect(screen.queryByText(/feeds on the sugar in flour/)).toBeNull();
    screen.getByRole('heading', { name: 'What yeast does' });
    screen.getByText(/Heat makes the bubbles larger/);
    await userEvent.type(screen.getByLabelText('What you remember'), 'Yeast eats');
    await userEvent.click(screen.getByRole('button', { name: 'Show the passage' }));
    const ticks = screen.getAllByRole('checkbox');
    await userEvent.click(ticks[1]!);
    screen.getByText('1 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my ticks' }));
    screen.getByText('1 of 3 remembered');
  });

  it.each<[string, string[], string[]]>([
    [
      'all of a passage',
      [],
      ['Without looking back: what does the part “What yeast does” say?', 'Yours to judge', 'Done, had it'],
    ],
    [
      'its terms in a passage',
      ['gas', 'sugar'],
      [
        'Without looking back: what does the part “What yeast does” say, among other things about gas and sugar?',
        '0 of 2',
        '1 of 2 remembered',
      ],
    ],
  ])(
    'compare %s with what was remembered, and open it again',
    async (_, cues, [question = '', begun = '', done = '']) => {
      const recall = eightActivities.find((one) => one.kind === 'recall')!;
      begin(practised([{ ...recall, cues, sentences: [] } as Activity]));
      const within1 = within(await task('Stop and recall'));
      within1.getByRole('heading', { name: question });
      await userEvent.click(within1.getByRole('button', { name: 'Cover the passage' }));
      expect(screen.queryByText(/feeds on the sugar in flour/)).toBeNull();
      const field = screen.getByLabelText('What you remember');
      expect(document.activeElement).toBe(field);
      await userEvent.type(field, 'Yeast eats{Control>}{Enter}{/Control}');
      // The passage is read on from its beginning
      expect(document.activeElement?.textContent).toContain('feeds on the sugar in flour');
      screen.getByText('Yeast eats');
      screen.getByText(begun);
      if (cues.length > 0) {
        await userEvent.click(screen.getByRole('checkbox', { name: 'sugar' }));
        await userEvent.click(screen.getByRole('button', { name: 'Keep my ticks' }));
      } else await userEvent.click(screen.getByLabelText('Yes'));
      screen.getByText(done);
    },
  );

  it('cover the paragraphs that a recall is about, where it stands', async () => {
    const recall = eightActivities.find((one) => one.kind === 'recall')!;
    const passage = { begins: 'Heat makes the', blocks: 1 };
    const end = { at: 'end' } as const;
    begin(practised([{ ...recall, place: end, heading: null, passage, sentences: [] } as Activity]));
    const asked = await task('Stop and recall');
    within(asked).getByRole('heading', { name: /the paragraph that begins “Heat makes the …”/ });
    const heat = screen.getByText(/Heat makes the bubbles larger/);
    expect(heat.compareDocumentPosition(asked) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(within(asked).getByRole('button', { name: 'Cover the passage' }));
    expect(screen.queryByText(/Heat makes the bubbles larger/)).toBeNull();
    screen.getByText(/feeds on the sugar in flour/);
  });

  it('ask for a recall at the end of a text that has lost its passage', async () => {
    const recall = eightActivities.find((one) => one.kind === 'recall')!;
    const passage = { begins: 'Nobody wrote this', blocks: 1 };
    begin(practised([{ ...recall, place: { at: 'end' }, heading: null, passage, sentences: [] } as Activity]));
    await task('Stop and recall');
    screen.getByText(/Heat makes the bubbles larger/);
  });

  it('show a guess again after the chapter, and only one that was kept', async () => {
    begin(only('predict'));
    const guess = within(await task('Predict first')).getByRole('textbox');
    await userEvent.type(guess, 'The gluten');
    expect(screen.queryByText('You predicted')).toBeNull();
    await userEvent.type(guess, '{Enter}');
    screen.getByText('You predicted');
    await userEvent.click(screen.getByLabelText('Partly'));
    expect(screen.getByLabelText('Partly')).toHaveProperty('checked', true);
  });

  it('can be put aside and taken up again', async () => {
    begin(only('recall'));
    await userEvent.click(within(await task('Stop and recall')).getByRole('button', { name: 'Not now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Do it after all' }));
    screen.getByLabelText('What you remember');
  });

  it('keep the right ones when the missed ones are tried again', async () => {
    begin(only('sort'));
    const sort = within(await task('Sort'));
    for (const _ of [1, 2, 3]) await userEvent.click(sort.getByRole('button', { name: /In the bowl/ }));
    await userEvent.click(sort.getByRole('button', { name: 'Check' }));
    sort.getByText('2 of 3');
    await userEvent.click(sort.getByRole('button', { name: 'Try the missed ones' }));
    sort.getByText('2 of 3 set');
    await userEvent.click(sort.getByRole('button', { name: /In the oven/ }));
    await userEvent.click(sort.getByRole('button', { name: 'Check' }));
    sort.getByText('Done, 3 of 3');
  });

  it.each([
    ['gap', 'Gap', 'fermentation'],
    ['sort', 'Sort', 'The gluten sets'],
    ['order', 'Order', 'The gluten sets'],
  ] as const)('show the answer of a %s who asks for it, and call nothing missed', async (kind, name, answer) => {
    const [first] = eightActivities.filter((one) => one.kind === kind);
    begin(practised(first ? [first] : []));
    const asked = within(await task(name));
    await userEvent.click(asked.getByRole('button', { name: 'Show me' }));
    asked.getByText('Shown');
    asked.getByText(answer);
    expect(asked.queryByText(/^\d of \d$/)).toBeNull();
    expect(asked.queryByText(/belongs/)).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Try again' }));
    asked.getByRole('button', { name: 'Check' });
  });
});

it('says of a study edition what it is, and of no other lesson', async () => {
  const scene = aScene(1, { title: 'Dough', vignette: 'A baker wakes before the birds.' });
  const { unmount } = open({ scenes: [scene], answers: { getSession: () => aSession({ basic: true }) } });
  await screen.findByRole('note', { name: 'At the door of the chapter' });
  expect(screen.queryByText(/^Study edition/)).toBeNull();
  unmount();
  open({ scenes: [scene], answers: { getSession: () => aSession({ basic: true, edition: 'study' }) } });
  await screen.findByText('Study edition, no AI: your own words, whole and in order');
});

it('marks nothing of an edition as from the notes: all of it is', async () => {
  const content = 'Yeast makes the dough rise by its gas.';
  const scene = aScene(1, { title: 'Dough', content, sources: [aPassage(content, 'Yeast')] });
  const { unmount } = open({ scenes: [scene], answers: { getSession: () => aSession() } });
  await screen.findByText('From your notes');
  unmount();
  open({ scenes: [scene], answers: { getSession: () => aSession({ edition: 'study' }) } });
  await screen.findByText(content);
  expect(screen.queryByText('From your notes')).toBeNull();
  expect(document.querySelector('main mark')).toBeNull();
});
