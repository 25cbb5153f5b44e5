import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../../../../web/src/features/wizard/material/sections.ts';
import { outlineOf, share } from '../../../../web/src/features/wizard/steps/outline.ts';

const notes = `Light reactions
Photolysis: light energy splits water in the thylakoid membrane. Oxygen is released as a by-product.

Calvin cycle
Takes place in the stroma. Rubisco fixes carbon dioxide; ATP and NADPH are spent to reduce it to sugar.`;

const file = { uploadId: 'upl_01JZ8E5V6H7K8M9N0P1Q2R3S4T', name: 'a.pdf', size: 10, until: 0 } as const;
const titles = (content: string) => sectionsOf(content).map(({ title }) => title);

describe('the headings of notes', () => {
  it('are short lines over longer text', () => {
    expect(titles(notes)).toEqual(['Light reactions', 'Calvin cycle']);
  });

  it('are Markdown headings of the level that divides the text', () => {
    expect(titles('# Biology\n\n## Cells\nText.\n\n### Walls\nText.\n\n## Leaves\nText.')).toEqual(['Cells', 'Leaves']);
  });

  it('are numbered lines without their numbers', () => {
    expect(
      titles('1. The cell\nA cell is the smallest living thing.\n\n2. The leaf\nA leaf catches the light.'),
    ).toEqual(['The cell', 'The leaf']);
  });

  it('are not found in code, in sentences or at the end', () => {
    expect(
      titles('A sentence that ends.\nAnother sentence that is longer.\n\n```\n# not a heading\n```\n\nThe end'),
    ).toEqual([]);
  });
});

describe('the plan beside the form', () => {
  it('shows the scenes and questions of the chosen duration [CUST-04]', () => {
    expect(outlineOf({ content: '', file: null, estimatedDuration: 30 })).toMatchObject({ scenes: 9, questions: 7 });
    expect(outlineOf({ content: '', file: null, estimatedDuration: 60 })).toMatchObject({ scenes: 16, questions: 13 });
  });

  it('promises of short material no more than it gives: scenes, questions and minutes [CUST-04, GEN-18]', () => {
    const page = 'The leaf catches light and splits water in its cells. '.repeat(24);
    const long = { content: page.repeat(20), file: null, estimatedDuration: 30 };
    expect(outlineOf({ content: page, file: null, estimatedDuration: 30 })).toMatchObject({
      scenes: 3,
      questions: 4,
      minutes: 10,
    });
    expect(outlineOf(long)).toMatchObject({ scenes: 9, questions: 7, minutes: 30 });
    expect(outlineOf({ content: page, file, estimatedDuration: 30 })).toMatchObject({ scenes: 9, questions: 7 });
  });

  it('follows the headings, and names no overview where there is no room for it [CUST-04]', () => {
    const more = 'Every word of it is there to be learned by heart. '.repeat(15);
    const content = notes.replace('by-product.', `by-product. ${more}`).concat(` ${more}`);
    const { lines } = outlineOf({ content, file: null, estimatedDuration: 30 });
    expect(lines.map(({ title }) => title)).toEqual(['Light reactions', 'Calvin cycle', 'Room for more', 'Summary']);
    expect(lines[0]?.note).toBe('1 scene, 1 quiz');
    expect(lines[1]?.note).toBe('1 scene, 1 quiz');
  });

  it('is about the topic where there is no material', () => {
    const { lines } = outlineOf({ content: '', file: null, estimatedDuration: 30 }, undefined, 'Active Recall');
    expect(lines[1]).toMatchObject({ title: 'Active Recall', soft: true });
  });

  it('says that a document is read later', () => {
    const { lines } = outlineOf({ content: '', file, estimatedDuration: 30 });
    expect(lines[1]).toEqual({ title: 'a.pdf', note: 'read when the writing begins', soft: true });
    expect(outlineOf({ content: 'Notes.', file, estimatedDuration: 30 }).unread).toBe(true);
    expect(outlineOf({ content: 'Notes.', file: null, estimatedDuration: 30 }).unread).toBe(false);
  });

  it('lists no overview for a quick note, which has none [CUST-04, GEN-39]', () => {
    const asked = { mode: 'traditional', lessonStyle: 'concise', sceneTarget: 12, questionTarget: 15 } as const;
    const titles = outlineOf({ content: '', file: null, estimatedDuration: 120 }, asked).lines.map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Your material', 'Summary']);
  });

  it('gathers more headings than there are chapters', () => {
    const many = Array.from({ length: 12 }, (_, part) => `## Part ${part + 1}\n${'text '.repeat(100)}`).join('\n\n');
    const { lines } = outlineOf({ content: many, file: null, estimatedDuration: 15 });
    expect(lines.map(({ title }) => title)).toEqual(['Overview', 'Part 1 and 5 more', 'Part 7 and 5 more', 'Summary']);
  });

  it('gives every part a scene before any has two', () => {
    expect(share(5, [900, 10, 10])).toEqual([3, 1, 1]);
    expect(share(2, [1, 1, 1]).reduce((sum, one) => sum + one, 0)).toBe(2);
  });
});
