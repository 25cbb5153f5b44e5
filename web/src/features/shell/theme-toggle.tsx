import { Monitor, Moon, Sun } from 'lucide-react';
import { toggleTheme } from '../../lib/theme.ts';
import { shellTexts } from '../../texts/shell.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Which icon shows is the style sheet's to say: the page's theme is known there before any script runs. */
export function ThemeToggle() {
  return (
    <IconButton
      label={shellTexts.changeTheme}
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
