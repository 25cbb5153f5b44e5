import type { AvatarType } from '../../../shared/catalogue/avatars.ts';
import type { Role } from '../../../shared/model/account/user.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { UploadForm } from '../material/ports.ts';
import type { Figures } from '../stats/stats.ts';
import type { UserRecord } from './user.ts';

/** The fields that users may change of their own record: neither role nor plan. */
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
  /** Creates the record unless it exists; answers with the stored one. */
  signUp(user: UserRecord): Promise<UserRecord>;
  /** Writes only these fields; answers with the stored record. */
  update(id: string, changes: UserChanges, at: Instant): Promise<UserRecord>;
  /** Value of each counter; missing ones are left out. */
  usage(id: string, counters: readonly string[]): Promise<ReadonlyMap<string, number>>;
  figures(id: string): Promise<Figures>;
}

/** The identity provider's groups. They mirror roles and decide nothing. */
export interface Groups {
  mirror(userId: string, role: Role): Promise<void>;
}

/** Accounts at the identity provider. */
export interface Accounts {
  find(username: string): Promise<{ readonly email: string; readonly name: string | undefined } | undefined>;
}

/** Sign-in operations of the identity provider. Its refusals are thrown. */
export interface SignIns {
  /** Sets a password without asking for the one before. */
  setPassword(username: string, next: string): Promise<void>;
  /** Sets a password for whoever holds the token and knows the one before. */
  changePassword(token: string, current: string, next: string): Promise<void>;
  /** Revokes all refresh tokens of an account. */
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
