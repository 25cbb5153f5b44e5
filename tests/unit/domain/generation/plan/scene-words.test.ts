import { expect, it } from 'vitest';
import { sceneWords } from '../../../../../lambdas/domain/generation/plan/scene-words.ts';
import { contractOf } from '../../../../fixtures/lesson/contract.ts';
import { riverChunks } from '../../../../fixtures/lesson/questions.ts';

const chunks = riverChunks(3);

it.each(['overview', 'signposts', 'recap', 'bridge', 'chapter', 'summary'] as const)(
  'asks for %s between 60 and 900 words',
  (type) => {
    for (const estimatedDuration of [15, 30, 45, 60, 90, 120]) {
      const { min, max, least, most } = sceneWords(type, contractOf({ estimatedDuration }), chunks);
      expect([least, most]).toEqual([60, 900]);
      expect(min).toBeGreaterThanOrEqual(least);
      expect(max).toBeGreaterThan(min);
      expect(max).toBeLessThanOrEqual(most);
    }
  },
);

it('asks for longer chapters when the same number of scenes has more time', () => {
  const at = (estimatedDuration: number) =>
    sceneWords('chapter', contractOf({ estimatedDuration, sceneTarget: 9 }), chunks).max;
  expect(at(60)).toBeGreaterThan(at(30));
});

it('accepts a short scene where the material says no more', () => {
  const [chunk] = chunks;
  const thin = chunk ? [{ ...chunk, text: 'The Alder runs for sixty kilometres and freezes in winter.' }] : [];
  expect(sceneWords('chapter', contractOf(), thin)).toMatchObject({ min: 20, least: 20 });
});
