import { useState } from 'react';

export type TextSize = 'small' | 'normal' | 'large';

const KEY = 'fabula.text-size';
/** As the reading column takes them; the normal size is the style sheet's own. */
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

/** How large a person wants to read, on this device. */
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
