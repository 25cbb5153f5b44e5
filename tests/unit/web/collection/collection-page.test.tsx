import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Collection, CollectionItem } from '../../../../shared/model/collection.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { moved, progressOver } from '../../../../web/src/features/collection/move.ts';
import { Component as CollectionPage } from '../../../../web/src/routes/collection.tsx';
import { ConfirmHost } from '../../../../web/src/ui/overlay/confirm-host.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { AT } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const ID = 'col_01JZ8E5V6H7K8M9N0P1Q2R3S4T';
const idOf = (n: number): SessionId => `ses_01JZ8E5V6H7K8M9N0P1Q2R3S${n}0`;
const item = (n: number, given: Partial<CollectionItem> = {}): CollectionItem => ({
  session_id: idOf(n),
  title: `Part ${n}`,
  description: null,
  mode: 'custom',
  category: null,
  genre: null,
  scenes: 4,
  visibility: 'community',
  gone: false,
  progress: 0,
  learning_status: 'ready',
  ...given,
});
const collection = (given: Partial<Collection> = {}): Collection => ({
  id: ID,
  title: 'Ways to remember',
  description: 'In this order.',
  visibility: 'community',
  items: [item(1), item(2), item(3)],
  created_at: AT,
  updated_at: AT,
  own: true,
  author: 'Mara Stein',
  ...given,
});

const open = (held: Collection, answers: Answers = {}) => {
  vi.stubGlobal('scrollTo', vi.fn());
  const state = { held };
  const api = stubApi({
    getMe: () => user(),
    getCollection: () => state.held,
    updateCollection: ({ body }) => {
      const { items: order = [] } = body as { items?: string[] };
      const items = order.flatMap((id) => state.held.items.filter(({ session_id }) => session_id === id));
      state.held = { ...state.held, items };
      return { ...state.held, items: order };
    },
    ...answers,
  });
  const element = (
    <>
      <CollectionPage />
      <ConfirmHost />
    </>
  );
  const routes = [
    { path: '/collections/:id', element },
    { path: '/collections', element: <p>All of them</p> },
  ];
  return { ...api, ...show(routes, `/collections/${ID}`, createFakeAuth(session()).auth) };
};
const ordered = (...titles: readonly string[]) =>
  vi.waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles),
  );

describe('a collection', () => {
  it('is put in order by arrow keys, by buttons and by dragging [SESS-01]', async () => {
    const { callsOf } = open(collection());
    const handle = await screen.findByRole('button', { name: /^Move Part 1: / });
    await act(async () => undefined);
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    await ordered('Part 2', 'Part 1', 'Part 3');
    expect(screen.getByText('Part 1 is now item 2 of 3.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Move Part 3 up' }));
    await ordered('Part 2', 'Part 3', 'Part 1');
    const rows = screen.getAllByRole('listitem');
    const held = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => held.set(type, value),
      getData: (type: string) => held.get(type) ?? '',
      get types() {
        return [...held.keys()];
      },
    };
    fireEvent.dragStart(rows[2]!, { dataTransfer });
    fireEvent.dragOver(rows[0]!, { dataTransfer });
    fireEvent.drop(rows[0]!, { dataTransfer });
    await ordered('Part 1', 'Part 2', 'Part 3');
    await vi.waitFor(() => expect(callsOf('updateCollection')).toHaveLength(3));
    expect(callsOf('updateCollection').at(-1)?.body).toEqual({ items: [idOf(1), idOf(2), idOf(3)] });
  });

  it('shows how much of it is read, and what nobody shares any more [SESS-01, SESS-46]', async () => {
    const done = item(1, { progress: 100, learning_status: 'completed' });
    open(
      collection({ items: [done, item(2, { progress: 50, learning_status: 'in-progress' }), item(3, { gone: true })] }),
    );
    expect(await screen.findByText('1 of 2 completed')).toBeTruthy();
    expect(screen.getAllByRole('progressbar', { name: 'Progress' })[0]?.getAttribute('aria-valuenow')).toBe('50');
    const lost = within(screen.getAllByRole('listitem')[2]!);
    expect(lost.getByText('No longer shared by its author')).toBeTruthy();
    expect(lost.queryByRole('link')).toBeNull();
    expect(lost.getByRole('button', { name: 'Remove Part 3' })).toBeTruthy();
  });

  it('of somebody else is read and not changed', async () => {
    open(collection({ own: false }));
    expect(await screen.findByText(/by Mara Stein/)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /^(Move|Remove|Share|Edit|Delete)/ })).toEqual([]);
  });

  it('tells its maker, before it is shared, which items others will not see [SESS-01]', async () => {
    open(collection({ items: [item(1, { visibility: 'private' }), item(2)] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('1 of 2 is private: others do not see them.');
    expect(within(dialog).getByRole('radio', { name: /^Community/, checked: true })).toBeTruthy();
  });

  it('that is not there, or not shared, says so', async () => {
    open(collection(), { getCollection: refuse('collection_not_found') });
    expect(await screen.findByRole('heading', { name: 'Collection not found' })).toBeTruthy();
  });
});

describe('moving', () => {
  it('leads nowhere beyond the ends', () => {
    const list = ['a', 'b', 'c'];
    expect([moved(list, 0, -1), moved(list, 2, 3), moved(list, 1, 1), moved(list, 5, 0)]).toEqual([
      list,
      list,
      list,
      list,
    ]);
    expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a']);
  });

  it('counts nothing that cannot be read', () => {
    expect(progressOver([item(1, { gone: true, learning_status: 'completed' })])).toEqual({
      completed: 0,
      total: 0,
      percent: 0,
    });
  });
});
