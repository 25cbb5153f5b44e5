import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { TagCount } from '../../../shared/model/progress.ts';
import type { Role } from '../../../shared/model/user.ts';
import type { UserRecord } from './user.ts';

export interface UserStore {
  find(id: string, options?: { consistent?: boolean }): Promise<UserRecord | undefined>;
  /** Makes the record once, whoever comes first; answers with the one that stands. */
  signUp(user: UserRecord): Promise<UserRecord>;
  /** How often each counter was used; absent ones are left out. */
  usage(id: string, counters: readonly string[]): Promise<ReadonlyMap<string, number>>;
  figures(id: string): Promise<Figures>;
}

export interface Figures {
  of(figure: 'sessions' | 'completed' | 'minutes', mode: Mode | undefined): number;
  /** How many finished sessions outside the bin have each tag. */
  tags(mode: Mode | undefined): readonly TagCount[];
}

/** The groups of the identity provider: they mirror roles, and nothing is decided from them. */
export interface Groups {
  mirror(userId: string, role: Role): Promise<void>;
}

/** What the identity provider knows of an account. */
export interface Accounts {
  find(username: string): Promise<{ readonly email: string; readonly name: string | undefined } | undefined>;
}
