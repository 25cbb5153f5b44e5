import { type Person, type Profile, readInterests } from '../../../shared/model/account/profile.ts';
import type { UserChanges } from './ports.ts';
import type { UserRecord } from './user.ts';

const orNull = (text: string | null): string | null => text?.trim() || null;

/** The profile as it is stored: empty text is null, interests are a JSON-encoded list without duplicates. */
export const changesOf = (profile: Profile): UserChanges => {
  const interests = [...new Set(profile.interests.map((interest) => interest.trim()).filter(Boolean))];
  return {
    name: orNull(profile.name),
    bio: orNull(profile.bio),
    location: orNull(profile.location),
    interests: interests.length > 0 ? JSON.stringify(interests) : null,
    current_studies: orNull(profile.current_studies),
    learning_goals: orNull(profile.learning_goals),
    status_message: orNull(profile.status_message),
    is_public: profile.is_public,
  };
};

/** What other members see: undefined unless its holder made it public. */
export const publicPerson = (user: UserRecord | undefined): Person | undefined => {
  if (!user?.is_public || user.deleting_at !== undefined) return undefined;
  const { id, name, bio, location, current_studies, learning_goals, status_message, avatar_url, created_at } = user;
  const interests = [...readInterests(user.interests)];
  return {
    id,
    name,
    bio,
    location,
    interests,
    current_studies,
    learning_goals,
    status_message,
    avatar_url,
    created_at,
  };
};
