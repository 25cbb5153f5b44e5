import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { confirm } from '../../../../web/src/ui/overlay/confirm.ts';
import { ConfirmHost } from '../../../../web/src/ui/overlay/confirm-host.tsx';

const question = { title: 'Delete forever?', text: 'This cannot be undone.', action: 'Delete', danger: true };

const ask = async () => {
  render(<ConfirmHost />);
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm(question);
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete forever?' });
  return { answer, dialog };
};

describe('asking first', () => {
  it('agrees with the named action', async () => {
    const { answer } = await ask();
    expect(screen.getByText('This cannot be undone.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await answer).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('starts on the way back, which changes nothing', async () => {
    const { answer } = await ask();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe(false);
  });

  it('takes Escape for no', async () => {
    const { answer } = await ask();
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('answers the first question with no when a second one comes', async () => {
    const { answer } = await ask();
    act(() => void confirm({ ...question, title: 'Delete another?' }));
    expect(await answer).toBe(false);
    expect(await screen.findByRole('alertdialog', { name: 'Delete another?' })).toBeTruthy();
  });

  it('waits for a dialog to be there, and asks what was asked last', async () => {
    const first = confirm({ ...question, title: 'Delete another?' });
    const second = confirm(question);
    render(<ConfirmHost />);
    expect(await first).toBe(false);
    await screen.findByRole('alertdialog', { name: 'Delete forever?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await second).toBe(true);
  });
});
