import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { defaultPreferences, type Settings } from '../../../../shared/model/account/settings.ts';
import { App } from '../../../../web/src/app/app.tsx';
import { tokenFrom } from '../../../../web/src/lib/auth/access-token.ts';
import type { AuthSession } from '../../../../web/src/lib/auth/auth.ts';
import { Component as PersonPage } from '../../../../web/src/routes/person.tsx';
import { Component as ProfilePage } from '../../../../web/src/routes/profile.tsx';
import { Component as SettingsPage } from '../../../../web/src/routes/settings.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { type Answers, stubApi } from '../fake-api.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

export const settings = (given: Partial<Settings> = {}): Settings => ({
  ...defaultPreferences('UTC'),
  user_id: 'user-1',
  created_at: '2025-06-01T00:00:00.000Z',
  updated_at: '2025-06-01T00:00:00.000Z',
  ...given,
});

const acting = {
  email_notifications: true,
  community_notifications: true,
  marketing_emails: true,
  profile_public: true,
  allow_followers: false,
};

const routes = [
  {
    Component: App,
    children: [
      { path: '/', element: <h1>Landing</h1> },
      { path: '/settings', Component: SettingsPage },
      { path: '/profile', Component: ProfilePage },
      { path: '/people/:id', Component: PersonPage },
    ],
  },
];

interface Staging {
  readonly answers?: Answers;
  readonly session?: AuthSession;
}

/** Renders an account page with answers to all its calls. */
export const open = (at: string, staging: Staging = {}) => {
  const api = stubApi({
    getMe: () => user(),
    getSubscription: () => ({ subscription: null, trial_available: true }),
    listPlans: () => ({ plans: [] }),
    getSettings: () => settings(),
    getAbilities: () => ({ acting, deletion: true }),
    getExport: () => ({ export: null }),
    ...staging.answers,
  });
  tokenFrom(async () => 'token');
  const fake = createFakeAuth(staging.session ?? session());
  return { ...api, ...fake, ...show(routes, at, fake.auth) };
};

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const said = (text: string) => screen.findByText(text);

afterEach(() => {
  act(() => toast.remove());
  tokenFrom(async () => undefined);
  vi.restoreAllMocks();
});
