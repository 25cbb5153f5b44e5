import type { Mode } from '../catalogue/contract-choices.ts';

/** Two inks a mode and the paper, used by role so that every picture works in every scheme. */
export interface Inks {
  ground: string;
  /** Title and outlines. */
  ink: string;
  /** Deepest plane and what lies under it. */
  deep: string;
  deepest: string;
  middle: string;
  middleSoft: string;
  pale: string;
  /** The one bright thing. */
  bright: string;
  line: string;
}

const PAPER = 'var(--cover-paper)';
const family: Record<Mode, string> = { custom: 'story', traditional: 'traditional', anchor: 'anchor' };

/** Dark, pale, full and paper. */
export const schemesOf = (mode: Mode): readonly [Inks, Inks, Inks, Inks] => {
  const ink = (step: 1 | 2 | 3 | 4 | 5) => `var(--cover-${family[mode]}-${step})`;
  const base = { deep: ink(2), deepest: ink(1) };
  return [
    {
      ...base,
      ground: ink(1),
      ink: PAPER,
      middle: ink(2),
      middleSoft: ink(3),
      pale: ink(3),
      bright: ink(4),
      line: ink(4),
    },
    {
      ...base,
      ground: ink(5),
      ink: ink(1),
      middle: ink(4),
      middleSoft: ink(3),
      pale: ink(4),
      bright: ink(3),
      line: ink(1),
    },
    {
      ...base,
      ground: ink(2),
      ink: PAPER,
      deep: ink(1),
      middle: ink(3),
      middleSoft: ink(2),
      pale: ink(4),
      bright: PAPER,
      line: ink(4),
    },
    {
      ...base,
      ground: PAPER,
      ink: ink(1),
      middle: ink(4),
      middleSoft: ink(3),
      pale: ink(5),
      bright: ink(3),
      line: ink(2),
    },
  ];
};
