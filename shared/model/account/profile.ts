import * as z from 'zod/mini';
import { lineSchema } from '../text/plain-line.ts';
import { InstantSchema } from '../time.ts';

const line = z.nullable(lineSchema(100));
const paragraph = z.nullable(z.string().check(z.maxLength(2_000)));

export const INTERESTS = 30;

/** What a person writes about themselves. Empty text is nothing. */
export const ProfileSchema = z.object({
  name: line,
  bio: paragraph,
  location: line,
  interests: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(INTERESTS)),
  current_studies: paragraph,
  learning_goals: paragraph,
  status_message: z.nullable(z.string().check(z.maxLength(200))),
  is_public: z.boolean(),
});
export type Profile = z.infer<typeof ProfileSchema>;

const ListSchema = z.array(z.string());

/** The list in a users record's `interests`; whatever is none counts as empty. */
export const readInterests = (stored: string | null): readonly string[] => {
  try {
    return ListSchema.parse(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
};

const text = z.nullable(z.string());

/** What members see of somebody whose profile is public. */
export const PersonSchema = z.object({
  id: z.string(),
  /** Null: shown as a learner without a name. */
  name: text,
  bio: text,
  location: text,
  interests: z.array(z.string()),
  current_studies: text,
  learning_goals: text,
  status_message: text,
  avatar_url: text,
  created_at: InstantSchema,
});
export type Person = z.infer<typeof PersonSchema>;
