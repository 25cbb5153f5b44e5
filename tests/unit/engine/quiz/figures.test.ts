import { describe, expect, it } from 'vitest';
import { type Kind, kinds, specFor } from '../../../eval/lessons.ts';
import { addFigures, measure, noFigures } from '../../../eval/measure.ts';
import { chosenModel } from '../../../eval/model.ts';
import { writeLesson } from '../../../eval/run.ts';
import { fixture, fixtureNames } from '../teach.ts';

const LONG_TEXT = 1_500;
/** Of the questions asked for, on texts long enough to hold them. */
const PUBLISHED = 0.7;
/** Two lengths a mode, and another two for the next: all six of them on every text. */
const minutesOf: Readonly<Record<Kind, readonly number[]>> = {
  custom: [15, 60],
  structured: [30, 120],
  concise: [45, 90],
  anchor: [15, 120],
};

describe.each(fixtureNames.map((name, index) => ({ name, index })))(
  'lessons of all modes from $name',
  ({ name, index }) => {
    it('quote word for word, resolve every key, ask nothing twice and show no major flaw [GEN-18]', async () => {
      const { model } = await chosenModel({});
      let figures = noFigures();
      for (const kind of kinds)
        for (const minutes of minutesOf[kind])
          figures = addFigures(
            figures,
            measure(await writeLesson(fixture(name), specFor(kind, minutes, index), model)),
          );
      const { lessons, failed, passages, verbatim, keys, resolvable, major, duplicates, scenesMissing } = figures;
      expect({ lessons, failed, scenesMissing }).toEqual({ lessons: 8, failed: 0, scenesMissing: 0 });
      expect(passages).toBeGreaterThan(40);
      expect({ verbatim, resolvable, major, duplicates }).toEqual({
        verbatim: passages,
        resolvable: keys,
        major: 0,
        duplicates: 0,
      });
      expect(figures.words / lessons).toBeGreaterThan(LONG_TEXT - 50);
      expect(figures.passed / figures.asked).toBeGreaterThanOrEqual(PUBLISHED);
    });
  },
);
