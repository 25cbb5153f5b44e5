import type { Member } from '../../../../shared/model/account/member.ts';
import type { User } from '../../../../shared/model/account/user.ts';
import { routes } from '../../../../web/src/app/routes.tsx';
import { type Answers, stubApi } from '../fake-api.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

export const aUser = (id: string, given: Partial<Member> = {}): Member => ({
  id,
  name: null,
  email: `${id}@example.org`,
  role: 'user',
  subscription_tier: 'free',
  created_at: '2025-03-01T10:00:00.000Z',
  ...given,
});

/** Renders an admin page, by default for a user with the admin role. */
export const openAdmin = (path: string, answers: Answers, given: Partial<User> = { role: 'admin' }) => {
  const api = stubApi({ getMe: () => user(given), ...answers });
  return { ...api, ...show(routes, path, createFakeAuth(session()).auth) };
};
