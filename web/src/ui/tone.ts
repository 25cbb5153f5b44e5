/** The four states of an item, and failure. Always used with an icon and a word. */
export type Tone = 'done' | 'continue' | 'start' | 'making' | 'wrong' | 'mode' | 'plain';

export const toneStyle: Record<Tone, string> = {
  done: 'bg-done-wash text-done',
  continue: 'bg-continue-wash text-continue',
  start: 'bg-start-wash text-start',
  making: 'bg-making-wash text-making',
  wrong: 'bg-wrong-wash text-wrong',
  mode: 'bg-mode-wash text-mode',
  plain: 'bg-sunk text-quiet',
};
