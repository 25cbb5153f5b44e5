import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dropdown } from '../../../../web/src/ui/overlay/dropdown.tsx';
import { createFakeAuth, show } from '../stage.tsx';

const page = (
  <>
    <Dropdown face="Places" buttonClass="">
      <a href="/one">One</a>
    </Dropdown>
    <button type="button">Elsewhere</button>
  </>
);

const button = () => screen.getByRole('button', { name: 'Places' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true' && screen.queryByRole('link') !== null;

describe('a dropdown', () => {
  let router: ReturnType<typeof show>['router'];
  beforeEach(async () => {
    ({ router } = show([{ path: '*', element: page }], '/here', createFakeAuth().auth));
    await userEvent.click(button());
    expect(isOpen()).toBe(true);
  });

  it('closes on Escape and gives the focus back [GLOB-75]', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('closes on a click outside, and stays open on one inside [GLOB-76]', () => {
    fireEvent.pointerDown(screen.getByRole('link'));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  it('closes on scroll [GLOB-77]', () => {
    fireEvent.scroll(document);
    expect(isOpen()).toBe(false);
  });

  it('closes on resize [GLOB-78]', () => {
    fireEvent(window, new Event('resize'));
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus leaves it or the window [GLOB-79]', async () => {
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.blur(window);
    expect(isOpen()).toBe(false);
  });

  it('closes on a route change [GLOB-80]', async () => {
    await act(() => router.navigate('/there'));
    expect(isOpen()).toBe(false);
  });

  it('closes with the button that opened it', async () => {
    await userEvent.click(button());
    expect(isOpen()).toBe(false);
  });
});
