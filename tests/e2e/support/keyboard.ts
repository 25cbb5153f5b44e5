import type { Locator, Page } from 'playwright-core';
import type { newPerson } from './stage.ts';

/** The most controls that may have to be passed on a page. */
const PATIENCE = 60;

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const name = at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    return `${at?.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`;
  });

/** A user with only a keyboard. Throws when a control cannot be reached, and lists the ones that were passed. */
export const keyboardOf = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);
  const has = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0;

  /** Presses a key until one of the controls has the focus. */
  const reach = async (target: Locator, key = 'Tab'): Promise<void> => {
    await target.first().waitFor();
    const passed: string[] = [];
    for (let count = 0; count <= PATIENCE; count += 1) {
      if (await has(target)) return;
      await press(key);
      passed.push(await focused(page));
    }
    throw new Error(`${target} is not reached by ${key}: ${passed.join(' | ')}`);
  };

  const activate = async (target: Locator, key = 'Enter'): Promise<void> => {
    await reach(target);
    await press(key);
  };

  return {
    press,
    reach,
    activate,
    button: (name: string | RegExp) => activate(page.getByRole('button', { name, exact: true })),
    link: (name: string | RegExp) => activate(page.getByRole('link', { name, exact: true })),
    toggle: (target: Locator) => activate(target, 'Space'),
    /** Replaces the text of a field. */
    write: async (field: Locator, text: string): Promise<void> => {
      await reach(field);
      await press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    /** One of a group of radio buttons: the group is one tab stop, and arrows move inside it. */
    choose: async (option: Locator): Promise<void> => {
      await option.waitFor();
      await reach(page.getByRole('radiogroup').filter({ has: option }).getByRole('radio'));
      await reach(option, 'ArrowDown');
      if (!(await option.isChecked())) await press('Space');
    },
    /** An option of a select, reached by typing its first letters. */
    pick: async (box: Locator, option: Locator, start = ''): Promise<void> => {
      await activate(box);
      await option.waitFor();
      await page.keyboard.type(start);
      await reach(option, 'ArrowDown');
      await press('Enter');
    },
    /** One of several tabs. */
    tab: async (name: string | RegExp): Promise<void> => {
      await reach(page.getByRole('tab'));
      await reach(page.getByRole('tab', { name }), 'ArrowRight');
      await press('Enter');
    },
  };
};

export type Keyboard = ReturnType<typeof keyboardOf>;

/** From the sign-up page to the dashboard. */
export const signUpByKeyboard = async (
  page: Page,
  keys: Keyboard,
  person: ReturnType<typeof newPerson>,
): Promise<void> => {
  await keys.write(page.getByLabel('Full Name'), person.name);
  await keys.write(page.getByLabel('Email'), person.email);
  await keys.write(page.getByLabel('Password', { exact: true }), person.password);
  await keys.press('Enter');
  await page.waitForURL('**/dashboard');
};
