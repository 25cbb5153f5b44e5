import { describe, expect, it } from 'vitest';
import { clearTop } from '../../../../web/src/ui/overlay/clear-place.ts';

const span = (top: number, bottom: number) => ({ top, bottom });

describe('where a toast stands', () => {
  it('is the corner when nothing can be pressed there [GLOB-36]', () => {
    expect(clearTop(50, 900, [])).toBe(16);
    expect(clearTop(50, 900, [span(100, 140)])).toBe(16);
  });

  it('is the first gap that holds it below what can be pressed', () => {
    expect(clearTop(50, 900, [span(10, 50)])).toBe(58);
    expect(clearTop(50, 900, [span(10, 50), span(90, 130), span(170, 210)])).toBe(218);
  });

  it('stays as long as it covers nothing, and moves when it does', () => {
    expect(clearTop(50, 900, [span(500, 540)], 58)).toBe(58);
    expect(clearTop(50, 900, [span(80, 100)], 58)).toBe(16);
  });

  it('is below what lies over everything, whatever stood there before', () => {
    expect(clearTop(50, 900, [], 16, 40)).toBe(56);
    expect(clearTop(50, 900, [span(60, 100)], 30, 40)).toBe(108);
  });

  it('covers as little as can be where there is no gap', () => {
    expect(clearTop(50, 120, [span(10, 60), span(62, 118)])).toBe(16);
  });
});
