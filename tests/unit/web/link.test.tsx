import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Link } from '../../../web/src/ui/link.tsx';
import { NavLink } from '../../../web/src/ui/nav-link.tsx';

const Here = () => <output>{useLocation().pathname}</output>;

describe('a link within the app', () => {
  const open = (onClick?: (event: { preventDefault(): void }) => void) => {
    render(
      <MemoryRouter>
        <Link to="/pricing?period=month" {...(onClick ? { onClick } : {})}>
          Pricing
        </Link>
        <Here />
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Pricing' });
    // jsdom would load another document
    const press = (keys = {}) => {
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link, keys);
    };
    return { link, press, at: () => screen.getByRole('status').textContent };
  };

  it('follows a plain press, and leaves the browser one for a new tab', () => {
    const { link, press, at } = open();
    expect(link.getAttribute('href')).toBe('/pricing?period=month');
    press({ ctrlKey: true });
    press({ metaKey: true });
    expect(at()).toBe('/');
    press();
    expect(at()).toBe('/pricing');
  });

  it('stays where somebody has dealt with the press', () => {
    const { press, at } = open((event) => event.preventDefault());
    press();
    expect(at()).toBe('/');
  });
});

describe('a link of the bar', () => {
  it.each([
    ['/dashboard', '/dashboard', false, 'page'],
    ['/dashboard/', '/dashboard', true, 'page'],
    ['/dashboard/anchor', '/dashboard', false, 'page'],
    ['/dashboard/anchor', '/dashboard', true, null],
    ['/dashboards', '/dashboard', false, null],
    ['/', '/dashboard', false, null],
  ] as const)('at %s, to %s (that alone: %s) is %s', (at, to, end, current) => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <NavLink to={to} end={end}>
          There
        </NavLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
  });
});
