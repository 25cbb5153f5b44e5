import { useState } from 'react';

export type TextSize = 'small' | 'normal' | 'large';

const KEY = 'fabula.text-size';
/** Font sizes of the reading column; the normal size is set by the style sheet. */
export const textSizes: Record<TextSize, string | undefined> = {
  small: '1.0625rem',
  normal: undefined,
  large: '1.375rem',
};

const kept = (): TextSize => {
  try {
    const size = localStorage.getItem(KEY);
    return size === 'small' || size === 'large' ? size : 'normal';
  } catch {
    return 'normal';
  }
};

/** The text size that the user chose on this device. */
export const useTextSize = () => {
  const [size, setSize] = useState(kept);
  const choose = (next: TextSize) => {
    setSize(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is switched off: it lasts as long as the page
    }
  };
  return [size, choose] as const;
};
