import { placeTexts } from '../../../texts/place.ts';
import { cx } from '../../../ui/cx.ts';
import type { AuthMode } from '../dialog/sign-in-modal.ts';
import { authTexts } from '../texts.ts';

const labels: Record<AuthMode, string> = { signin: placeTexts.signIn, signup: authTexts.signUpTab };

/** Element ids of the panel and of the tabs. */
export const PANEL = 'auth-panel';
export const tabId = (mode: AuthMode): string => `auth-tab-${mode}`;

interface ModeTabsProps {
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
}

/** Two tabs over one form; the arrow keys move between them. */
export function ModeTabs({ mode, onMode }: ModeTabsProps) {
  const other: AuthMode = mode === 'signin' ? 'signup' : 'signin';
  return (
    <div role="tablist" aria-label={authTexts.tabsLabel} className="mt-5 flex gap-6 border-b border-rule">
      {(['signin', 'signup'] as const).map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === mode}
          aria-controls={PANEL}
          tabIndex={tab === mode ? 0 : -1}
          className={cx(
            '-mb-px min-h-12 border-b-2 text-15 font-[520]',
            tab === mode ? 'border-mode-fill text-ink' : 'border-transparent text-quiet hover:text-ink',
          )}
          onClick={() => onMode(tab)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
            event.preventDefault();
            onMode(other);
            document.getElementById(tabId(other))?.focus();
          }}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
}
