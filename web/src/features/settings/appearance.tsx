import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { setTheme, type Theme, theme } from '../../lib/browser/theme.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { settingsTexts } from './texts.ts';

const themes = [
  {
    value: 'light',
    label: (
      <>
        <Sun />
        {settingsTexts.light}
      </>
    ),
  },
  {
    value: 'dark',
    label: (
      <>
        <Moon />
        {settingsTexts.dark}
      </>
    ),
  },
  {
    value: 'system',
    label: (
      <>
        <Monitor />
        {settingsTexts.system}
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
    <Section anchor="appearance" title={settingsTexts.appearance} text={settingsTexts.forThisBrowserIt}>
      <Segmented label={settingsTexts.theme} options={themes} value={chosen} onChange={choose} className="mt-4" />
    </Section>
  );
}
