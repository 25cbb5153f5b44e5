import { Monitor, Moon, Sun } from 'lucide-react';
import { toggleTheme } from '../../lib/browser/theme.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { shellTexts } from './texts.ts';

/** The style sheet decides which icon is visible, because it knows the theme before any script runs. */
export function ThemeToggle() {
  return (
    <IconButton
      label={shellTexts.themeLabel}
      data-theme-toggle=""
      onClick={toggleTheme}
      icon={
        <>
          <span className="theme-light">
            <Sun />
          </span>
          <span className="theme-dark">
            <Moon />
          </span>
          <span className="theme-system">
            <Monitor />
          </span>
        </>
      }
    />
  );
}
