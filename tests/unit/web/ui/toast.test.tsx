import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

const cards = () => screen.queryAllByRole('listitem');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Once its time is over, a toast is hidden; it leaves the list a second later. */
const REMOVAL = 1_000;
const expectToLast = (duration: number) => {
  // Its end is one step, which begins the second until its removal
  pass(duration - 1);
  pass(2);
  pass(REMOVAL - 1);
  expect(cards()).toHaveLength(1);
  pass(2);
  expect(cards()).toHaveLength(0);
};

describe('toasts', () => {
  it.each([
    ['blank', 4_000],
    ['error', 4_000],
    ['success', 2_000],
  ] as const)('shows a %s toast for %i ms [GLOB-37, GLOB-39, GLOB-41, GLOB-42, GLOB-43]', (...[type, duration]) => {
    act(() => void toast[type]('Saved'));
    expectToLast(duration);
  });

  it('shows a custom toast for 4 s [GLOB-39, GLOB-45]', () => {
    act(() => void toast.custom('Mine'));
    expectToLast(4_000);
  });

  it('keeps a loading toast until it is replaced [GLOB-44, GLOB-46]', () => {
    act(() => void toast.loading('Uploading', { id: 'upload' }));
    pass(3_600_000);
    expect(cards()).toHaveLength(1);
    act(() => void toast.success('Uploaded', { id: 'upload' }));
    expect(cards()).toHaveLength(1);
    expect(screen.getByText('Uploaded')).toBeTruthy();
  });

  it('removes a dismissed toast a second later [GLOB-47]', () => {
    act(() => void toast.loading('Uploading', { id: 'upload' }));
    act(() => toast.dismiss('upload'));
    pass(REMOVAL - 1);
    expect(cards()).toHaveLength(1);
    pass(2);
    expect(cards()).toHaveLength(0);
  });

  it('holds twenty at most [GLOB-40]', () => {
    act(() => {
      for (let count = 1; count <= 25; count++) toast.blank(`Number ${count}`);
    });
    expect(cards()).toHaveLength(20);
    expect(screen.queryByText('Number 5')).toBeNull();
    expect(screen.getByText('Number 25')).toBeTruthy();
  });

  it('takes a duration of its own [GLOB-38]', () => {
    act(() => void toast.success('Sent', { duration: 2_500 }));
    expectToLast(2_500);
  });

  it('stands below the offline banner', () => {
    document.documentElement.style.setProperty('--banner', '40px');
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    act(() => void toast.error('Upload failed'));
    expect(screen.getByRole('region', { name: 'Notifications' }).style.top).toBe('56px');
  });

  it('shows information as a blank toast with an icon [GLOB-48]', () => {
    act(() => void toast.info('Stripe opens in a moment'));
    expect(cards()[0]?.querySelector('.lucide-info')).toBeTruthy();
    expectToLast(4_000);
  });

  it('is said to screen readers', () => {
    act(() => void toast.error('Upload failed'));
    expect(screen.getByText('Upload failed').closest('[aria-live=polite]')).toBeTruthy();
  });
});
