import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tabs } from '../../../../web/src/ui/layout/tabs.tsx';

const tabs = ['All', 'Ready', 'Recycling Bin'].map((label) => ({ value: label, label }));
/** A bar of 300 px, with the last tab beyond its edge. */
const boxes: Readonly<Record<string, { left: number; width: number }>> = {
  tablist: { left: 20, width: 300 },
  All: { left: 20, width: 40 },
  'Recycling Bin': { left: 310, width: 100 },
};

it('tabs that a phone has no room for are scrolled to the chosen one', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, width } = boxes[this.getAttribute('role') ?? ''] ??
      boxes[this.textContent.trim()] ?? { left: 0, width: 0 };
    return new DOMRect(left, 0, width, 48);
  });
  const barOf = (value: string) => (
    <Tabs label="Filter" tabs={tabs} value={value} onChange={() => undefined}>
      {value}
    </Tabs>
  );
  const { rerender } = render(barOf('All'));
  const bar = screen.getByRole('tablist');
  bar.scrollLeft = 0;
  rerender(barOf('Recycling Bin'));
  expect(bar.scrollLeft).toBe(190);
  vi.restoreAllMocks();
});
