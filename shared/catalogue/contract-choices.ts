import * as z from 'zod/mini';
import type { Choice } from './choice.ts';

/** Reading grade: Flesch-Kincaid, for English. */
interface Audience extends Choice {
  readonly anchorLabel?: string;
  readonly readingGrade: number;
}

export const audiences = [
  { slug: 'elementary', label: 'elementary (ages 6-11)', readingGrade: 4 },
  { slug: 'middle', label: 'middle (11-14)', anchorLabel: 'Middle School', readingGrade: 7 },
  { slug: 'high', label: 'high (14-18)', anchorLabel: 'High School', readingGrade: 10 },
  { slug: 'college', label: 'college (18+)', anchorLabel: 'Undergraduate', readingGrade: 12 },
  { slug: 'adult', label: 'adult (self-study)', readingGrade: 9 },
  { slug: 'professional', label: 'professional', anchorLabel: 'Professional', readingGrade: 12 },
] as const satisfies readonly Audience[];

export const AudienceSchema = z.enum(['elementary', 'middle', 'high', 'college', 'adult', 'professional']);
export type AudienceSlug = z.infer<typeof AudienceSchema>;

export const difficulties = [
  { slug: 'beginner', label: 'beginner', anchorLabel: 'Beginner' },
  { slug: 'intermediate', label: 'intermediate', anchorLabel: 'Medium' },
  { slug: 'advanced', label: 'advanced', anchorLabel: 'Advanced' },
] as const;

export const DifficultySchema = z.enum(['beginner', 'intermediate', 'advanced']);
export type DifficultySlug = z.infer<typeof DifficultySchema>;

/** Minutes offered in the creation screens. */
export const durations = [15, 30, 45, 60, 90, 120] as const;

export const lessonStyles = [
  { slug: 'structured', label: 'Structured' },
  { slug: 'concise', label: 'Quick Note' },
] as const satisfies readonly Choice[];
export const LessonStyleSchema = z.enum(['structured', 'concise']);
export type LessonStyle = z.infer<typeof LessonStyleSchema>;

export const ModeSchema = z.enum(['custom', 'traditional', 'anchor']);
export type Mode = z.infer<typeof ModeSchema>;

/** What a detail level adds when a session is expanded; each with one quiz scene. */
export const detailLevels = { short: 2, medium: 4, long: 6 } as const;
export const DetailLevelSchema = z.enum(['short', 'medium', 'long']);
export type DetailLevel = z.infer<typeof DetailLevelSchema>;
