import { expect, it, vi } from 'vitest';

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('goes on painting after a test that had a clock of its own', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await passed(100);
  vi.useFakeTimers();
  button.className = 'changed while it has the focus';
  vi.useRealTimers();
  expect(await new Promise(requestAnimationFrame)).toBeTypeOf('number');
  button.remove();
});
