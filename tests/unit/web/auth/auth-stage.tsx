import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../../../web/src/app/app.tsx';
import { closeSignIn, openSignIn } from '../../../../web/src/features/auth/dialog/sign-in-modal.ts';
import { Component as AuthPage } from '../../../../web/src/routes/auth.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { createFakeAuth, show } from '../stage.tsx';

const routes = [
  {
    Component: App,
    children: [
      { path: '/', element: <h1>Landing</h1> },
      { path: '/story', element: <h1>A story</h1> },
      { path: '/auth', Component: AuthPage },
      { path: '/dashboard', element: <h1>Your dashboard</h1> },
      { path: '/wanted', element: <h1>Wanted</h1> },
    ],
  },
];

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = async (given: Record<string, string>) => {
  for (const [label, text] of Object.entries(given)) await userEvent.type(field(label), text);
};
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const tab = (name: string) => screen.getByRole('tab', { name });
export const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
export const said = (text: string) => screen.findByText(text);

export const openPage = (at: string, fake = createFakeAuth()) => ({ ...fake, ...show(routes, at, fake.auth) });

/** The modal over a page. */
export const openModal = async (at = '/') => {
  const view = openPage(at);
  act(() => openSignIn());
  await screen.findByRole('dialog');
  return view;
};

/** Both outlive a rendered component. */
export const clearAway = () =>
  act(() => {
    closeSignIn();
    toast.remove();
  });
