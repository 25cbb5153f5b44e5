import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { leavesMenu, refocusMenu } from '../../lib/browser/leave-menu.ts';
import { placeTexts } from '../../texts/place.ts';
import { openSignIn } from '../auth/dialog/sign-in-modal.ts';
import { ModeDot } from './mode-dot.tsx';
import { dashboards, marketing, together } from './nav.ts';
import { listLink } from './nav-style.ts';
import { shellTexts } from './texts.ts';

interface MobileMenuProps {
  signedIn: boolean;
  anonymous: boolean;
  /** True when links to the marketing pages are shown. */
  sells: boolean;
}

const ID = 'mobile-menu';

export function MobileMenu({ signedIn, anonymous, sells }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [key]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const onLeave = (event: Event) => {
      if (!box.current || !leavesMenu(event, box.current)) return;
      setOpen(false);
      refocusMenu(box.current);
    };
    for (const kind of ['click', 'keydown']) document.addEventListener(kind, onLeave, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);
  const places = [...(signedIn ? [...dashboards, ...together] : []), ...(sells ? marketing : [])];
  return (
    <div ref={box} className="md:hidden">
      <button
        type="button"
        data-menu-toggle=""
        aria-expanded={open}
        aria-controls={ID}
        aria-label={shellTexts.menu}
        className="group inline-grid size-9 place-items-center rounded-control text-quiet hover:bg-sunk hover:text-ink"
        onClick={() => setOpen((was) => !was)}
      >
        <Menu className="group-aria-expanded:hidden" />
        <X className="hidden group-aria-expanded:block" />
      </button>
      <nav
        id={ID}
        hidden={!open}
        aria-label={shellTexts.mobileLabel}
        className="absolute inset-x-0 top-(--bar) z-30 border-b border-rule bg-raised px-2 py-2 shadow-lift"
      >
        <ul>
          {places.map(({ label, to, mode }) => (
            <li key={to}>
              <NavLink to={to} end className={listLink}>
                {mode && <ModeDot mode={mode} />}
                {label}
              </NavLink>
            </li>
          ))}
          {anonymous && (
            <li>
              <button type="button" data-sign-in="" className={listLink} onClick={() => openSignIn('signin')}>
                {placeTexts.signIn}
              </button>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}
