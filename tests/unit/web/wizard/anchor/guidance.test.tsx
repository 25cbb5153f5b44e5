import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SiteConfig } from '../../../../../shared/web/site-config.ts';
import { siteConfig } from '../../../../../web/src/lib/browser/site-config.ts';
import { type Answers, refuse } from '../../fake-api.ts';
import { AT, SESSION } from '../../samples/sessions.ts';
import { pick } from '../../select.ts';
import { choose, open, press, usage } from '../stage.tsx';

vi.mock('../../../../../web/src/lib/browser/site-config.ts', () => ({
  siteConfig: vi.fn(async () => ({ basic: true })),
}));

const listed = (title = 'Habits') => ({ id: SESSION, title, status: 'new', created_at: AT, updated_at: AT });
const start = (given: Answers = {}) =>
  open(
    { listAnchorSessions: () => ({ items: [listed()], cursor: null }), listMaterials: () => ({ items: [] }), ...given },
    '/upload/anchor',
  );
const GENERATE = 'Generate Anchor Session';
const STARTED = "Generating your Anchor session… you'll see updates on the card shortly!";
const alert = async (text: string) => within(await screen.findByRole('alert')).findByText(text);

describe('the way through the anchor page', () => {
  it('makes the session whose title is typed first, and only once [ANCH-18, ANCH-25]', async () => {
    const { callsOf, answers } = start({
      listAnchorSessions: () => ({ items: [], cursor: null }),
      createSession: () => ({ id: SESSION }),
      generateAnchorStory: refuse('running_limit', 'Wait a little.'),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'New session title' }), 'Tides');
    await press(GENERATE);
    await alert('Choose a topic + sub-topic, or enter a manual topic.');
    expect(callsOf('createSession')).toEqual([]);
    await pick('Category', 'Learning Habits');
    await pick('Sub-topic', 'Active Recall');
    await choose('Anchor universe', 'Star Wars');
    answers.listAnchorSessions = () => ({ items: [listed('Tides')], cursor: null });
    await press(GENERATE);
    await alert('Wait a little.');
    answers.generateAnchorStory = () => ({ ok: true, sessionId: SESSION });
    await press(GENERATE);
    await screen.findByText(STARTED);
    expect(callsOf('createSession')[0]?.body).toMatchObject({ title: 'Tides', mode: 'anchor' });
    expect(callsOf('createSession')).toHaveLength(1);
    expect(callsOf('generateAnchorStory').map(({ body }) => (body as { sessionId: string }).sessionId)).toEqual([
      SESSION,
      SESSION,
    ]);
  });

  it('begins with no session where the one of last time is written, and says at its field that one is', async () => {
    start();
    await pick('Your sessions', /^Habits/);
    await waitFor(() => expect(localStorage.getItem('fabula.draft.anchor.user-1')).toContain(SESSION));
    cleanup();
    start({
      listAnchorSessions: () => ({ items: [{ ...listed(), status: 'ready' }], cursor: null }),
      generateAnchorStory: refuse('already_written', 'This session is written already.'),
    });
    const sessions = await screen.findByRole('combobox', { name: 'Your sessions' });
    await waitFor(() => expect(sessions.textContent).not.toContain('Habits'));
    await pick('Your sessions', /^Habits/);
    await pick('Category', 'Learning Habits');
    await pick('Sub-topic', 'Active Recall');
    await choose('Anchor universe', 'Star Wars');
    await press(GENERATE);
    await alert('This session is written already.');
    expect(document.activeElement?.closest('section')?.querySelector('h2')?.textContent).toBe(
      'Select or Create Session',
    );
  });

  it('leads to the part that something is missing in [ANCH-18, ANCH-21, ANCH-22]', async () => {
    start({ listAnchorSessions: () => ({ items: [], cursor: null }) });
    const focused = () => document.activeElement?.closest('section')?.querySelector('h2')?.textContent;
    const step = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')?.textContent;
    await screen.findByText(/^No anchor sessions yet/);
    await press(GENERATE);
    expect([focused(), step()]).toEqual(['Select or Create Session', '1Session']);
    await userEvent.type(screen.getByRole('textbox', { name: 'New session title' }), 'Tides');
    // The refusal disappears once it is fixed
    expect(screen.queryByRole('alert')).toBeNull();
    await press(GENERATE);
    expect([focused(), step()]).toEqual(['Topic', '2Topic']);
  });

  it('says before that a topic of one’s own needs material here, refuses it at its field and makes no session [GEN-01, ANCH-24]', async () => {
    const { callsOf, answers } = start({ createSession: () => ({ id: SESSION }) });
    await screen.findByText(/One of the topics below is enough; any other needs material of yours/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'New session title' }), 'Tides');
    await choose('How the topic is given', 'Enter a topic');
    expect(screen.getByText(/^On this topic Fabula has no text of its own here/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Manual topic' }), 'Tides');
    await choose('Anchor universe', 'Star Wars');
    await press(GENERATE);
    const said = await screen.findByText(/^Without a language model a lesson needs material/);
    expect(said.closest('section')?.querySelector('h2')?.textContent).toBe('Material');
    expect(callsOf('createSession')).toEqual([]);
    answers.generateAnchorStory = () => ({ ok: true, sessionId: SESSION });
    await userEvent.click(screen.getByRole('textbox', { name: /^Text/ }));
    await userEvent.paste('The sea rises twice a day.');
    expect(screen.queryByRole('alert')).toBeNull();
    await press(GENERATE);
    await screen.findByText(STARTED);
  });

  it('makes no session for a plan that allows no more, and says so', async () => {
    const { callsOf } = start({
      listAnchorSessions: () => ({ items: [], cursor: null }),
      getUsage: () => usage('free', 3),
    });
    const shown = within(await screen.findByText(/The 3 stories of the Free plan are written/));
    expect(shown.getByRole('link', { name: 'See the plans' })).toBeTruthy();
    // The form is disabled because the lesson cannot be generated
    expect(screen.getByRole('textbox', { name: 'New session title' }).matches(':disabled')).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Category' }).matches(':disabled')).toBe(true);
    await press(GENERATE);
    expect(callsOf('createSession')).toEqual([]);
  });

  it('chooses the session that it is opened for', async () => {
    open(
      { listAnchorSessions: () => ({ items: [listed()], cursor: null }), listMaterials: () => ({ items: [] }) },
      `/upload/anchor?session=${SESSION}`,
    );
    const chosen = await screen.findByRole('combobox', { name: 'Your sessions' });
    expect(chosen.textContent).toMatch(/^Habits/);
  });

  it.each([
    [true, 'A text on the topic that comes with Fabula'],
    [false, 'Written by the model about the topic'],
  ])('says whose a text on the topic is, with a basic engine: %s', async (basic, words) => {
    vi.mocked(siteConfig).mockResolvedValue({ basic } as SiteConfig);
    const material = { id: 'mat_01JZ8E5V6H7K8M9N0P1Q2R3S4T', story_session_id: SESSION, kind: 'model', name: null };
    start({ listMaterials: () => ({ items: [{ ...material, content: 'Recall.', created_at: AT }] }) });
    await pick('Your sessions', /^Habits/);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
