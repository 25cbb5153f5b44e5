import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import { Dropdown } from '../../ui/overlay/dropdown.tsx';
import { ModeDot } from './mode-dot.tsx';
import { dashboards } from './nav.ts';
import { barLink, listLink } from './nav-style.ts';
import { shellTexts } from './texts.ts';

export function DashboardsMenu() {
  return (
    <Dropdown
      buttonClass={barLink}
      face={
        <>
          {shellTexts.dashboards}
          <ChevronDown />
        </>
      }
    >
      <ul>
        {dashboards.map(({ label, to, mode }) => (
          <li key={to}>
            <NavLink to={to} end viewTransition className={listLink}>
              <ModeDot mode={mode} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
