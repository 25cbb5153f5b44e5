import { describe, expect, it } from 'vitest';
import { readChunk, sentencesIn, verbatim } from '../../../lambdas/engine/text/chunk.ts';
import { escaped, sentenceMarkdown } from '../../../lambdas/engine/text/markdown.ts';
import { sentenceSpans } from '../../../lambdas/engine/text/sentences.ts';
import { singular, termKey } from '../../../lambdas/engine/text/words.ts';

const sentences = (text: string, language = 'en') =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));
const read = (text: string, heading: string | null = null) => readChunk({ id: 'c1', heading, text }, 'en');
const parts = (text: string) => read(text).sections.flatMap((section) => section.parts);

describe('sentences', () => {
  it.each([
    ['Dr. Watson met Mr. Holmes. They talked.', 2],
    ['The ship (H.M.S. Beagle) sailed in 1831. It came back in 1836.', 2],
    ['Use commas, semicolons, etc. The rest follows.', 2],
    ['It costs 3.5 million. Nobody paid.', 2],
    ['J. R. Smith wrote to the U.S. Senate.', 1],
    ['See e.g. the figure of St. Paul in fig. 3 of the book.', 1],
    ['He left (it was late. Very late.) and slept.', 1],
    ['Why? Because it rained! Then it stopped.', 3],
    ['The members said no. These nine had a vested interest. It was case no. 5 of the day.', 3],
  ])('of %j are %i', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });

  it('know German ordinals and abbreviations', () => {
    expect(sentences('Am 7. Dezember 1835 fuhr der Zug. Er fuhr z. B. nach Fürth.', 'de')).toHaveLength(2);
  });

  it('stay quick on a paragraph that never ends', () => {
    expect(sentences(`${'and then a. b. c. '.repeat(3_000)}.`).length).toBeGreaterThan(0);
  });
});

describe('a chunk', () => {
  it('has sentences that can be found in it again, letter by letter, whatever marks are in them', () => {
    const text =
      'A **stoma** is a small\n  opening. It is _flanked_ by `guard cells` and [described here](https://example.com/a).\n\n> Quoted text\n> goes on here. And here.\n\n- An item with **bold** words.\n- Another &amp; last one.';
    const chunk = read(text);
    expect(chunk.sentences.map((sentence) => sentence.text)).toEqual([
      'A stoma is a small opening.',
      'It is flanked by guard cells and described here.',
      'Quoted text goes on here.',
      'And here.',
      'An item with bold words.',
      'Another & last one.',
    ]);
    expect(chunk.sentences.map((sentence) => verbatim(chunk, sentence))).toEqual([
      'A **stoma** is a small\n  opening.',
      'It is _flanked_ by `guard cells` and [described here](https://example.com/a).',
      'Quoted text\n> goes on here.',
      'And here.',
      'An item with **bold** words.',
      'Another &amp; last one.',
    ]);
  });

  it('tells notes of one line each from prose that was wrapped', () => {
    const notes = parts('Neutral stimulus: triggers nothing\nConditioned stimulus: triggers a trained response');
    expect(notes.map(({ kind }) => kind)).toEqual(['line', 'line']);
    const wrapped = parts(
      'The stomata are typically located on the underside of the leaf,\nwhich helps to minimize water loss. Each of them is flanked by\nguard cells.',
    );
    expect(wrapped.map(({ kind }) => kind)).toEqual(['prose']);
    expect(wrapped.flatMap(sentencesIn)).toHaveLength(2);
  });

  it('reads bullets that Markdown does not know, and what announces them', () => {
    expect(parts('Rewards:\n• food\n• praise\n• rest')).toMatchObject([
      { kind: 'line' },
      { kind: 'list', lead: 'Rewards:', items: [{ text: 'food' }, { text: 'praise' }, { text: 'rest' }] },
    ]);
  });

  it('takes a short line above a paragraph for a heading, and shouting for a manner of setting it', () => {
    const { sections } = read(
      `THE STAMP ACT OF THE KING\n\n${'The act taxed paper of every kind in all of the colonies. '.repeat(3)}`,
    );
    expect(sections[0]?.heading).toBe('The Stamp Act of the King');
  });

  it('leaves out what is only about the text', () => {
    const { sentences: kept } = read(
      '## Results\n\nThe plants grew well.\n\n## References\n\nSmith, J. (1999). Plants.',
    );
    expect(kept.map(({ text }) => text)).toEqual(['The plants grew well.']);
  });

  it('keeps front matter, comments and scripts out', () => {
    const { sentences: kept } = read(
      '---\ntitle: x\n---\n\n<!-- hidden -->\n\nVisible text.\n\n<script>\nlet a = 1;\n</script>\n',
    );
    expect(kept.map(({ text }) => text)).toEqual(['Visible text.']);
  });
});

describe('Markdown that is written', () => {
  it('reads as it was meant, whatever signs are in the text', () => {
    expect(escaped('a*b_c [d] <e> #1 | $5')).toBe('a\\*b\\_c \\[d\\] \\<e\\> #1 \\| \\$5');
    expect(escaped('1. not a list')).toBe('1\\. not a list');
    expect(escaped('see https://a.example/b_c_d now')).toBe('see https://a.example/b_c_d now');
  });

  it('sets code as code and each awaited term in bold once', () => {
    const [sentence] = read('The `fsync` call flushes the log, and the log is then safe.').sentences;
    if (!sentence) throw new Error('no sentence');
    expect(sentenceMarkdown(sentence, new Set(['log', 'fsync']))).toBe(
      'The `fsync` call flushes the **log**, and the log is then safe.',
    );
  });
});

describe('words', () => {
  it('lose their plural where they have one', () => {
    expect(['cells', 'bodies', 'boxes', 'glass', 'virus', 'analysis'].map(singular)).toEqual([
      'cell',
      'body',
      'box',
      'glass',
      'virus',
      'analysis',
    ]);
  });

  it('make one key of the spellings of a term', () => {
    expect(termKey('The Light-dependent Reactions (LDR)')).toBe(termKey('light-dependent reaction'));
  });
});
