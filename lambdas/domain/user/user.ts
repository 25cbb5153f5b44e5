import type { User } from '../../../shared/model/account/user.ts';
import { plainLine } from '../../../shared/model/text/plain-line.ts';
import type { Instant } from '../../../shared/model/time.ts';
import { SEARCH_TERMS_VERSION } from './search-terms.ts';

/** The user's row. */
export type UserRecord = User & {
  /** Tokens of earlier sign-ins are refused. */
  readonly signed_out_at?: Instant | undefined;
  readonly deleting_at?: Instant | undefined;
  /** A person has one trial of Pro. */
  readonly trial_used_at?: Instant | undefined;
  /** Version of the search terms the user is indexed with; undefined in old rows. */
  readonly filing?: number | undefined;
};

/** `name` is null when none was given. */
export const newUser = (id: string, email: string, name: string | undefined, at: Instant): UserRecord => ({
  id,
  email,
  name: plainLine(name ?? '') || null,
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
  created_at: at,
  updated_at: at,
  filing: SEARCH_TERMS_VERSION,
});

export const presentUser = ({
  signed_out_at: _,
  deleting_at: __,
  trial_used_at: ___,
  filing: ____,
  ...user
}: UserRecord): User => user;
