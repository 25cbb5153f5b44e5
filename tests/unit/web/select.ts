import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Opens a select and returns its options. On a busy machine a press may come before the select's effects have run; then
 * it is pressed again, as a person would.
 */
export const openSelect = async (box: HTMLElement): Promise<HTMLElement[]> => {
  for (let presses = 1; ; presses += 1) {
    await act(async () => undefined);
    if (box.getAttribute('aria-expanded') !== 'true') await userEvent.click(box);
    try {
      return await screen.findAllByRole('option', {}, { timeout: 3_000 });
    } catch (error) {
      if (presses === 5) throw error;
    }
  }
};

/** Chooses in the select of this name. */
export const pick = async (field: string | RegExp, option: string | RegExp): Promise<void> => {
  await openSelect(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
