import { beforeAll, expect, it, vi } from 'vitest';

/* The test replaces every limit by another number: a sentence that still shows the old one does not use the limit. */
vi.mock('../../../../shared/catalogue/limits.ts', async (load) => {
  const real = await load<typeof import('../../../../shared/catalogue/limits.ts')>();
  const { free, pro } = real.planLimits;
  return {
    ...real,
    planLimits: {
      free: { ...free, stories: 12, lessonsPerMonth: 31, expansionsPerMonth: 32, running: 4 },
      pro: { ...pro, running: 17 },
    },
    RECYCLING_DAYS: 1,
    PASS_MARK: 66,
    UPLOAD_BYTES: 33 * 1_048_576,
    EDIT_UPLOAD_BYTES: 34 * 1_048_576,
    MATERIAL_CHARACTERS: 7_700_000,
    ANCHOR_MATERIAL_CHARACTERS: 8_800,
  };
});
vi.mock('../../../../shared/catalogue/plans.ts', async (load) => ({ ...(await load<object>()), TRIAL_DAYS: 45 }));
vi.mock('../../../../shared/catalogue/avatars.ts', async (load) => ({
  ...(await load<object>()),
  AVATAR_BYTES: 35 * 1_048_576,
}));

/** Every sentence of the features page, the frequent questions and the dashboards. */
let said: string;
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

beforeAll(async () => {
  const { cards } = await import('../../../../web/src/features/tour/cards.ts');
  const { categories } = await import('../../../../web/src/features/faq/questions.ts');
  const { chapters } = await import('../../../../web/src/features/about/chapters.ts');
  const { questionsOf } = await import('../../../../web/src/features/pricing/questions.tsx');
  const { freeStories } = await import('../../../../web/src/lib/words/free-stories.ts');
  const { handle } = await import('../../../../web/src/routes/site/pricing.tsx');
  const prices = questionsOf({ month: 19, year: 190 }).map(({ answer }) => answer);
  said = strings([cards, categories, chapters, prices, freeStories, handle.description]).join('\n');
});

it('names what the plans allow by the numbers that are enforced', () => {
  expect(said).toContain('Twelve story sessions are free.');
  expect(said).toContain(
    'Up to 12 story sessions in all, and 31 Traditional lessons and 32 expansions each calendar month.',
  );
  expect(said).toContain('seventeen generations at a time instead of four.');
  expect(said).toContain('Yes: 45 days of Pro, no card needed');
  expect(said).toContain('with a trial of 45 days.');
});

it('names the days of the recycling bin, the mark and the sizes by the numbers that are enforced', () => {
  expect(said).toContain('Deleted sessions wait one day in the recycling bin.');
  expect(said).toContain('A deleted session waits 1 day in the recycling bin');
  expect(said).toContain('its quizzes average at least 66%');
  expect(said).toContain('txt, md, pdf, docx, up to 33 MB and 7,700,000 characters');
  expect(said).toContain('To expand a session: .txt or .md, up to 34 MB.');
});

it('says nowhere what was enforced before', () => {
  expect(said).not.toMatch(/80%|\b14 days|seven days|7 days|\b10 MB|500,000|Three story|three generations/);
});

it('asks before a deletion, and refuses a file, by the numbers that are enforced', async () => {
  const { customDashboard, anchorDashboard } = await import(
    '../../../../web/src/features/session/dashboard/dashboards.ts'
  );
  const { checkFile } = await import('../../../../web/src/features/upload/check-file.ts');
  const { editFileRefusal } = await import('../../../../web/src/features/edit/check-edit-file.ts');
  const { photoRefusal } = await import('../../../../web/src/features/profile/photo.ts');
  const { refusalTexts } = await import('../../../../web/src/texts/refusal.ts');
  const size = 40 * 1_048_576;
  expect(customDashboard.askDelete('Light')).toMatch(/It will be moved to the recycling bin for 1 day\.$/);
  expect(anchorDashboard.askDelete('Light')).toBe('Delete "Light"? It will move to the recycling bin for 1 day.');
  expect(customDashboard.selecting).toBe('Select Multiple mode. Deleted stories stay in the bin for 1 day.');
  expect(checkFile({ name: 'a.pdf', size })).toEqual({ kind: 'refused', text: 'File must be smaller than 33MB' });
  expect(editFileRefusal({ name: 'a.txt', size })).toBe('File must be smaller than 34MB');
  expect(photoRefusal({ type: 'image/png', size })).toBe('Image must be smaller than 35MB.');
  expect(refusalTexts.anchor_content_long).toBe('Content too long. Max 8,800 characters.');
});
