import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import PrintedLesson from '../../../../web/src/features/viewer/print/printed-lesson.tsx';
import { eightActivities, practisedContent } from '../../../fixtures/lesson/practised.ts';
import { aPassage, aScene, aSession } from '../samples/sessions.ts';

const remembered = (sentences: number) =>
  eightActivities.flatMap((one) =>
    one.kind === 'recall'
      ? [{ ...one, sentences: Array.from({ length: sentences }, (_, at) => aPassage(`Sentence ${at + 1}.`)) }]
      : [],
  );

const printed = (given: Parameters<typeof aScene>[1]) => {
  const scenes = [aScene(1, { title: 'Dough', content: practisedContent, ...given })];
  return render(<PrintedLesson session={aSession()} scenes={scenes} cover={null} MathProse={undefined} />);
};

it('leaves room for what a whole passage said, and leads back to it', () => {
  const { container } = printed({ activities: remembered(0) });
  expect(container.querySelectorAll('.line')).toHaveLength(8);
  screen.getByText('Without looking back: what does the part “What yeast does” say?');
  within(container.querySelector<HTMLElement>('.answers')!).getByText('Compare it with the part “What yeast does”.');
});

it.each([
  [1, 4],
  [6, 6],
  [40, 10],
])('has room on paper for what %d sentences said: %d lines', (sentences, lines) => {
  const { container } = printed({ activities: remembered(sentences) });
  expect(container.querySelectorAll('.line')).toHaveLength(lines);
});

it('prints each exercise without its answer, and all answers behind the lesson', () => {
  const { container } = printed({ activities: [...eightActivities] });
  const answers = container.querySelector<HTMLElement>('.answers');
  expect(container.querySelector('.paper')?.lastElementChild).toBe(answers);
  const [asked] = [...container.querySelectorAll<HTMLElement>('.questions')];
  expect(asked?.querySelectorAll(':scope > li')).toHaveLength(eightActivities.length);
  expect(within(asked!).queryByText(/^fermentation, gluten$/)).toBeNull();
  expect(within(answers!).getByText(/^fermentation, gluten$/)).toBeTruthy();
  expect(within(answers!).getAllByRole('list').length).toBeGreaterThan(1);
});

it('prints the door of a chapter and what it is likened to', () => {
  const likeness = { title: 'A tent', image: 'Gas holds it up.', ends: 'A tent has poles.', asks: 'Which are they?' };
  printed({ vignette: 'A baker wakes.', likeness });
  screen.getByText('A baker wakes.');
  for (const text of Object.values(likeness)) screen.getByText(text);
});
