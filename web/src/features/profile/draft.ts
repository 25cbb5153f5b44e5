import { type Profile, readInterests } from '../../../../shared/model/account/profile.ts';
import type { User } from '../../../../shared/model/account/user.ts';
import { isOver, type Limit } from '../../ui/form/limit.ts';

/** The profile as its form fields hold it. */
export interface ProfileDraft {
  readonly name: string;
  readonly bio: string;
  readonly location: string;
  /** Separated by commas. */
  readonly interests: string;
  readonly current_studies: string;
  readonly learning_goals: string;
  readonly status_message: string;
  readonly is_public: boolean;
}

export const draftOf = (user: User): ProfileDraft => ({
  name: user.name ?? '',
  bio: user.bio ?? '',
  location: user.location ?? '',
  interests: readInterests(user.interests).join(', '),
  current_studies: user.current_studies ?? '',
  learning_goals: user.learning_goals ?? '',
  status_message: user.status_message ?? '',
  is_public: user.is_public,
});

/** Maximum characters of each field. */
const most: Record<Exclude<keyof ProfileDraft, 'is_public'>, number> = {
  name: 100,
  status_message: 200,
  location: 100,
  bio: 2_000,
  current_studies: 2_000,
  learning_goals: 2_000,
  interests: 1_800,
};

export const limitOf = (draft: ProfileDraft, part: keyof typeof most): Limit => ({
  length: draft[part].trim().length,
  most: most[part],
});

/** True when a field is too long; the field shows that. */
export const isTooLong = (draft: ProfileDraft): boolean =>
  (Object.keys(most) as (keyof typeof most)[]).some((part) => isOver(limitOf(draft, part)));

const orNull = (text: string): string | null => text.trim() || null;

export const profileOf = (draft: ProfileDraft): Profile => ({
  name: orNull(draft.name),
  bio: orNull(draft.bio),
  location: orNull(draft.location),
  interests: draft.interests
    .split(',')
    .map((interest) => interest.trim())
    .filter((interest) => interest !== ''),
  current_studies: orNull(draft.current_studies),
  learning_goals: orNull(draft.learning_goals),
  status_message: orNull(draft.status_message),
  is_public: draft.is_public,
});
