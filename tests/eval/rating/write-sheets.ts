import { writeFileSync } from 'node:fs';
import { type ActivityItem, activitySheet, keyOfActivity } from './activity-sheet.ts';
import { sampled } from './order.ts';
import { withFaults } from './plant.ts';
import { type Item, questionSheet } from './question-sheet.ts';

interface SheetWish {
  readonly file: string;
  readonly questions: number;
  /** How many more questions the sheet has that were spoiled on purpose. */
  readonly plant: number;
  readonly activities: number;
  readonly seed: string;
}

/** Writes the sheet for a rater, and beside it, as `….key.md`, which questions were spoiled. */
export const writeSheets = (wish: SheetWish, items: readonly Item[], activities: readonly ActivityItem[]): void => {
  const { file, questions, plant, seed } = wish;
  const asked = sampled(items, questions + plant, ({ text, question }) => `${text}/${question}`, seed);
  const planted = withFaults(asked, Math.min(plant, asked.length), seed);
  const done = sampled(activities, wish.activities, keyOfActivity, seed);
  writeFileSync(
    file,
    `# Rating sheet\n\n## Questions\n\n${questionSheet(planted.items)}\n\n## Activities\n\n${activitySheet(done)}\n`,
  );
  const key = `# Spoiled on purpose\n\nQuestions ${planted.spoiled.join(', ') || '–'}\n`;
  writeFileSync(file.replace(/(?:\.md)?$/, '.key.md'), key);
};
