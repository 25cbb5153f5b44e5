import { NavLink } from 'react-router';
import { paths } from '../../app/paths.ts';
import { placeTexts } from '../../texts/place.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { openSignIn } from '../auth/dialog/sign-in-modal.ts';
import { useSubscription } from '../subscription/subscription-context.ts';
import { Brand } from './brand.tsx';
import { DashboardsMenu } from './dashboards-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { marketing, type NavPlace, together } from './nav.ts';
import { barLink } from './nav-style.ts';
import { shellTexts } from './texts.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

const BarLink = ({ place }: { place: NavPlace }) => (
  <NavLink to={place.to} viewTransition className={barLink}>
    {place.label}
  </NavLink>
);

export function TopBar() {
  const { status } = useAuth();
  const { subscription, active } = useSubscription();
  const signedIn = status === 'signedIn';
  // Hidden until the plan is known, so that a subscriber does not see the links appear and disappear
  const sells = status === 'none' || (signedIn && !active && subscription !== undefined);
  return (
    <header className="border-b border-rule bg-paper">
      <div className="page-width flex h-(--bar) items-center gap-2 sm:gap-6 md:max-lg:gap-3">
        <Brand />
        <nav aria-label={shellTexts.mainLabel} className="hidden gap-1 md:flex md:max-lg:gap-0">
          {signedIn && <DashboardsMenu />}
          {signedIn && together.map((place) => <BarLink key={place.to} place={place} />)}
          {sells && marketing.map((place) => <BarLink key={place.to} place={place} />)}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeToggle />
          {status === 'none' && (
            <>
              <button
                type="button"
                data-sign-in=""
                className={`${barLink} max-sm:hidden`}
                onClick={() => openSignIn('signin')}
              >
                {placeTexts.signIn}
              </button>
              <LinkButton to={paths.signUp} look="primary" size="small" className="max-sm:px-3">
                {placeTexts.signUpFree}
              </LinkButton>
            </>
          )}
          {signedIn && <UserMenu />}
          <MobileMenu signedIn={signedIn} anonymous={status === 'none'} sells={sells} />
        </div>
      </div>
    </header>
  );
}
