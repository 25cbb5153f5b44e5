import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import { DeleteAccount } from '../../../../web/src/features/deletion/delete-account.tsx';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, show, session as signedIn } from '../stage.tsx';

const at = '2026-03-01T12:00:00.000Z';

const open = async (answers: Answers = {}) => {
  const api = stubApi({ getMe: () => user(), deleteAccount: () => ({ deleting_at: at }), ...answers });
  const { auth } = createFakeAuth(signedIn());
  const page = (
    <>
      <DeleteAccount />
      <Toaster />
    </>
  );
  const { router } = show(
    [
      { path: '/settings', element: page },
      { path: '/', element: <Toaster /> },
    ],
    '/settings',
    auth,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const field = await screen.findByLabelText('Type DELETE to confirm');
  const [confirm] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Delete Account' }).reverse();
  return { ...api, auth, router, field, confirm: confirm! };
};

describe('deleting the account', () => {
  it.each(['', 'delete', 'DELETE ', 'Delete'])(
    'cannot be confirmed with %j [SET-12, SET-13, SET-14]',
    async (typed) => {
      const { callsOf, confirm, field } = await open();
      if (typed) await userEvent.type(field, typed);
      expect(confirm.disabled).toBe(true);
      await userEvent.type(field, '{Enter}');
      expect(await screen.findByText('Please type DELETE to confirm', { selector: 'div *' })).toBeDefined();
      expect(callsOf('deleteAccount')).toEqual([]);
    },
  );

  it('is sent with the word, and signs out here too [SET-13, SET-15]', async () => {
    const { callsOf, auth, router, field, confirm } = await open();
    await userEvent.type(field, 'DELETE');
    expect(confirm.disabled).toBe(false);
    await userEvent.click(confirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(callsOf('deleteAccount').map(({ body }) => body)).toEqual([{ confirmation: 'DELETE' }]);
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(await screen.findByText('Your account is being deleted.')).toBeDefined();
  });

  it.each(['deletion_absent', 'last_owner'] as const)('says why it cannot be: %s [SET-15]', async (code) => {
    const { auth, field, confirm } = await open({ deleteAccount: refuse(code) });
    await userEvent.type(field, 'DELETE');
    await userEvent.click(confirm);
    expect(await screen.findByText(errorCodes[code].text)).toBeDefined();
    expect(auth.signOut).not.toHaveBeenCalled();
  });
});
