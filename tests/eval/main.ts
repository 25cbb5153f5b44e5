import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GenerationSpec } from '../../lambdas/domain/generation/spec.ts';
import { detectLanguage } from '../../lambdas/domain/material/detect-language.ts';
import { AudienceSchema, DifficultySchema, difficulties } from '../../shared/catalogue/contract-choices.ts';
import { type Arguments, parseArguments, UsageError, usage } from './arguments.ts';
import { specFor } from './lessons.ts';
import { addFigures, type Figures, measure, noFigures } from './measure.ts';
import { chosenModel } from './model.ts';
import { withFaults } from './plant.ts';
import { type Lesson, writeLesson } from './run.ts';
import { type Item, itemsOf, sampled, sheet } from './sheet.ts';
import { flawLines, table } from './table.ts';
import { readTexts } from './texts.ts';

const OWN_TEXTS = path.resolve(import.meta.dirname, '../fixtures/texts');

const specOverrides = ({ audience, difficulty }: Arguments): Partial<GenerationSpec>[] => {
  const given = audience === undefined ? {} : { targetAudience: AudienceSchema.parse(audience) };
  if (difficulty === undefined) return [given];
  const levels = difficulty === 'all' ? difficulties.map(({ slug }) => slug) : [DifficultySchema.parse(difficulty)];
  return levels.map((difficultyLevel) => ({ ...given, difficultyLevel }));
};

const run = async (): Promise<void> => {
  const args = parseArguments(process.argv.slice(2), OWN_TEXTS);
  const all = specOverrides(args);
  const { texts, refused } = await readTexts(args.folder);
  const { model, close } = await chosenModel(process.env);
  const rows: [string, Figures][] = [];
  const items: Item[] = [];
  let index = 0;
  for (const { name, text } of texts) {
    const lessons: Lesson[] = [];
    for (const kind of args.kinds)
      for (const minutes of args.minutes)
        for (const wishes of all) lessons.push(await writeLesson(text, specFor(kind, minutes, index++, wishes), model));
    rows.push([`${name} (${detectLanguage(text)})`, lessons.map(measure).reduce(addFigures, noFigures())]);
    items.push(...itemsOf(name, lessons));
    process.stderr.write(`${name}\n`);
  }
  await close();
  const total = rows.map(([, figures]) => figures).reduce(addFigures, noFigures());
  console.log(table([...rows, ['all', total]]));
  console.log(`\nFlaws in what was published: ${flawLines(total)}`);
  for (const { name, reason } of refused) console.log(`refused: ${name} (${reason})`);
  if (args.sheet === undefined) return;
  const shown = sampled(items, args.questions + args.plant, args.seed);
  writeFileSync(args.sheet, sheet(withFaults(shown, args.plant, args.seed)));
};

try {
  await run();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
