import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';

const page = `<div id="root"><div>
  <div><button data-menu-toggle aria-expanded="false" aria-controls="places">Menu</button>
    <nav id="places" hidden><button>Place</button></nav></div>
  <p>Page</p>
</div></div>`;

describe('the menu of a prerendered page, before the app stands', () => {
  beforeAll(async () => {
    document.body.innerHTML = page;
    await import('../../../../web/src/static.ts');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a tap outside', () => userEvent.click(screen.getByText('Page'))],
  ])('closes on %s and gives the focus back [GLOB-81]', async (_, leave) => {
    const button = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    screen.getByRole('button', { name: 'Place' }).focus();
    await leave();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });
});
