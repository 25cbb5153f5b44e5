import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../../lambdas/domain/generation/request/language.ts';
import { newSettings } from '../../../../../lambdas/domain/settings/settings.ts';
import type { Language } from '../../../../../shared/catalogue/locales.ts';
import { instant } from '../../../../../shared/model/time.ts';

const settingsIn = (language: Language | undefined) => ({
  find: async (userId: string) => language && { ...newSettings(userId, undefined, instant(0)), language },
});

describe('the language a lesson is asked for in', () => {
  it.each([
    ['chosen for it', 'fr', 'es', 'fr'],
    ['that of the settings where nothing was chosen for it', undefined, 'es', 'es'],
    ['English only when it was chosen for it', 'en', 'en', 'en'],
    ["the material's own where the settings say what they begin with", undefined, 'en', undefined],
    ["the material's own for somebody without settings", undefined, undefined, undefined],
    ["the material's own where that was chosen, whatever the settings say", 'material', 'es', undefined],
  ] as const)('is %s', async (_, asked, chosen, language) => {
    expect(await languageOf(settingsIn(chosen), 'ann', asked)).toBe(language);
  });
});
