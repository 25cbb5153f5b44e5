import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { setTheme, type Theme, theme } from '../../lib/theme.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { Section } from '../../ui/section.tsx';
import { Segmented } from '../../ui/segmented.tsx';

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
