import { ChevronDown, LogOut, Settings, Shield, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { displayName } from '../../../../shared/model/text/display-name.ts';
import { paths } from '../../app/paths.ts';
import { placeTexts } from '../../texts/place.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Dropdown } from '../../ui/overlay/dropdown.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { useSignOut } from '../auth/use-sign-out.ts';
import { useSubscription } from '../subscription/subscription-context.ts';
import { barLink, listLink } from './nav-style.ts';
import { shellTexts } from './texts.ts';

export function UserMenu() {
  const { name, user } = useAuth();
  const { plan, subscription, user: record } = useSubscription();
  const signOut = useSignOut();
  const shown = record ? displayName(record) : name;
  const admin = record?.role === 'admin' || record?.role === 'owner';
  return (
    <Dropdown
      align="end"
      buttonClass={barLink}
      face={
        <>
          <Avatar name={shown} url={record?.avatar_url ?? null} size="small" />
          <span className="sr-only">{shellTexts.accountLabel({ shown })}</span>
          <span aria-hidden="true" className="max-w-40 truncate max-sm:hidden md:max-lg:hidden">
            {shown}
          </span>
          <ChevronDown className="max-sm:hidden" />
        </>
      }
    >
      <div className="grid max-w-72 gap-0.5 border-b border-rule px-3 pt-1.5 pb-3">
        <span className="truncate font-semi">{shown}</span>
        <span className="truncate text-14 text-quiet">{user?.email}</span>
        {subscription !== undefined && (
          <Badge tone="mode" className="mt-1.5 justify-self-start">
            {plan}
          </Badge>
        )}
      </div>
      <ul className="pt-1.5">
        <li>
          <NavLink to={paths.profile} className={listLink}>
            <UserRound />
            {placeTexts.profile}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.settings} className={listLink}>
            <Settings />
            {placeTexts.settings}
          </NavLink>
        </li>
        {admin && (
          <li>
            <NavLink to={paths.admin} className={listLink}>
              <Shield />
              {shellTexts.admin}
            </NavLink>
          </li>
        )}
        <li>
          <button type="button" className={listLink} onClick={signOut}>
            <LogOut />
            {shellTexts.signOut}
          </button>
        </li>
      </ul>
    </Dropdown>
  );
}
