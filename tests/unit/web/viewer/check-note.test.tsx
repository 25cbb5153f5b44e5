import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SceneCheck } from '../../../../shared/model/session/scene-check.ts';
import { CheckNote } from '../../../../web/src/features/viewer/scenes/check-note.tsx';

const said = (check: SceneCheck, writing = true): string =>
  renderToStaticMarkup(<CheckNote check={check} writing={writing} />).replace(/<[^>]*>/g, ' ');

const removed = [{ sentence: 'The trial was repeated in Berlin.', reason: 'Your notes speak of one trial.' }];

it('says of a scene that it is being checked while its lesson is written', () => {
  expect(said({ state: 'waiting', removed: [] })).toContain('Being checked against the material');
});

it('says of a checked scene that it is checked', () => {
  expect(said({ state: 'done', removed: [] })).toContain('Checked against the material');
});

it('says how much was taken out and mended, and where that shows', () => {
  const text = said({ state: 'done', removed, mended: [...removed, ...removed] });
  expect(text).toContain('Checked: 1 sentence taken out and 2 sentences mended.');
  expect(text).toContain('Show where and why');
  expect(said({ state: 'done', removed: [], mended: removed })).toContain('Checked: 1 sentence mended.');
});

it('claims nothing where nobody has read the scene', () => {
  expect(said({ state: 'failed', removed: [] })).toBe('');
  expect(said({ state: 'waiting', removed: [] }, false)).toBe('');
});
