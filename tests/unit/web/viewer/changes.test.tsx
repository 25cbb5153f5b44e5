import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { SceneCheck } from '../../../../shared/model/session/scene-check.ts';
import { changesOf } from '../../../../web/src/features/viewer/prose/changes-of.ts';
import Prose from '../../../../web/src/features/viewer/prose/prose.tsx';
import ProseMath from '../../../../web/src/features/viewer/prose/prose-math.tsx';

const gone = { sentence: 'It was **repeated** in Berlin.', reason: 'Your notes speak of one trial.' };
const show = (content: string, check: SceneCheck, Text: typeof Prose = Prose) => {
  const { container } = render(<Text content={content} sources={[]} terms={[]} changes={changesOf(check)} />);
  return container;
};
/** The text with a sign for each mark. */
const markedText = (container: HTMLElement): string => {
  for (const note of container.querySelectorAll('.notes')) note.remove();
  for (const mark of container.querySelectorAll('.change')) mark.replaceWith('‸');
  return container.textContent?.trim() ?? '';
};
const after = (content: string, last: string): string =>
  markedText(show(content, { state: 'done', removed: [{ ...gone, at: content.indexOf(last) + last.length }] }));

describe('a sentence that a second reader took out', () => {
  it.each([
    ['in a paragraph', 'The gas was weighed. It rose.', 'weighed.', 'The gas was weighed.‸ It rose.'],
    ['at its end', 'The gas was weighed.', 'weighed.', 'The gas was weighed.‸'],
    ['after emphasis', '**The gas.** It rose.', 'gas.**', 'The gas.‸ It rose.'],
    ['behind escapes', '2 \\* 3 is six. It rose.', 'six.', '2 * 3 is six.‸ It rose.'],
    ['in a list', '- One is red.\n- Two is blue. It is.', 'blue.', 'One is red.\nTwo is blue.‸ It is.'],
    ['in a quotation', '> One is\n> red. It is.', 'red.', 'One is\nred.‸ It is.'],
    ['in a cell', '| a | b |\n|---|---|\n| One is red. | Two |', 'red.', 'abOne is red.‸Two'],
  ])('leaves a mark where it stood: %s', (_, content, last, expected) => {
    expect(after(content, last)).toBe(expected);
  });

  it('leaves a mark behind a formula', () => {
    const content = 'It is $x$. It rose.';
    const at = content.indexOf('$.') + 2;
    const box = show(content, { state: 'done', removed: [{ ...gone, at }] }, ProseMath);
    expect(markedText(box)).toMatch(/\.‸ It rose\.$/);
  });

  it('is told in the margin, and by the mark when that is pressed', async () => {
    const box = show('The gas was weighed. It rose.', { state: 'done', removed: [{ ...gone, at: 20 }] });
    expect(box.querySelector('.notes')?.textContent).toBe(
      'Taken outIt was repeated in Berlin.Your notes speak of one trial.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'A sentence was taken out here. Show it' }));
    const said = await screen.findByRole('dialog', { name: 'Taken out' });
    expect(said.textContent).toContain('Your notes speak of one trial.');
  });

  it('has no mark where nothing stands before it, and is told beside the first paragraph', () => {
    const box = show('The gas.\n\nIt rose.', { state: 'done', removed: [gone] });
    expect(box.querySelectorAll('.change')).toHaveLength(0);
    expect(box.querySelector('.part')?.textContent).toContain('Your notes speak of one trial.');
  });
});

it('marks a mended sentence without a note beside the text', async () => {
  const box = show('The gas was weighed. It rose.', { state: 'done', removed: [], mended: [{ ...gone, at: 29 }] });
  expect(box.querySelector('.notes')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'This sentence was mended. Show what it was' }));
  expect((await screen.findByRole('dialog', { name: 'Mended' })).textContent).toContain('It was repeated in Berlin.');
});

it('stays what it is, with its focus, when the page is shown anew', () => {
  const text = (content: string) => {
    const changes = changesOf({ state: 'done', removed: [{ ...gone, at: 20 }] });
    const terms = [{ term: 'gas', definition: 'What rises.' }];
    const passage = { chunk: 'c1', heading: null, quote: 'The gas was weighed.', start: 0, end: 20 };
    const slots = {
      inText: [{ id: 'a', covers: 'Weights' }],
      activity: () => null,
      coverable: (_: string, children: ReactNode) => children,
    };
    return (
      <Prose
        content={content}
        sources={[passage]}
        terms={terms}
        changes={changes}
        slots={slots}
        passage={passage.quote}
      />
    );
  };
  const { container, rerender } = render(text('# Weights\n\nThe gas was weighed. It rose.'));
  const kept = [...container.querySelectorAll('[data-asked], button')];
  expect(kept.length).toBeGreaterThan(1);
  rerender(text('# Weights\n\nThe gas was weighed. It rose.'));
  expect([...container.querySelectorAll('[data-asked], button')]).toEqual(kept);
  expect(kept.every((one) => one.isConnected)).toBe(true);
});

it('keeps several marks in their order, and their places without the title of the scene', () => {
  const content = 'One. Two. Three.';
  const removed = [4, 9, 9].map((at) => ({ ...gone, at: at + 7 }));
  const changes = changesOf({ state: 'done', removed }, 7);
  const { container } = render(<Prose content={content} sources={[]} terms={[]} changes={changes} />);
  expect(markedText(container)).toBe('One.‸ Two.‸‸ Three.');
});
