import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { looksGood } from '../support/looks.ts';
import { newPerson, openTabWithoutWorker, signUp } from '../support/stage.ts';
import { beginStory, servedBy, startWithModel } from '../support/with-model.ts';

const invented = 'It was measured again in Berlin in 1951.';
const wrong = 'Nobody has ever seen its end.';
const mended = 'Its end is known.';
const reasons: Readonly<Record<string, string>> = {
  [invented]: 'Your notes know of no second measurement.',
  [wrong]: 'Your notes name its end.',
};
/** Nobody is checked before the test has looked. */
const gate = Promise.withResolvers<void>();

const good = fakeModel(({ name, task }, answer) => {
  if (task.kind === 'scene' && 'content' in answer && task.type === 'chapter') {
    const [first = '', ...others] = answer.content.split('. ');
    return {
      ...answer,
      content: [
        `${first}. ${invented} ${others.slice(0, 4).join('. ')}. ${wrong.slice(0, -1)}`,
        ...others.slice(4),
      ].join('. '),
    };
  }
  if (task.kind === 'mend') return { sentences: [{ sentence: wrong, instead: mended }] };
  if (task.kind !== 'check') return undefined;
  const named = name === 'check' ? [invented, wrong] : [invented];
  return {
    objections: named
      .filter((sentence) => task.content.includes(sentence))
      .map((sentence) => ({ sentence, fault: 'invented' as const, reason: reasons[sentence] ?? '' })),
  };
});

const model = servedBy(good, async (kind) => {
  if (kind === 'check' || kind === 'solve') await gate.promise;
});

let product: Awaited<ReturnType<typeof startWithModel>>;
beforeAll(async () => {
  product = await startWithModel(model);
});
afterAll(async () => {
  gate.resolve();
  await product.close();
});

it('says what is being checked, and shows afterwards what was taken out and mended, and why', async () => {
  const { page, faults } = await openTabWithoutWorker(product.browser, product.origin);
  await signUp(page, newPerson());
  await beginStory(page, (id) => page.goto(`/session/${id}`));

  const rows = page.getByRole('navigation', { name: 'Scenes' }).getByRole('button');
  const checking = rows.filter({ hasText: ', being checked' });
  const chapter = rows.filter({ hasText: 'Chapter, being checked' }).first();
  await chapter.waitFor();
  await chapter.click();
  await page.getByText('Being checked against the material', { exact: true }).waitFor();
  await expect.poll(() => rows.filter({ hasText: 'being written' }).count()).toBe(0);
  const said = page.getByRole('status');
  await said.filter({ hasText: 'The scenes are being checked' }).waitFor({ state: 'attached' });
  await looksGood(page, 'viewer-checking');

  // What changes arrives by itself, and is said once for the whole lesson
  gate.resolve();
  await page.getByText('Checked: 1 sentence taken out and 1 sentence mended.').waitFor();
  await said.filter({ hasText: 'All scenes are checked' }).waitFor({ state: 'attached' });
  expect(await checking.count()).toBe(0);
  const text = page.locator('.reading');
  expect(await text.locator('p').first().innerText()).not.toContain(invented);
  await page
    .getByRole('note')
    .filter({ hasText: reasons[invented] ?? '' })
    .waitFor();
  await looksGood(page, 'viewer-checked');

  // By keyboard: from the line above the text to the mark, and what it says
  await page.getByRole('button', { name: 'Show where and why' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const taken = page.getByRole('dialog', { name: 'Taken out' });
  await taken.getByText(reasons[invented] ?? '').waitFor();
  await page.keyboard.press('Escape');
  await taken.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'This sentence was mended. Show what it was' }).click();
  await page.getByRole('dialog', { name: 'Mended' }).getByText(wrong).waitFor();
  await looksGood(page, 'viewer-mended');
  await page.keyboard.press('Escape');

  await rows.last().click();
  await page.getByText(/^Written by .*checked against your notes\.$/).scrollIntoViewIfNeeded();
  await looksGood(page, 'viewer-colophon');
  expect(faults).toEqual([]);
});
