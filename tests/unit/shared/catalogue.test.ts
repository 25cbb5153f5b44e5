import { describe, expect, it } from 'vitest';
import { authorStyles } from '../../../shared/catalogue/author-styles.ts';
import { categories } from '../../../shared/catalogue/categories.ts';
import { type Choice, labelOf, slugify } from '../../../shared/catalogue/choice.ts';
import {
  AudienceSchema,
  audiences,
  DifficultySchema,
  detailLevels,
  difficulties,
  durations,
  lessonStyles,
} from '../../../shared/catalogue/contract-choices.ts';
import {
  anchorDefaults,
  customDefaults,
  customHelperDefaults,
  defaultAssessment,
  TITLE_PENDING,
  traditionalDefaults,
} from '../../../shared/catalogue/defaults.ts';
import { AI_CHOICE, CUSTOM, genres } from '../../../shared/catalogue/genres.ts';
import * as limits from '../../../shared/catalogue/limits.ts';
import { sampleOf } from '../../../shared/catalogue/style-voices.ts';
import { tagKinds, tagsOf } from '../../../shared/catalogue/tags.ts';
import { topics } from '../../../shared/catalogue/topics.ts';
import { universes } from '../../../shared/catalogue/universes.ts';
import { extensionOf, filePlaceholder, uploadTypes } from '../../../shared/catalogue/uploads.ts';

const labels = (choices: readonly Choice[]) => choices.map(({ label }) => label);
const slugs = (choices: readonly Choice[]) => choices.map(({ slug }) => slug);
const subtopics = (label: string) => labels(topics.find((topic) => topic.label === label)?.subtopics ?? []);
const category = (label: string) => labels(categories.find((each) => each.label === label)?.subcategories ?? []);

describe('the creation screens', () => {
  it('offer these durations [CAT-01]', () => {
    expect(durations).toEqual([15, 30, 45, 60, 90, 120]);
  });
  it('offer these audiences [CAT-02]', () => {
    expect(labels(audiences)).toEqual([
      'elementary (ages 6-11)',
      'middle (11-14)',
      'high (14-18)',
      'college (18+)',
      'adult (self-study)',
      'professional',
    ]);
    expect(slugs(audiences)).toEqual(AudienceSchema.options);
  });
  it('offer these difficulties [CAT-03]', () => {
    expect(labels(difficulties)).toEqual(['beginner', 'intermediate', 'advanced']);
    expect(slugs(difficulties)).toEqual(DifficultySchema.options);
  });
  it('of Anchor offer these audiences [CAT-04]', () => {
    const anchor = audiences.flatMap((audience) => ('anchorLabel' in audience ? [audience.anchorLabel] : []));
    expect(anchor).toEqual(['Middle School', 'High School', 'Undergraduate', 'Professional']);
  });
  it('of Anchor offer these difficulties [CAT-05]', () => {
    expect(difficulties.map(({ anchorLabel }) => anchorLabel)).toEqual(['Beginner', 'Medium', 'Advanced']);
  });
  it('offer these genres [CAT-06]', () => {
    expect(labels(genres)).toEqual([
      'Fantasy',
      'Science Fiction',
      'Mystery',
      'Adventure',
      'Historical Fiction',
      'Romance',
      'Thriller',
      'Horror',
      'Comedy',
      'Drama',
      'Biography',
      'Documentary',
    ]);
  });
  it('know two choices besides the presets, which are no presets themselves', () => {
    expect([CUSTOM, AI_CHOICE]).toEqual(['custom', 'ai-choice']);
    for (const list of [genres, authorStyles, universes]) {
      expect(slugs(list)).not.toContain(CUSTOM);
      expect(slugs(list)).not.toContain(AI_CHOICE);
    }
  });
  it('offer exactly 14 author styles, each with a craft of its own and a genre that suits it [CAT-08, CAT-10]', () => {
    expect(authorStyles).toHaveLength(14);
    expect(new Set(authorStyles.map(({ directives }) => directives)).size).toBe(14);
    const suited = new Set(authorStyles.flatMap(({ genres: natural }) => natural));
    expect([...suited].sort()).toEqual(slugs(genres).sort());
  });
  it('let each author style be heard, in whole sentences that are long enough for it', () => {
    for (const slug of slugs(authorStyles)) {
      const sample = sampleOf(slug) ?? '';
      expect(sample.length, slug).toBeGreaterThan(40);
      expect(sample, slug).toMatch(/[.?!]$/);
    }
    expect(sampleOf('poe')).toBe('I shall tell it calmly. I was calm then, too; I merely could not stop.');
  });
  it('of Traditional offer these 18 categories [CAT-12, CAT-13]', () => {
    expect(labels(categories).join('; ')).toBe(
      'Language & Communication; Science Technology Engineering & Mathematics; Computer Science & Data; ' +
        'Business & Management; Health & Medicine; Health & Fitness; Education & Teaching; ' +
        'Social Sciences & Humanities; Arts & Design; Law & Public Policy; Safety & Compliance; Professional Skills; ' +
        'Trades & Vocational; Test Prep & Certifications; Self-Help & Personal Development; ' +
        'Relationships & Family; Cooking & Food; Politics & Civics',
    );
  });
  it('offer 6 to 14 subcategories in each [CAT-14]', () => {
    for (const { subcategories } of categories) {
      expect(subcategories.length).toBeGreaterThanOrEqual(6);
      expect(subcategories.length).toBeLessThanOrEqual(14);
    }
  });
  it('know programming and machine learning among them [CAT-16]', () => {
    expect(category('Computer Science & Data')).toEqual(
      expect.arrayContaining(['Programming Fundamentals', 'Machine Learning']),
    );
  });
  it('know PMP and CPA among them [CAT-17]', () => {
    expect(category('Test Prep & Certifications')).toEqual(expect.arrayContaining(['PMP', 'CPA']));
  });
  it('of Anchor offer Learning Habits with these subtopics [CAT-18]', () => {
    expect(subtopics('Learning Habits')).toEqual([
      'Spaced Repetition',
      'Active Recall',
      'Note-Taking Strategies',
      'Focus & Flow',
    ]);
  });
  it('of Anchor offer Leadership with these subtopics [CAT-19]', () => {
    expect(subtopics('Leadership')).toEqual([
      'Leading Teams',
      'Decision-Making Under Pressure',
      'Emotional Intelligence',
      'Conflict Management',
    ]);
  });
  it('of Anchor offer Communication with these subtopics [CAT-20]', () => {
    expect(subtopics('Communication')).toEqual([
      'Storytelling',
      'Persuasion',
      'Giving & Receiving Feedback',
      'Public Speaking',
    ]);
  });
  it('of Anchor offer these universes [CAT-21]', () => {
    expect(labels(universes)).toEqual([
      'Star Wars',
      'Harry Potter',
      'The Lord of the Rings',
      'The Matrix',
      'Marvel Cinematic Universe',
      'Disney / Pixar',
    ]);
  });
  it('of Traditional offer these styles [TRAD-32]', () => {
    expect(slugs(lessonStyles)).toEqual(['structured', 'concise']);
  });
  it('of editing offer these detail levels', () => {
    expect(detailLevels).toEqual({ short: 2, medium: 4, long: 6 });
  });
});

describe('a slug', () => {
  it('is lower case ASCII, with "and" for "&" and one "-" between words', () => {
    expect(slugify('  Café & Bar: Año — Nº 5!')).toBe('cafe-and-bar-ano-no-5');
  });
  it('is made from its label in every list, and is there once', () => {
    const lists = [genres, universes, categories, topics, ...categories.map((each) => each.subcategories)];
    for (const list of lists) {
      expect(slugs(list)).toEqual(labels(list).map(slugify));
      expect(new Set(slugs(list)).size).toBe(list.length);
    }
    expect(new Set(slugs(authorStyles)).size).toBe(14);
  });
  it('is shown by its label, and what was typed as it was typed', () => {
    expect(labelOf(genres, 'science-fiction')).toBe('Science Fiction');
    expect(labelOf(genres, 'Cozy noir')).toBe('Cozy noir');
  });
});

describe('the defaults', () => {
  it('of Custom are college, intermediate, 30 minutes, private [CUST-38]', () => {
    expect(customDefaults).toEqual({
      targetAudience: 'college',
      difficultyLevel: 'intermediate',
      estimatedDuration: 30,
      isPublic: false,
    });
    expect(customHelperDefaults).toEqual({ genre: 'fantasy', authorInspiration: 'tolkien' });
    expect(TITLE_PENDING).toBe('Generating...');
  });
  it('of Traditional are those, structured, with the category chosen by hand [TRAD-31]', () => {
    expect(traditionalDefaults).toEqual({ ...customDefaults, lessonStyle: 'structured', autoCategory: false });
  });
  it('of the assessment are multiple choice alone [SESS-31]', () => {
    expect(defaultAssessment).toEqual({ mcq: true, short_answer: false, case_study: false });
  });
  it('of Anchor are high school, medium, 45 minutes and a style of the system’s choice [ANCH-43]', () => {
    expect(anchorDefaults).toEqual({
      targetAudience: 'high',
      difficultyLevel: 'intermediate',
      estimatedDuration: 45,
      isPublic: false,
      genre: 'ai-choice',
      authorInspiration: 'ai-choice',
    });
  });
});

describe('the limits', () => {
  it('are what the plans promise', () => {
    expect(limits.planLimits.free).toMatchObject({ stories: 3, lessonsPerMonth: 10, expansionsPerMonth: 5 });
    expect(limits.planLimits.pro).toMatchObject({ stories: null, lessonsPerMonth: null, expansionsPerMonth: null });
  });
  it('of learning are a pass mark of 80, five minutes a quiz, three a scene', () => {
    expect([limits.PASS_MARK, limits.QUIZ_MINUTES, limits.SCENE_MINUTES]).toEqual([80, 5, 3]);
  });
  it('of the bin are seven days, and of a card six tags', () => {
    expect([limits.RECYCLING_DAYS, limits.SHOWN_TAGS]).toEqual([7, 6]);
  });
  it('of files count a megabyte as 1,048,576 bytes [FILE-04]', () => {
    expect([limits.UPLOAD_BYTES, limits.EDIT_UPLOAD_BYTES]).toEqual([10_485_760, 1_048_576]);
  });
  it('of texts are 20, 1,000, 4,000 and 50,000 characters', () => {
    expect([limits.CONTENT_MINIMUM, limits.RECOMMENDED_CONTENT]).toEqual([20, 1_000]);
    expect([limits.CONTENT_PREVIEW, limits.LONG_CONTENT]).toEqual([4_000, 50_000]);
    expect(limits.ANCHOR_MATERIAL_CHARACTERS).toBe(100_000);
  });
});

describe('tags', () => {
  it('are of these four kinds, each slug once', () => {
    expect(tagKinds).toEqual(['industry', 'exam', 'tool', 'pedagogy']);
    for (const kind of tagKinds) {
      expect(new Set(tagsOf(kind)).size).toBe(tagsOf(kind).length);
      expect(tagsOf(kind).map(slugify)).toEqual(tagsOf(kind));
    }
  });
});

describe('a file', () => {
  it('is one of four types, by the end of its name', () => {
    expect(Object.keys(uploadTypes)).toEqual(['txt', 'md', 'pdf', 'docx']);
    expect(['a.PDF', 'b.tar.md', 'c.txt', 'd.docx'].map(extensionOf)).toEqual(['pdf', 'md', 'txt', 'docx']);
    expect(['a.exe', 'pdf', 'a.', 'a.pdf.zip', 'a.constructor'].map(extensionOf)).toEqual(Array(5).fill(undefined));
  });
  it('that has no text yet is stood in for by its name', () => {
    expect(filePlaceholder('notes.pdf')).toContain('notes.pdf');
  });
});
