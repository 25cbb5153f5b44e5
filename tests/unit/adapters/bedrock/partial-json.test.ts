import { describe, expect, it } from 'vitest';
import { createPartialReader } from '../../../../lambdas/adapters/bedrock/partial-json.ts';

const HARD = 'He said "no" — \\ and\n\t/ \u0007 of 🐟 and 👩‍🚀, {brace} [bracket], "content": "not this"';
const answer = {
  bible: { narrator: 'content', cast: ['"content": "x"', '}'], title: 'inner' },
  title: 'Über 東 🎈',
  content: HARD,
  sources: [{ chunk: 'c1', quote: 'content: {' }],
};
const escapedAll = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const readIn = (pieces: readonly string[]) => {
  const reader = createPartialReader();
  for (const piece of pieces) reader.push(piece);
  return reader;
};

describe('a field of an answer that comes in pieces', () => {
  it.each([
    ['as it is', JSON.stringify(answer)],
    ['with every other character escaped', escapedAll(JSON.stringify(answer))],
    ['set over lines', JSON.stringify(answer, null, 2)],
    ['after prose and in a fence', `Here it is:\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``],
    ['with its fields in another order', JSON.stringify({ content: HARD, title: answer.title, bible: answer.bible })],
  ])('is the same wherever the answer is cut, %s', (_, json) => {
    for (let at = 0; at <= json.length; at += 1) {
      const reader = readIn([json.slice(0, at), json.slice(at)]);
      expect(reader.field('content')).toBe(HARD);
      expect(reader.field('title')).toBe(answer.title);
    }
  });

  it('only grows, and never ends in half a character', () => {
    const json = escapedAll(JSON.stringify(answer));
    const reader = createPartialReader();
    let before = '';
    for (const unit of json) {
      reader.push(unit);
      const now = reader.field('content') ?? '';
      expect(now.startsWith(before)).toBe(true);
      expect(now.isWellFormed()).toBe(true);
      before = now;
    }
    expect(before).toBe(HARD);
  });

  it('is not there before it has begun, and empty when it has', () => {
    expect(readIn(['{"bible":{"content":"deep"},"content"']).field('content')).toBeUndefined();
    expect(readIn(['{"content":"']).field('content')).toBe('');
  });

  it('takes nothing from what is deeper, or from what follows the answer', () => {
    expect(readIn(['{"a":[{"content":"x"}],"b":{"content":"y"}} {"content":"z"}']).field('content')).toBeUndefined();
  });

  it('is what it was when the answer breaks off', () => {
    expect(readIn(['{"content":"half a wo']).field('content')).toBe('half a wo');
    expect(readIn(['{"content":"half \\u00']).field('content')).toBe('half ');
  });
});
