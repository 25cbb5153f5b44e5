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

it('says what was taken out and why', () => {
  const text = said({ state: 'done', removed });
  expect(text).toContain('1 sentence was taken out');
  expect(text).toContain('The trial was repeated in Berlin.');
  expect(text).toContain('Your notes speak of one trial.');
});

it('claims nothing where nobody has read the scene', () => {
  expect(said({ state: 'failed', removed: [] })).toBe('');
  expect(said({ state: 'waiting', removed: [] }, false)).toBe('');
});
