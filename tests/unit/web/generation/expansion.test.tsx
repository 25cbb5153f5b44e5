import { expect, it, vi } from 'vitest';
import { failureText } from '../../../../web/src/features/generation/failure-text.ts';
import { createExpansionWatch } from '../../../../web/src/lib/api/expansion-watch.ts';
import { createFreshness } from '../../../../web/src/lib/api/live-updates.ts';
import { aSession, atWork, SESSION } from '../samples/sessions.ts';

const watch = () => {
  const announce = vi.fn();
  const failed = vi.fn();
  return { announce, failed, ...createExpansionWatch({ grown: announce, failed }) };
};

it('finds the moment at which new scenes stand, once [EDIT-23, EDIT-25]', () => {
  const { announce, see } = watch();
  see(aSession({ version: 4, generated_scene_count: 8 }));
  see(aSession({ version: 5, generated_scene_count: 8, generation: atWork(1, 3).generation }));
  expect(announce).not.toHaveBeenCalled();
  see(aSession({ version: 6, generated_scene_count: 11 }));
  see(aSession({ version: 6, generated_scene_count: 11 }));
  see(aSession({ version: 5, generated_scene_count: 8 }));
  see(aSession({ version: 6, generated_scene_count: 11 }));
  expect(announce.mock.calls).toEqual([[SESSION]]);
});

it('is silent about a first generation, and about what failed before it was seen', () => {
  const { announce, failed, see } = watch();
  see(atWork(3, 9, { version: 2, generated_scene_count: 0 }));
  see(aSession({ version: 3, generated_scene_count: 9 }));
  see(aSession({ version: 4, generated_scene_count: 9, failure_reason: { code: 'busy' } }));
  expect([announce, failed].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it('finds the moment at which an update failed, once, and says that the story stays [EDIT-24]', () => {
  const { announce, failed, see } = watch();
  see(aSession({ version: 4, generation: atWork(1, 3).generation }));
  const ended = aSession({ version: 5, failure_reason: { code: 'busy' } });
  see(ended);
  see(ended);
  expect(failed.mock.calls).toEqual([[ended]]);
  expect(announce).not.toHaveBeenCalled();
  expect(failureText(ended)).toBe(
    'The update failed: The model that writes lessons was too busy. Please try again in a few minutes.',
  );
});

it('hears of the generation that adds, although the session never left ready [EDIT-24]', () => {
  const isFresh = createFreshness();
  const told = (version: number) => ({
    kind: 'generation.updated' as const,
    id: SESSION,
    version,
    phase: 'generate' as const,
    written: version,
    total: 9,
  });
  expect([told(1), told(7), told(7), told(6)].map(isFresh)).toEqual([true, true, false, false]);
  expect([told(1), told(2)].map(isFresh)).toEqual([true, true]);
});
