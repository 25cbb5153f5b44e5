import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPassage, aProgress, aScene, atWork } from '../samples/sessions.ts';
import { open, progressOf, threeScenes, title } from './stage.tsx';

const [first, second, quiz] = threeScenes as [
  (typeof threeScenes)[0],
  (typeof threeScenes)[0],
  (typeof threeScenes)[0],
];
const sidebar = () => screen.findByRole('complementary', { name: 'Session' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the viewer', () => {
  it('shows title, chips, both bars and the scene [VIEW-01, VIEW-02, VIEW-03, VIEW-04, VIEW-08]', async () => {
    open();
    const aside = await sidebar();
    expect(within(aside).getByText('The Locked Room of Light')).toBeTruthy();
    expect(within(aside).getByText('Science')).toBeTruthy();
    expect(within(aside).getByText('Biology')).toBeTruthy();
    expect(within(aside).getByRole('progressbar', { name: 'Scene Progress' })).toBeTruthy();
    expect(within(aside).getByRole('progressbar', { name: 'Mastery Progress' })).toBeTruthy();
    expect(await title('A Room with One Window')).toBeTruthy();
    expect(await screen.findByText('The text of scene 1.')).toBeTruthy();
  });

  it('makes a link of nothing that only stands in the text', async () => {
    const content = [
      'See www.one.example, https://two.example/x and write to three@example.com.',
      'Also www\\.four.example and [the report](https://five.example/report).',
    ].join('\n\n');
    open({ scenes: [{ ...first, content }, second, quiz] });
    expect(await screen.findByText(/See www\.one\.example, https:\/\/two\.example\/x and write/)).toBeTruthy();
    const main = screen.getByRole('main');
    const links = within(main)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links.filter((href) => /one|two|three|four/.test(href ?? ''))).toEqual([]);
    expect(links).toContain('https://five.example/report');
  });

  it('lists the scenes with type, tick and mastery [VIEW-05, VIEW-06, VIEW-07]', async () => {
    open({ answers: { getProgress: () => progressOf([aProgress(first), aProgress(quiz, { mastery_score: 83 })]) } });
    const rows = within(await sidebar()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Overview, completedA Room with One Window',
      '2ChapterThe Thylakoid Alibi',
      'Quiz, completedSecond Interview83%',
    ]);
    expect(rows[0]?.querySelector('.lucide-circle-check')).toBeTruthy();
    expect(rows[1]?.querySelector('.lucide-circle-check')).toBeNull();
    const bar = (name: string) => screen.getByRole('progressbar', { name }).getAttribute('aria-valuenow');
    expect([bar('Scene Progress'), bar('Mastery Progress')]).toEqual(['67', '83']);
  });

  it('moves between scenes and counts them [VIEW-09, VIEW-10, VIEW-17]', async () => {
    open();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Previous' })).disabled).toBe(true);
    expect(screen.getByRole('status', { name: 'Scene 1 of 3' }).textContent).toBe('1 / 3');
    vi.mocked(window.scrollTo).mockClear();
    await press('Next');
    const heading = await title('The Thylakoid Alibi');
    expect(screen.getByRole('status', { name: 'Scene 2 of 3' }).textContent).toBe('2 / 3');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(heading);
    await press('Previous');
    expect(await title('A Room with One Window')).toBeTruthy();
  });

  it('turns pages with the arrow keys and lists the keys', async () => {
    open();
    await title('A Room with One Window');
    await userEvent.keyboard('{ArrowRight}');
    await title('The Thylakoid Alibi');
    await userEvent.keyboard('{ArrowLeft}');
    await title('A Room with One Window');
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { level: 1, name: 'A Room with One Window', hidden: true })).toBeTruthy();
  });

  it('goes on where one left off', async () => {
    open({ answers: { getProgress: () => progressOf([aProgress(first)], second) } });
    expect(await title('The Thylakoid Alibi')).toBeTruthy();
  });

  it('opens the scene that the address names', async () => {
    open({ at: '?scene=2' });
    expect(await title('The Thylakoid Alibi')).toBeTruthy();
  });

  it('is open to an anonymous user, who asks for no progress', async () => {
    const { callsOf } = open({ visitor: true });
    expect(await screen.findByText('The text of scene 1.')).toBeTruthy();
    expect(callsOf('getProgress')).toEqual([]);
    expect(
      within(await sidebar())
        .getByRole('link', { name: 'Home' })
        .getAttribute('href'),
    ).toBe('/');
  });
});

describe('the page of a scene', () => {
  const show = (content: string, given: Parameters<typeof aScene>[1] = {}) =>
    open({ scenes: [aScene(1, { title: 'The Sugar Ledger', content, ...given })] });

  it('renders Markdown and leaves HTML out', async () => {
    show('A **bold** word.\n\n<script>alert(1)</script>\n\n| Stage | Where |\n|---|---|\n| Light | thylakoid |');
    expect((await screen.findByText('bold')).tagName).toBe('STRONG');
    expect(screen.getByRole('columnheader', { name: 'Stage' })).toBeTruthy();
    expect(document.querySelector('main script')).toBeNull();
    expect(screen.queryByText(/alert/)).toBeNull();
  });

  it('fetches nothing from elsewhere and opens links in a tab of their own', async () => {
    show('A [source](https://example.org/a) and ![a leaf](https://example.org/leaf.png).');
    const link = await screen.findByRole('link', { name: 'source' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://example.org/a',
      'noopener noreferrer',
    ]);
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.getByText('a leaf')).toBeTruthy();
  });

  it('follows no link that would run a script', async () => {
    show('A [trap](javascript:alert(1)).');
    expect((await screen.findByText('trap')).getAttribute('href') ?? '').not.toContain('javascript');
  });

  it('says its title once', async () => {
    show('# The Sugar Ledger\n\nIt began with sugar.');
    await screen.findByText('It began with sugar.');
    expect(screen.getAllByRole('heading', { name: 'The Sugar Ledger' })).toHaveLength(1);
  });

  it('puts the headings of a text under its title, without leaving a level out', async () => {
    show('Text.\n\n### Part\n\nText.\n\n##### Detail\n\nText.\n\n### Next part');
    await screen.findByRole('heading', { level: 2, name: 'Part' });
    expect(screen.getByRole('heading', { level: 3, name: 'Detail' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Next part' })).toBeTruthy();
  });

  it('puts the passage of the notes beside the words that tell it', async () => {
    show('Rubisco fixes carbon dioxide in the stroma.', {
      sources: [aPassage('Calvin cycle: rubisco fixes carbon dioxide in the stroma.', 'Calvin cycle')],
    });
    const note = await screen.findByRole('note');
    expect(within(note).getByText('From your notes')).toBeTruthy();
    expect(within(note).getByText('Calvin cycle: rubisco fixes carbon dioxide in the stroma.').tagName).toBe(
      'BLOCKQUOTE',
    );
    expect(document.querySelector('main mark')?.textContent).toBe('Rubisco fixes carbon dioxide in the stroma.');
  });

  it('says what a term means when it is pressed', async () => {
    show('The word was photolysis.', {
      terms: [{ term: 'Photolysis', definition: 'The splitting of water by light.' }],
    });
    await press('photolysis');
    expect(await screen.findByRole('dialog', { name: 'Photolysis' })).toBeTruthy();
  });

  it('sets formulas', async () => {
    show('The energy is $E = h\\nu$ here.');
    await waitFor(() => expect(document.querySelector('main .katex')).toBeTruthy(), { timeout: 20_000 });
  });
});

describe('a story that is being written', () => {
  const scenes = [
    aScene(1, { title: 'Finished' }),
    aScene(2, { title: 'At work', state: 'stub', content: null }),
    aScene(3, { title: 'Waiting', state: 'stub', content: null }),
  ];
  const work = () => open({ scenes, answers: { getSession: () => atWork(1, 3) } });

  it('can be read as far as it goes, and says how far that is', async () => {
    work();
    expect(await screen.findByText('The text of scene 1.')).toBeTruthy();
    expect(screen.getByText('1 of 3 written.')).toBeTruthy();
    const rows = within(await sidebar()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '1ChapterFinished',
      'Chapter, being writtenAt work',
      'Chapter, up nextWaiting',
    ]);
  });

  it('says in place of a scene that it is being written', async () => {
    work();
    await press('Next');
    expect(await screen.findByText('This scene is being written')).toBeTruthy();
  });
});
