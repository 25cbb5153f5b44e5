import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { setTheme, type Theme, theme } from '../../lib/theme.ts';
import { Section } from '../../ui/section.tsx';
import { Segmented } from '../../ui/segmented.tsx';

const themes = [
  {
    value: 'light',
    label: (
      <>
        <Sun />
        Light
      </>
    ),
  },
  {
    value: 'dark',
    label: (
      <>
        <Moon />
        Dark
      </>
    ),
  },
  {
    value: 'system',
    label: (
      <>
        <Monitor />
        System
      </>
    ),
  },
] as const;

/** Of this browser alone, and at once. */
export function Appearance() {
  const [chosen, setChosen] = useState<Theme>(theme);
  const choose = (next: Theme) => {
    setTheme(next);
    setChosen(next);
  };
  return (
    <Section anchor="appearance" title="Appearance" text="For this browser. It takes effect at once.">
      <Segmented label="Theme" options={themes} value={chosen} onChange={choose} className="mt-4" />
    </Section>
  );
}
