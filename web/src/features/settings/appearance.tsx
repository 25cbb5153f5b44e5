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
        {settingsTexts.themeLight}
      </>
    ),
  },
  {
    value: 'dark',
    label: (
      <>
        <Moon />
        {settingsTexts.themeDark}
      </>
    ),
  },
  {
    value: 'system',
    label: (
      <>
        <Monitor />
        {settingsTexts.themeSystem}
      </>
    ),
  },
] as const;

/** The theme applies to this browser only, and at once. */
export function Appearance() {
  const [chosen, setChosen] = useState<Theme>(theme);
  const choose = (next: Theme) => {
    setTheme(next);
    setChosen(next);
  };
  return (
    <Section anchor="appearance" title={settingsTexts.appearanceTitle} text={settingsTexts.appearanceText}>
      <Segmented label={settingsTexts.themeLabel} options={themes} value={chosen} onChange={choose} className="mt-4" />
    </Section>
  );
}
