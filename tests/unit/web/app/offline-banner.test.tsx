import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfflineBanner } from '../../../../web/src/app/offline-banner.tsx';

const text = "You're offline - Some features may not work properly";
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const turn = (to: 'online' | 'offline') =>
  act(() => {
    online(to === 'online');
    window.dispatchEvent(new Event(to));
  });

afterEach(() => vi.restoreAllMocks());

describe('the offline banner', () => {
  it('comes when the browser goes offline and goes when it is back [GLOB-33, GLOB-34, GLOB-35]', () => {
    render(<OfflineBanner />);
    expect(screen.queryByText(text)).toBeNull();
    turn('offline');
    expect(screen.getByText(text)).toBeTruthy();
    turn('online');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('stands from the start where the browser is offline already [GLOB-34]', () => {
    online(false);
    render(<OfflineBanner />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is announced', () => {
    online(false);
    render(<OfflineBanner />);
    expect(screen.getByRole('status').textContent).toContain(text);
  });
});
