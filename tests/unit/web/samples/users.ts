import type { User } from '../../../../shared/model/user.ts';

/** A member of the Free plan who has filled in nothing but a name. */
export const user = (given: Partial<User> = {}): User => ({
  id: 'user-1',
  email: 'ines@example.org',
  name: 'Ines Novak',
  role: 'user',
  bio: null,
  location: null,
  interests: null,
  current_studies: null,
  learning_goals: null,
  status_message: null,
  avatar_url: null,
  is_public: false,
  subscription_tier: 'free',
  subscription_status: null,
  stripe_customer_id: null,
  created_at: '2025-06-01T00:00:00.000Z',
  updated_at: '2025-06-01T00:00:00.000Z',
  ...given,
});
