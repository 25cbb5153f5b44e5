import type { AvatarType } from '../../../shared/catalogue/avatars.ts';
import type { Role } from '../../../shared/model/account/user.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { UploadForm } from '../material/ports.ts';
import type { Figures } from '../stats/stats.ts';
import type { UserRecord } from './user.ts';

/** All of the record that a call of its own holder changes: neither role nor plan. */
export type UserChanges = Partial<
  Pick<
    UserRecord,
    | 'name'
    | 'bio'
    | 'location'
    | 'interests'
    | 'current_studies'
    | 'learning_goals'
    | 'status_message'
    | 'is_public'
    | 'avatar_url'
    | 'signed_out_at'
    | 'filing'
  >
>;

export interface UserStore {
  find(id: string, options?: { consistent?: boolean }): Promise<UserRecord | undefined>;
  /** Makes the record once, whoever comes first; answers with the one that stands. */
  signUp(user: UserRecord): Promise<UserRecord>;
  /** Writes what a person may say of themselves, and nothing else; answers with the record that stands. */
  update(id: string, changes: UserChanges, at: Instant): Promise<UserRecord>;
  /** How often each counter was used; absent ones are left out. */
  usage(id: string, counters: readonly string[]): Promise<ReadonlyMap<string, number>>;
  figures(id: string): Promise<Figures>;
}

/** The groups of the identity provider: they mirror roles, and nothing is decided from them. */
export interface Groups {
  mirror(userId: string, role: Role): Promise<void>;
}

/** What the identity provider knows of an account. */
export interface Accounts {
  find(username: string): Promise<{ readonly email: string; readonly name: string | undefined } | undefined>;
}

/** What the identity provider does to a sign-in. Refusals are the caller's to hear. */
export interface SignIns {
  /** Sets a password without asking for the one before. */
  setPassword(username: string, next: string): Promise<void>;
  /** Sets a password for whoever holds the token and knows the one before. */
  changePassword(token: string, current: string, next: string): Promise<void>;
  /** Ends every one of an account: none can be refreshed any more. */
  end(username: string): Promise<void>;
}

/** Photos: uploaded where nobody reads them, published once they are known to be photos. */
export interface PhotoFiles {
  /** A form that uploads exactly this key and type within `seconds`. */
  form(key: string, type: AvatarType, seconds: number): Promise<UploadForm>;
  read(key: string): Promise<Uint8Array | undefined>;
  publish(key: string, photo: Uint8Array, type: AvatarType): Promise<void>;
  remove(key: string): Promise<void>;
}
