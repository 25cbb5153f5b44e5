import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../../shared/plan/blocks.ts';
import { cleanText } from '../../../../shared/plan/clean-text.ts';
import { cutText } from '../../../../shared/plan/cut.ts';
import { questionsIn } from '../../../../shared/plan/material-yield.ts';
import { cutIntoPieces } from '../../../../shared/plan/pieces.ts';
import { weightedWords } from '../../../../shared/plan/weighted-words.ts';

const words = (count: number) => `${Array(count).fill('word').join(' ')}.`;
const blocks = (text: string) =>
  blocksOf(text).map(({ start, end, level, title }) => [text.slice(start, end), level, title]);

describe('the blocks of a text', () => {
  it('are its headings, by either kind of mark, and what stands between blank lines', () => {
    const text = '# One #\nIts text\ngoes on.\n\nTwo \n===\n\n  Three\n---\nmore\n\n Four\n----\n';
    expect(blocks(text)).toEqual([
      ['# One #', 1, 'One'],
      ['Its text\ngoes on.', null, ''],
      ['Two \n===', 1, 'Two'],
      ['  Three\n---\nmore', null, ''],
      [' Four\n----', 2, 'Four'],
    ]);
    expect(blocks('Before\n### Three deep\nAfter')).toEqual([
      ['Before', null, ''],
      ['### Three deep', 3, 'Three deep'],
      ['After', null, ''],
    ]);
  });

  it('keep what stands in a fence together, whatever it looks like', () => {
    expect(blocks('# Title\nBefore\n```\n# no heading\n\ncode\n```\nAfter')).toEqual([
      ['# Title', 1, 'Title'],
      ['Before', null, ''],
      ['```\n# no heading\n\ncode\n```', null, ''],
      ['After', null, ''],
    ]);
  });

  const levelOf = (line: string, next: string) => blocksOf(`${line}\n\n${next}`)[0]!.level;
  it.each([
    ['a short line above a longer text', 'Rivers', words(20), 1],
    ['no sentence', 'Rivers flow.', words(20), null],
    ['no line above a text hardly longer', 'Rivers', 'x'.repeat(12), null],
    ['a line above a text of more than twice its length', 'Rivers', 'x'.repeat(13), 1],
    ['twelve words', `Abc${' de'.repeat(11)}`, words(99), 1],
    ['not thirteen words', `Abc${' de'.repeat(12)}`, words(99), null],
    ['ninety characters', `R${'x'.repeat(89)}`, words(99), 1],
    ['not more characters', `R${'x'.repeat(90)}`, words(99), null],
    ['no line that begins small', 'rivers', words(20), null],
  ] as const)('hold as a heading, where there are no marks, %s', (_, line, next, level) => {
    expect(levelOf(line, next)).toBe(level);
  });

  it('are of the second level after the first, where there are no marks', () => {
    expect(
      blocks(`  Rivers\n\n${words(20)}\n\n Seas\n\n${words(20)}`).map(([, level, title]) => [level, title]),
    ).toEqual([
      [1, 'Rivers'],
      [null, ''],
      [2, 'Seas'],
      [null, ''],
    ]);
  });
});

describe('a clean text', () => {
  it.each([
    ['one kind of line end', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
    ['one kind of space', 'a\u00a0b\u3000c', 'a b c'],
    ['no controls but tabs', 'a\u0000b\tc\u200bd', 'ab\tcd'],
    ['no space at the end of a line', 'a  \nb\t\nc', 'a\nb\nc'],
    ['one blank line at most, and none around', '\n\na\n\n\n\nb\n\n', 'a\n\nb'],
    ['composed letters', 'e\u0301', '\u00e9'],
    ['no mark of its encoding', '\ufeffa', 'a'],
    ['the title of its settings', '---\nauthor: Ann\ntitle: "Rivers"\n---\nText', '# Rivers\n\nText'],
    ['no settings', '---\nauthor: Ann\n---\nText', 'Text'],
    ['what only looks like settings', '---\nno setting\n---\nText', '---\nno setting\n---\nText'],
  ] as const)('has %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('the parts of a text', () => {
  const parts = (text: string) =>
    cutText(text).map(({ start, end, heading }) => [weightedWords(text.slice(start, end)), heading]);

  it('grow up to 400 words, and once they have 150 up to 250', () => {
    expect(parts([words(140), words(260)].join('\n\n'))).toEqual([[400, null]]);
    expect(parts([words(140), words(261)].join('\n\n'))).toEqual([
      [140, null],
      [261, null],
    ]);
    expect(parts([words(150), words(100)].join('\n\n'))).toEqual([[250, null]]);
    expect(parts([words(150), words(101)].join('\n\n'))).toEqual([
      [150, null],
      [101, null],
    ]);
  });

  it('end before a main section from 80 words on, and before a smaller one from 150', () => {
    const under = (mark: string, count: number) => parts(`# A\n\n${words(count)}\n\n${mark} B\n\n${words(70)}`);
    expect(under('##', 80)).toEqual([
      [80, 'A'],
      [70, 'A › B'],
    ]);
    expect(under('##', 79)).toHaveLength(1);
    expect(under('###', 149)).toHaveLength(1);
    expect(under('###', 150)).toHaveLength(2);
    expect(parts(`# A\n\n${words(90)}\n\n# B\n\n${words(90)}`).map(([, heading]) => heading)).toEqual(['A', 'B']);
  });

  it('hold a few words left over at the end, unless that is too much', () => {
    expect(parts(`${words(250)}\n\n${words(59)}`)).toEqual([[309, null]]);
    expect(parts(`${words(250)}\n\n${words(60)}`)).toHaveLength(2);
    expect(parts([words(240), words(300), words(59)].join('\n\n'))).toEqual([
      [240, null],
      [359, null],
    ]);
    expect(parts([words(400), words(20)].join('\n\n'))).toHaveLength(2);
  });

  it('cut what is longer than 400 words after its sentences', () => {
    expect(parts(words(400))).toHaveLength(1);
    expect(
      parts(
        Array(6)
          .fill(`Word ${words(99)}`)
          .join(' '),
      ),
    ).toEqual([
      [200, null],
      [200, null],
      [200, null],
    ]);
  });
});

describe('the pieces of a text', () => {
  const pieces = (text: string, count: number, start = 0, end = text.length) =>
    cutIntoPieces(text, start, end, count).map((piece) => text.slice(piece.start, piece.end));

  it('are cut after lines where there are some, else after sentences, in their place of the whole', () => {
    expect(pieces('One two.\nThree four.\nFive six.\nSeven eight.', 4)).toEqual([
      'One two.\nThree four.',
      'Five six.\nSeven eight.',
    ]);
    expect(pieces('One two. Three four. Five six.', 2)).toEqual(['One two.', 'Three four.', 'Five six.']);
    expect(pieces('>> One two. Three four. <<', 2, 3, 23)).toEqual(['One two.', 'Three four.']);
  });

  it('are cut at a space, or anywhere, where no sentence ends for 1500 characters', () => {
    expect(pieces(`${'x'.repeat(1_400)} ${'y'.repeat(1_400)}`, 100)).toEqual(['x'.repeat(1_400), 'y'.repeat(1_400)]);
    expect(pieces('x'.repeat(3_200), 100).map((piece) => piece.length)).toEqual([1_500, 1_500, 200]);
  });
});

describe('how much a text holds', () => {
  it.each([
    [0, 0],
    [39, 0],
    [40, 2],
    [149, 2],
    [150, 3],
    [499, 9],
  ])('is, in %i words, %i questions', (count, questions) => {
    expect(questionsIn(count)).toBe(questions);
  });

  it('is its words, or a twelfth of its characters where those are few', () => {
    expect(weightedWords('one two three')).toBe(3);
    expect(weightedWords('x'.repeat(25))).toBe(3);
  });
});
