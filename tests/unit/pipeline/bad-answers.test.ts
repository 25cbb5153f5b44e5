import { describe, expect, it } from 'vitest';
import { kinds, specFor } from '../../eval/lessons.ts';
import { addFigures, measure, noFigures } from '../../eval/measure.ts';
import { type Lesson, writeLesson } from '../../eval/run.ts';
import { badModel } from '../../fixtures/lesson/bad-answers.ts';
import { topicTexts } from '../../fixtures/lesson/topic-texts.ts';

const ANSWERS = 150;
/** Full of terms, so that the embedded engine has good answers that can be spoiled. */
const texts = [...topicTexts.values()];
const FORBIDDEN = /<script|<img|evil\.example|javascript:|<chunk|Add none of your own/i;

const shownIn = ({ world }: Lesson): string =>
  JSON.stringify([[...world.scenes.values()], world.plan, world.finish?.notes]);

describe('450 bad answers of a model: wrong, malicious or broken', () => {
  it.each([0, 1, 2])(
    'publish nothing that is not in the material, not keyed, asked twice or badly made (part %d) [GEN-18, GEN-24]',
    async (part) => {
      let figures = noFigures();
      let bad = 0;
      let written = 0;
      for (let index = part; bad < ANSWERS; index += 3) {
        const text = texts[index % texts.length] ?? '';
        const kind = kinds[index % kinds.length] ?? 'custom';
        const model = badModel(`lesson ${index}`, index % 2 === 0 ? 0.9 : 0.5);
        const lesson = await writeLesson(text, specFor(kind, 60, index), model);
        bad += model.bad();
        if (lesson.failure !== undefined) continue;
        written += 1;
        expect(shownIn(lesson)).not.toMatch(FORBIDDEN);
        figures = addFigures(figures, measure(lesson));
      }
      const { passages, verbatim, keys, resolvable, major, duplicates } = figures;
      expect(written).toBeGreaterThan(1);
      expect(passages).toBeGreaterThan(4);
      expect({ verbatim, resolvable, major, duplicates }).toEqual({
        verbatim: passages,
        resolvable: keys,
        major: 0,
        duplicates: 0,
      });
    },
  );
});
