import { describe, expect, it } from 'vitest';
import { isTaught } from '../../../../../lambdas/domain/scene/checks/taught.ts';

const squares = { chunk: 'c8', quote: 'is calculated by summing the squares of the share of each firm' };
const note = { chunk: 'c8', quote: 'Note that the index gives greater weight to large firms.' };
const chapter = {
  chunks: new Set(['c7', 'c8']),
  text: 'Mr Oakes took the share of each firm, multiplied it by itself, and added up the squares.',
};
const key = 'Squaring lets one big share outweigh several moderate ones.';

describe('a question is taught before it is asked', () => {
  it('where a chapter says what one of its quotes says, if not each of them', () => {
    expect(isTaught({ passages: [squares, note], key }, [chapter])).toBe(true);
    expect(isTaught({ passages: [note], key }, [chapter])).toBe(false);
  });

  it('by several chapters, each of which has one of its quotes', () => {
    const other = { chunks: new Set(['c9']), text: 'The index gives greater weight to large firms.' };
    expect(isTaught({ passages: [squares, { ...note, chunk: 'c9' }], key }, [chapter, other])).toBe(true);
  });

  it('where a chapter says the right option, whatever words decide it', () => {
    expect(isTaught({ passages: [note], key: 'the share of each firm' }, [chapter])).toBe(true);
  });

  it('in another language, by an answer that is worked out in words of its own', () => {
    const told = {
      chunks: new Set(['c8']),
      text: 'Las barreras cayeron despacio, y los conflictos llenaban los titulares.',
    };
    const answer = 'Las barreras fueron cayendo mientras los conflictos seguían';
    expect(isTaught({ passages: [note], key: answer }, [told])).toBe(true);
    expect(isTaught({ passages: [note], key: 'Los aranceles subieron en todas partes' }, [told])).toBe(false);
  });

  it('by no chapter that was made of other parts of the material', () => {
    expect(isTaught({ passages: [squares, { ...squares, chunk: 'c9' }], key }, [chapter])).toBe(false);
    expect(isTaught({ passages: [], key }, [chapter])).toBe(false);
  });
});
