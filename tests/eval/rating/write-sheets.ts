import { writeFileSync } from 'node:fs';
import { type ActivityItem, activitySheet, keyOfActivity } from './activity-sheet.ts';
import { keyOfOpen, type OpenItem, openSheet } from './open-sheet.ts';
import { sampled } from './order.ts';
import { withFaults } from './plant.ts';
import { type Item, questionSheet } from './question-sheet.ts';

interface SheetWish {
  readonly file: string;
  readonly questions: number;
  /** How many more questions the sheet has that were spoiled on purpose. */
  readonly plant: number;
  readonly open: number;
  readonly activities: number;
  readonly seed: string;
}

/** What there is to rate. */
interface Rated {
  readonly questions: readonly Item[];
  readonly open: readonly OpenItem[];
  readonly activities: readonly ActivityItem[];
}

/** Writes the sheet for a rater, and beside it, as `….key.md`, which questions were spoiled. */
export const writeSheets = (wish: SheetWish, { questions: items, open, activities }: Rated): void => {
  const { file, questions, plant, seed } = wish;
  const asked = sampled(items, questions + plant, ({ text, question }) => `${text}/${question}`, seed);
  const planted = withFaults(asked, Math.min(plant, asked.length), seed);
  const written = sampled(open, wish.open, keyOfOpen, seed);
  const done = sampled(activities, wish.activities, keyOfActivity, seed);
  writeFileSync(
    file,
    `${[
      '# Rating sheet',
      '## Questions',
      questionSheet(planted.items),
      '## Questions in one’s own words',
      openSheet(written),
      '## Activities',
      activitySheet(done),
    ].join('\n\n')}\n`,
  );
  const key = `# Spoiled on purpose\n\nQuestions ${planted.spoiled.join(', ') || '–'}\n`;
  writeFileSync(file.replace(/(?:\.md)?$/, '.key.md'), key);
};
